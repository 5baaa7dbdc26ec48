/** Alerts that shoppers ask for: who may leave one, who learns what, when its text leaves, and that it leaves once. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { type AlertKind, alertConsent, alertKinds } from "#shop/alert-consent.ts";
import { listAddresses } from "#shop/lists.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Monday, November 23, 2026, 2 PM in Detroit. */
const monday = "2026-11-23T19:00:00Z";
const night = "2026-11-24T04:00:00Z";
const morning = "2026-11-24T13:00:00Z";

const forms = {
  price: { kind: "price", product_id: "901", most_cents: 15_000 },
  available: { kind: "available", product_id: "902" },
  similar: { kind: "similar", type: "Bench", most_cents: 50_000 },
  check: { kind: "check", product_id: "901" },
} satisfies Record<AlertKind, object>;

/** Sends the form as whoever is speaking. */
function ask(db: Transaction, kind: AlertKind, change: object = {}) {
  const row = {
    ...forms[kind],
    phone: "(586) 555-0117",
    submission_key: randomUUID(),
    consent_version: alertConsent(kind).version,
    ...change,
  };
  const columns = Object.keys(row).join(", ");
  return db.query(
    `insert into public.product_alerts (${columns})
     select ${columns} from jsonb_populate_record(null::public.product_alerts, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

const rows = async <Row = Record<string, unknown>>(db: Transaction, sql: string) =>
  (await db.query<Row>(sql)).rows;

/** A shop whose only lamp is held; the work is done with every right, but where it speaks as a stranger. */
const inShop = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(`${shopSql} update private.settings set texts_are_sent = true`);
    await setClock(db, monday);
    await db.exec(`insert into public.holds (product_id, showroom, name, phone, until)
      values ('902', 'east', 'Luis', '248 555 0164', '${monday}'::timestamptz + interval '1 hour')`);
    await work(db);
  });

/** Says something as a stranger, then has every right again. */
async function asStranger(db: Transaction, say: () => Promise<unknown>) {
  await db.query("select set_config('request.jwt.claims', '{\"role\": \"anon\"}', true)");
  await db.query("set local role anon");
  await say();
  await db.query("reset role");
  await db.query("select set_config('request.jwt.claims', '', true)");
}
const wants = (db: Transaction, kind: AlertKind, change: object = {}) =>
  asStranger(db, () => ask(db, kind, change));

/** What a refusal says. */
async function refusal(db: Transaction, say: () => Promise<unknown>) {
  await db.exec("savepoint before");
  const error = await say().then(
    () => undefined,
    (thrown: Error & { code: string }) => thrown,
  );
  await db.exec("rollback to before");
  return error && `${error.code} ${error.message}`;
}

const phone = (nth: number) => ({ phone: `586-555-${String(nth).padStart(4, "0")}` });

const addresses = JSON.stringify({ bedroom: `https://shop.example${listAddresses.bedroom.path}` });

/** Sends what is true at a moment; how many. */
async function send(db: Transaction, at?: string, most = 40) {
  if (at) await setClock(db, at);
  const found = await db.query<{ sent: number }>(
    "select private.send_product_alerts($1::jsonb, $2) as sent",
    [addresses, most],
  );
  return found.rows[0]!.sent;
}
const bodies = async (db: Transaction) =>
  (
    await rows<{ body: string }>(
      db,
      "select body from private.text_outbox where kind = 'product_alert' order by created_at, id",
    )
  ).map(({ body }) => body);

describe("a stranger", () => {
  test("asks, and reads nothing", () =>
    inShop(async (db) => {
      for (const kind of alertKinds) await wants(db, kind);
      await asStranger(db, async () => {
        for (const statement of [
          "select phone from public.product_alerts",
          "select * from public.waiting_shoppers()",
          "update public.product_alerts set most_cents = 100",
          "delete from public.product_alerts",
          "insert into public.product_alerts (kind, product_id, phone, consent_version, due_at) values ('available', '902', '586 555 0117', 'available-2026-11-27', now())",
        ]) {
          expect(await refusal(db, () => db.query(statement)), statement).toContain("42501");
        }
      });
    }));

  test("learns of no number that it waits: the second alert is answered as the first", () =>
    inShop(async (db) => {
      await wants(db, "price");
      await wants(db, "price");
      await db.query(
        "insert into private.text_opt_outs values ('+15865550118', 'STOP', private.text_now())",
      );
      await wants(db, "price", phone(118));
    }));

  test.each([
    ["a sentence of another form", { consent_version: "available-2026-11-27" }, "out of date"],
    ["no US number", { phone: "416-555-0117" }, "Enter a US mobile number"],
    ["words for a number", { phone: "call me maybe" }, "Enter a US mobile number"],
    ["no amount", { most_cents: null }, "product_alerts_kind_whole"],
    ["an amount of nothing", { most_cents: 1 }, "product_alerts_most_cents_bounded"],
    ["a type beside a product", { type: "bench" }, "product_alerts_kind_whole"],
    ["a product that never was for sale", { product_id: "no" }, "no longer for sale"],
    ["a kind of their own", { kind: "all" }, "out of date"],
  ])("is refused with %s", (_, change, words) =>
    inShop((db) =>
      asStranger(db, async () => {
        expect(await refusal(db, () => ask(db, "price", change))).toContain(words);
      }),
    ),
  );

  test.each([
    { type: "go to evil.example" },
    { type: "call 5865550100" },
    { size: "evil.example/now" },
    { size: "586 555 0100" },
  ])("is refused with a link or a number to call: %j", (change) =>
    inShop((db) =>
      asStranger(db, async () => {
        expect(await refusal(db, () => ask(db, "similar", change))).toContain("_form");
      }),
    ),
  );

  test("sends one a call, and hears where no text can be sent", () =>
    inShop(async (db) => {
      await asStranger(db, async () => {
        const two = `insert into public.product_alerts (kind, product_id, phone, consent_version)
          select 'available', '902', '586-555-011' || n, 'available-2026-11-27' from generate_series(1, 2) as n`;
        expect(await refusal(db, () => db.query(two))).toContain("Send one request at a time.");
      });
      await db.query("update private.settings set texts_are_sent = false");
      await asStranger(db, async () => {
        expect(await refusal(db, () => ask(db, "available"))).toContain("can’t send texts");
      });
    }));

  test("is kept, marked and then refused beyond what one phone may ask for", () =>
    inShop(async (db) => {
      await db.query(
        "update private.settings set leads_per_phone_and_day = 1, most_leads_per_phone_and_day = 2",
      );
      await wants(db, "price");
      await wants(db, "price");
      await db.exec("update public.products set price_cents = 10000 where id = '901'");
      expect(
        await rows(db, "select suspected_junk as mark from public.product_alerts order by 1"),
      ).toEqual([{ mark: "phone" }, { mark: null }]);
      expect(await refusal(db, () => wants(db, "price"))).toContain("PT429");
      await db.query("delete from public.product_alerts where suspected_junk is null");
      expect(await send(db)).toBe(0);
    }));
});

test("who agreed to what is in the ledger, with the words that were shown", () =>
  inShop(async (db) => {
    for (const kind of alertKinds) await wants(db, kind);
    const given = await rows<{ version: string; words: string }>(
      db,
      "select version, words from private.consent_ledger where source = 'alert_form' order by id",
    );
    const [{ name }] = (await rows(db, "select private.shop_name() as name")) as [{ name: string }];
    expect(given).toEqual(
      alertKinds.map((kind) => ({
        version: alertConsent(kind).version,
        words: alertConsent(kind).sentence(name),
      })),
    );
    for (const { words } of given)
      expect(words).toMatch(
        /one automated marketing text .*HELP.*STOP.*Consent is not a condition of purchase\.$/,
      );
  }));

describe("the text", () => {
  test("of a price leaves at the amount, once, with the page's link", () =>
    inShop(async (db) => {
      await wants(db, "price");
      expect(await send(db)).toBe(0);
      await db.exec("update public.products set price_cents = 15001 where id = '901'");
      expect(await send(db)).toBe(0);
      await db.exec("update public.products set price_cents = 15000 where id = '901'");
      expect(await send(db)).toBe(1);
      expect(await bodies(db)).toEqual([
        expect.stringMatching(
          /^.+: Oak Bench is now \$150\. https:\/\/shop\.example\/deals\/bedroom\/oak-bench STOP to opt out, HELP for help\.$/,
        ),
      ]);
      await db.exec("update public.products set price_cents = 9900 where id = '901'");
      expect(await send(db)).toBe(0);
    }));

  test("of a hold leaves when the hold has lapsed, to as many as are free, the first first", () =>
    inShop(async (db) => {
      await wants(db, "available", phone(201));
      await setClock(db, "2026-11-23T19:01:00Z");
      await wants(db, "available", phone(202));
      expect(await send(db, "2026-11-23T19:59:00Z")).toBe(0);
      expect(await send(db, "2026-11-23T20:00:01Z")).toBe(1);
      expect(await send(db, "2026-11-23T21:00:01Z")).toBe(0);
      expect(
        await rows(db, "select phone from private.text_outbox where kind = 'product_alert'"),
      ).toEqual([{ phone: "+15865550201" }]);
      // It is still free a day later: the next one hears of it.
      expect(await send(db, "2026-11-24T20:30:01Z")).toBe(1);
    }));

  test("of something similar leaves for what comes in after it was asked, of that kind and price", () =>
    inShop(async (db) => {
      await wants(db, "similar");
      await db.exec("update public.product_alerts set created_at = clock_timestamp()");
      expect(await send(db)).toBe(0);
      const add = (id: string, type: string, cents: number) =>
        db.exec(`insert into public.products (id, slug, list, state, type, title, price_cents, style, colors)
            values ('${id}', 'new-${id}', 'bedroom', 'live', '${type}', 'New ${type}', ${cents}, 'modern', '{gray}');
          insert into public.stock (product_id, showroom, on_hand) values ('${id}', 'west', 1)`);
      await add("951", "nightstand", 9_900);
      await add("952", "bench", 50_100);
      expect(await send(db)).toBe(0);
      await add("953", "bench", 45_050);
      expect(await send(db)).toBe(1);
      expect(await bodies(db)).toEqual([
        expect.stringContaining(
          ": New bench came in at $450.50. https://shop.example/deals/bedroom/new-953",
        ),
      ]);
    }));

  test("keeps the quiet hours, and is true when it leaves", () =>
    inShop(async (db) => {
      await wants(db, "price");
      await wants(db, "price", { ...phone(203), most_cents: 12_000 });
      await db.exec("update public.products set price_cents = 11000 where id = '901'");
      expect(await send(db, night)).toBe(0);
      await db.exec("update public.products set price_cents = 14000 where id = '901'");
      expect(await send(db, morning)).toBe(1);
      expect(await bodies(db)).toEqual([expect.stringContaining("is now $140.")]);
    }));

  test("leaves no more to who says STOP, and START brings it not back", () =>
    inShop(async (db) => {
      await wants(db, "price");
      await wants(db, "available");
      await db.query("select private.record_reply('+15865550117', 'STOP', 'SM1', null)");
      await db.query("select private.record_reply('+15865550117', 'START', 'SM2', null)");
      await db.exec("update public.products set price_cents = 9900 where id = '901'");
      expect(await send(db, "2026-11-23T20:00:01Z")).toBe(0);
    }));

  test("is one of three a day for a number, and the fourth waits", () =>
    inShop(async (db) => {
      for (const type of ["sofa", "bed", "lamp", "rug"]) {
        await wants(db, "similar", { type });
        await db.exec(`insert into public.products (id, slug, list, state, type, title, price_cents, style, colors)
            values ('${type}', 'new-${type}', 'clearance', 'live', '${type}', 'New', 100, 'modern', '{gray}');
          insert into public.stock (product_id, showroom, on_hand) values ('${type}', 'west', 1)`);
      }
      expect(await send(db)).toBe(3);
      expect(await send(db, "2026-11-23T20:30:00Z")).toBe(0);
      expect(await send(db, "2026-11-24T20:30:00Z")).toBe(1);
    }));

  test("of a mass change leaves within the shop's limits, and takes no room from other texts", () =>
    inShop(async (db) => {
      await db.query("update private.settings set texts_per_hour = 5");
      for (let nth = 300; nth < 312; nth += 1) await wants(db, "price", phone(nth));
      await db.exec("update public.products set price_cents = 9900 where id = '901'");
      expect(await send(db, undefined, 3)).toBe(3);
      expect(await send(db)).toBe(2);
      expect(await send(db)).toBe(0);
      const claimed = "select count(*)::int as count from private.claim_texts(100)";
      expect(await rows(db, claimed)).toEqual([{ count: 5 }]);
      expect(
        await rows(db, "select private.share_refusal('link', private.text_now()) as r"),
      ).toEqual([{ r: null }]);
      expect(await send(db, "2026-11-23T20:30:00Z")).toBe(5);
    }));
});

describe("whether it is still there", () => {
  async function asStaff<Said>(db: Transaction, who: string, say: () => Promise<Said>) {
    await become(db, who);
    await db.query("set local role authenticated");
    const said = await say();
    await db.query("reset role");
    await db.query("select set_config('request.jwt.claims', '', true)");
    return said;
  }
  /** How many people it is for. */
  const answer = (db: Transaction, what: string | null, who = people.otherAdmin) =>
    asStaff(db, who, async () => {
      const said = "select public.answer_stock_checks('901', $1) as people";
      return (await db.query<{ people: number }>(said, [what])).rows[0]!.people;
    });
  /** Two people ask about the bench, one of them twice, and one about the lamp. */
  const asked = (work: (db: Transaction) => Promise<void>) =>
    inShop(async (db) => {
      for (const nth of [701, 702, 702]) await wants(db, "check", phone(nth));
      await wants(db, "check", { ...phone(703), product_id: "902" });
      await work(db);
    });
  const later = "2026-11-23T19:00:21Z";

  test("is asked of staff, who answer all of them in one press, once each, with the page's link", () =>
    asked(async (db) => {
      expect(await send(db)).toBe(0);
      expect(await answer(db, "here")).toBe(2);
      // As long as the press can be taken back.
      expect(await send(db)).toBe(0);
      expect(await send(db, later)).toBe(2);
      expect(await bodies(db)).toEqual([
        ...Array(2).fill(
          expect.stringMatching(
            /: Oak Bench is still here at \$200\. https:\/\/shop\.example\/deals\/bedroom\/oak-bench STOP to opt out, HELP for help\.$/,
          ),
        ),
      ]);
      expect(await send(db, "2026-11-23T19:30:00Z")).toBe(0);
      expect(await refusal(db, () => answer(db, "gone"))).toContain("PT409");
    }));

  test("is gone where staff say so, with the link of what else is here", () =>
    asked(async (db) => {
      await answer(db, "gone");
      expect(await send(db, later)).toBe(2);
      expect((await bodies(db))[0]).toMatch(
        /: Oak Bench is gone\. What else is here: https:\/\/shop\.example\/deals\/bedroom STOP to opt out, HELP for help\.$/,
      );
    }));

  test.each(["here", null])("is gone once it is sold, whatever was said before: %s", (said) =>
    asked(async (db) => {
      if (said) await answer(db, said);
      await db.exec("update public.products set state = 'sold' where id = '901'");
      expect(await send(db, later)).toBe(2);
      expect((await bodies(db))[0]).toContain("Oak Bench is gone.");
    }),
  );

  test("is nothing that a price or a lapsed hold answers", () =>
    asked(async (db) => {
      await db.exec("update public.products set price_cents = 9900");
      expect(await send(db, "2026-11-23T20:00:01Z")).toBe(0);
    }));

  test("is answered by the first who presses, who may take it back until a text is queued", () =>
    asked(async (db) => {
      await answer(db, "gone");
      expect(await refusal(db, () => answer(db, "here"))).toContain("PT409 Somebody answered");
      await answer(db, null);
      expect(await send(db, later)).toBe(0);
      await answer(db, "here");
      expect(await send(db, "2026-11-23T19:01:00Z")).toBe(2);
      expect(await refusal(db, () => answer(db, null))).toContain("PT409");
    }));

  test("is not texted at night, nor to who says STOP, nor for junk", () =>
    asked(async (db) => {
      await db.exec(
        "update public.product_alerts set suspected_junk = 'phone' where phone = '+15865550702'",
      );
      await wants(db, "check", phone(704));
      // Nobody hears of junk.
      expect(await answer(db, "here")).toBe(2);
      await db.query("select private.record_reply('+15865550704', 'STOP', 'SM1', null)");
      expect(await send(db, night)).toBe(0);
      expect(await send(db, morning)).toBe(1);
      expect(
        await rows(db, "select phone from private.text_outbox where kind = 'product_alert'"),
      ).toEqual([{ phone: "+15865550701" }]);
    }));

  test("stands first among what is waited for until it is answered, and names nobody", () =>
    asked(async (db) => {
      for (const nth of [705, 706, 707]) await wants(db, "price", phone(nth));
      const waiting = () =>
        rows(db, "select kind, product_id, people from public.waiting_shoppers()");
      await asStaff(db, people.otherAdmin, async () => {
        expect(await waiting()).toEqual([
          { kind: "check", product_id: "901", people: 2 },
          { kind: "check", product_id: "902", people: 1 },
          { kind: "price", product_id: "901", people: 3 },
        ]);
      });
      await answer(db, "here");
      await asStaff(db, people.otherAdmin, async () => {
        expect((await waiting()).map(({ product_id }) => product_id)).toEqual(["902", "901"]);
      });
    }));

  test("is heard of once by staff, in opening hours, as a request to hold is", () =>
    asked(async (db) => {
      await db.exec(
        "insert into public.alert_phones (showroom, phone_e164) values ('east', '+12485550199')",
      );
      const heard = async () => {
        const found = await rows<{ line: string }>(
          db,
          "select concat_ws(', ', kind, title, body, path) as line from private.claim_staff_alerts(9)",
        );
        await db.exec("select private.finish_staff_alert(id) from private.staff_alerts");
        return found.map(({ line }) => line);
      };
      await wants(db, "available");
      await db.exec(
        "update public.product_alerts set suspected_junk = 'phone' where product_id = '902' and kind = 'check'",
      );
      const bench = "hold, Is it still there?, Oak Bench, /admin#stock-checks";
      expect(await heard()).toEqual([bench]);
      await setClock(db, "2026-11-23T19:10:00Z");
      await wants(db, "check", phone(708));
      expect(await heard()).toEqual([]);
      await answer(db, "here");
      await setClock(db, "2026-11-23T19:20:00Z");
      expect(await send(db)).toBe(3);
      await wants(db, "check", phone(709));
      expect(await heard()).toEqual([bench]);
    }));

  test.each([
    ["was answered", "select public.answer_stock_checks('901', 'here')"],
    ["answered itself", "update public.products set state = 'sold' where id = '901'"],
  ])("is heard of no more once it %s", (_, sql) =>
    asked(async (db) => {
      await db.exec(
        "insert into public.alert_phones (showroom, phone_e164) values ('east', '+12485550199')",
      );
      await become(db, people.admin);
      await db.exec(sql);
      await db.query("select set_config('request.jwt.claims', '', true)");
      if (sql.startsWith("update")) await send(db);
      expect(await rows(db, "select body from private.claim_staff_alerts(9)")).toEqual([
        { body: "Brass Lamp" },
      ]);
    }),
  );

  test.each([
    ["an admin", people.admin, null],
    ["staff of the sales floor", people.otherAdmin, null],
    ["a shopper", people.shopper, "42501"],
  ])("is answered by %s: %s", (_, who, code) =>
    asked(async (db) => {
      await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
        people.otherAdmin,
      ]);
      const refused = await refusal(db, () => answer(db, "here", who));
      if (code) expect(refused).toContain(code);
      else expect(refused).toBeUndefined();
    }),
  );

  test("is no stranger's to answer, whose form says no answer either", () =>
    asked((db) =>
      asStranger(db, async () => {
        expect(
          await refusal(db, () => db.query("select public.answer_stock_checks('901', 'here')")),
        ).toContain("42501");
        expect(await refusal(db, () => ask(db, "check", { answer: "here" }))).toContain("42501");
      }),
    ));

  test("has only the answers that a text has words for, and only for who asked that", () =>
    asked(async (db) => {
      expect(await refusal(db, () => answer(db, "maybe"))).toContain("answer_known");
      expect(await refusal(db, () => wants(db, "check", { product_id: null }))).toContain(
        "kind_whole",
      );
      await wants(db, "price");
      expect(
        await refusal(db, () => db.query("update public.product_alerts set answer = 'here'")),
      ).toContain("answer_known");
    }));
});

describe("the back office", () => {
  const waiting = (db: Transaction) => rows(db, "select * from public.waiting_shoppers()");
  const asked = (work: (db: Transaction) => Promise<void>) =>
    inShop(async (db) => {
      for (const nth of [401, 402]) await wants(db, "similar", { size: "Queen", ...phone(nth) });
      await wants(db, "similar", { size: "queen", most_cents: 30_000, ...phone(402) });
      await wants(db, "price");
      await work(db);
    });

  test.each([
    ["an admin", null],
    ["staff of the sales floor", "floor"],
  ])("tells %s how many wait for what, and nobody’s number", (_, floor) =>
    asked(async (db) => {
      if (floor)
        await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
          people.otherAdmin,
        ]);
      await become(db, people.otherAdmin);
      await db.query("set local role authenticated");
      const bed = { kind: "similar", type: "bench", size: "queen" };
      expect(await waiting(db)).toEqual([
        { ...bed, product_id: null, people: 2, least_cents: 30_000, most_cents: 50_000 },
        expect.objectContaining({ kind: "price", product_id: "901", people: 1 }),
      ]);
      await expect(rows(db, "select phone from public.product_alerts")).rejects.toMatchObject({
        code: "42501",
      });
    }),
  );

  test("tells a shopper nothing", () =>
    asked(async (db) => {
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      await expect(waiting(db)).rejects.toMatchObject({ code: "42501" });
    }));
});

describe("what is worth doing", () => {
  const suggested = (db: Transaction) => rows(db, "select * from private.suggestions()");

  test("is at most three things: what most wait for a price of, what stands longest, what is looked for", () =>
    inShop(async (db) => {
      await db.exec(`update public.products set added_on = '2026-10-24', size = 'Queen';
        insert into public.products (id, slug, list, state, type, title, price_cents, style, colors, added_on)
        select 'old-' || days, 'old-' || days, 'bedroom', 'live', 'chest', 'Chest ' || days, 9000, 'modern', '{gray}',
          date '2026-11-23' - days from unnest(array[29, 30, 64]) as days;
        insert into public.stock (product_id, showroom, on_hand)
          select id, 'west', 1 from public.products where id like 'old-%'`);
      await wants(db, "price", { ...phone(601), most_cents: 12_000 });
      await wants(db, "price", phone(602));
      for (const nth of [603, 604, 605])
        await wants(db, "similar", { ...phone(nth), size: "Queen" });
      await wants(db, "similar", { ...phone(606), type: "rug" });
      // A stranger's words stand in no mail.
      for (const nth of [611, 612, 613, 614]) {
        await wants(db, "similar", { ...phone(nth), type: "call me now" });
      }
      await wants(db, "similar", { ...phone(606), size: "call me now" });
      const nothing = { slug: null, days: null, people: null, price_cents: null };
      const atMost = (least_cents: number, most_cents = least_cents) => ({
        least_cents,
        most_cents,
      });
      const bench = { slug: "oak-bench", title: "Oak Bench", people: 2, price_cents: 20_000 };
      const chest = { slug: "old-64", title: "Chest 64", days: 64, price_cents: 9_000 };
      expect(await suggested(db)).toEqual([
        { ...nothing, kind: "lower", ...bench, ...atMost(12_000, 15_000) },
        { ...nothing, kind: "mark_down", ...chest, least_cents: null, most_cents: null },
        { ...nothing, kind: "bring_in", title: "queen bench", people: 3, ...atMost(50_000) },
      ]);
      // Somebody asks for the oldest one: the next is thirty days old, and the one of twenty-nine is young.
      const ask = (product: string) =>
        db.exec(`insert into public.hold_requests (product_id, showroom, name, phone, created_at)
          values ('${product}', 'west', 'Ann Lee', '586 555 0129', '${monday}')`);
      await ask("old-64");
      expect(await suggested(db)).toContainEqual(
        expect.objectContaining({ slug: "old-30", days: 30 }),
      );
      await ask("old-30");
      expect(await suggested(db)).not.toContainEqual(
        expect.objectContaining({ kind: "mark_down" }),
      );
    }));

  test("is the price of what most look at and nobody buys, in the place of what stands longest", () =>
    inShop(async (db) => {
      await db.exec(`insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
          free_delivery_from_cents, delivery_fee_cents, hold_rule, counts_demand)
          values ('Example Home', 'Closeouts', '(586) 555-0100', 'hello@example.com', '', 'SamplePay', 1, 1, 'Until six.', true);
        insert into public.products (id, slug, list, state, type, title, price_cents, style, colors, added_on)
        select 'old-' || n, 'old-' || n, 'bedroom', 'live', 'chest', 'Chest ' || n, 9000, 'modern', '{gray}', '2026-09-01'
          from generate_series(1, 9) as n;
        insert into public.stock (product_id, showroom, on_hand)
          select id, 'west', 1 from public.products where id like 'old-%';
        insert into private.demand_counts values ('old-8', '2026-11-05', 'view', 40), ('old-9', '2026-11-05', 'view', 84)`);
      await wants(db, "price", phone(602));
      await wants(db, "similar", phone(603));
      const found = async () =>
        (await suggested(db)).map(({ kind, slug, people }) => [kind, slug, people].join(" "));
      const others = ["lower oak-bench 1", "bring_in  1"];
      expect(await found()).toEqual([others[0], "rethink old-9 84", others[1]]);
      // Somebody named a price for it: that says more than views.
      await wants(db, "price", { ...phone(604), product_id: "old-9", most_cents: 8_000 });
      expect(await found()).toContain("rethink old-8 40");
      await db.exec(
        "insert into public.price_plans (product_id, kind, starts_at, ends_at, price_cents) values ('old-8', 'sale', '2026-11-30T15:00Z', '2026-12-02T15:00Z', 8000)",
      );
      expect(await found()).toContain("mark_down old-1 ");
      await db.exec("update public.shop set counts_demand = false");
      expect(await found()).toHaveLength(3);
    }));

  test("is nothing where nobody waits and nothing stands long, and is no shopper's to read", () =>
    inShop(async (db) => {
      await db.exec("update public.products set added_on = '2026-11-20'");
      expect(await suggested(db)).toEqual([]);
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      await expect(rows(db, "select * from public.read_suggestions()")).rejects.toMatchObject({
        code: "42501",
      });
    }));
});

describe("what is kept of a person", () => {
  const kept = (db: Transaction) =>
    rows(
      db,
      `select phone from public.product_alerts
       union all select phone from private.text_outbox where kind = 'product_alert'`,
    );

  test("goes with the number that is erased, texts that wait too", () =>
    inShop(async (db) => {
      await wants(db, "price", phone(501));
      await db.exec("update public.products set price_cents = 9900 where id = '901'");
      expect(await send(db)).toBe(1);
      await become(db, people.admin, { email: "admin@example.com" });
      expect(
        await rows(db, "select * from public.preview_erasure_of_number('586 555 0501')"),
      ).toEqual([{ names: ["Asked for an alert"], leads: 0, holds: 1 }]);
      await db.query("select public.erase_number('586 555 0501')");
      expect(await kept(db)).toEqual([]);
    }));

  test("goes by itself: the address and the text after a day, the number after 90", () =>
    inShop(async (db) => {
      await db.query("select set_config('request.headers', $1, true)", [
        JSON.stringify({ "x-forwarded-for": "192.0.2.7" }),
      ]);
      await wants(db, "price");
      const forget = (at: string) => db.query("select private.forget_addresses($1)", [at]);
      const address = "select address from public.product_alerts";
      expect(await rows(db, address)).toEqual([{ address: "192.0.2.7" }]);
      await forget("2026-11-24T19:00:01Z");
      expect(await rows(db, address)).toEqual([{ address: null }]);
      await forget("2027-02-21T18:00:00Z");
      expect(await kept(db)).toHaveLength(1);
      await forget("2027-02-21T20:00:00Z");
      expect(await kept(db)).toEqual([]);
    }));

  test("goes with all that is older than the shop keeps leads", () =>
    inShop(async (db) => {
      await wants(db, "price");
      await db.query("select private.anonymize_holds($1)", ["2026-11-24T00:00:00Z"]);
      expect(await kept(db)).toEqual([]);
    }));
});
