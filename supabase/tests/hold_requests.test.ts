/** Requests to hold a product: who may leave one, who answers it, what it does to the stock, and what is texted. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Monday, November 23, 2026, 2 PM in Detroit. */
const monday = "2026-11-23T19:00:00Z";

const form = {
  product_id: "902",
  showroom: "east",
  name: "Dana Whitfield",
  phone: "(586) 555-0117",
  submission_key: randomUUID(),
  consent_version: "hold-2026-11-24",
};

/** Sends the form as whoever is speaking. */
function ask(db: Transaction, change: object = {}) {
  const row = { ...form, ...change };
  const columns = Object.keys(row).join(", ");
  return db.query(
    `insert into public.hold_requests (${columns})
     select ${columns} from jsonb_populate_record(null::public.hold_requests, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

async function asOwner(db: Transaction, work: () => Promise<unknown>) {
  await db.query("reset role");
  await work();
  await db.query("set local role authenticated");
}

const openShop = (db: Transaction) =>
  db
    .exec(`${shopSql} update private.settings set texts_are_sent = true`)
    .then(() => setClock(db, monday));

/** A stranger in the shop. */
const asStranger = (work: (db: Transaction) => Promise<void>) =>
  world.asStranger(async (db) => {
    await db.query("reset role");
    await openShop(db);
    await db.query("set local role anon");
    await work(db);
  });

/** An admin in a shop in which a stranger has asked for the lamp. */
const afterAsking = (
  work: (db: Transaction, request: string) => Promise<void>,
  change: object = {},
) =>
  world.asOwner(async (db) => {
    await openShop(db);
    await db.query("select set_config('request.jwt.claims', '{\"role\": \"anon\"}', true)");
    await db.query("set local role anon");
    await ask(db, change);
    await db.query("reset role");
    const { rows } = await db.query<{ id: string }>("select id from public.hold_requests");
    await become(db, people.admin, { email: "admin@example.com" });
    await db.query("set local role authenticated");
    await work(db, rows[0]!.id);
  });

const confirm = (db: Transaction, id: string) =>
  db.query("select public.confirm_hold_request($1)", [id]);
const decline = (db: Transaction, id: string, why = "It was just sold.") =>
  db.query("select public.decline_hold_request($1, $2)", [id, why]);
const requests = async (db: Transaction) =>
  (await db.query<Record<string, unknown>>("select * from public.hold_requests")).rows;
async function texts(db: Transaction) {
  let rows: object[] = [];
  await asOwner(db, async () => {
    ({ rows } = await db.query<object>(
      "select state, reason, phone, body, due_at from private.text_outbox order by created_at",
    ));
  });
  return rows;
}

describe("a stranger", () => {
  test("leaves a request and reads nothing, not even their own", () =>
    asStranger(async (db) => {
      await ask(db);
      await expect(db.query("select * from public.hold_requests")).rejects.toMatchObject({
        code: "42501",
      });
    }));

  test("sends the same twice: it is kept once", () =>
    asStranger(async (db) => {
      await ask(db);
      await expect(ask(db)).rejects.toMatchObject({
        code: "23505",
        message: expect.stringContaining("submission_key"),
      });
    }));

  test.each(["never-existed", "2026-11-25"])("cannot have agreed to “%s”", (consent_version) =>
    asStranger((db) => expect(ask(db, { consent_version })).rejects.toThrow("is out of date")),
  );

  test("sends one row a call", () =>
    asStranger(async (db) => {
      await expect(
        db.query(
          `insert into public.hold_requests (product_id, showroom, name, phone)
           values ('902', 'east', 'A', '586 555 0117'), ('902', 'east', 'B', '586 555 0118')`,
        ),
      ).rejects.toThrow("Send one request at a time.");
    }));

  test.each([
    ["a name of nothing", { name: "" }, "23514"],
    ["a number of words", { phone: "call me up" }, "23514"],
    ["a showroom that is none", { showroom: "north" }, "23514"],
    ["a piece that is none", { product_id: "999" }, "PT409"],
    ["an answer of their own", { answer: "held" }, "42501"],
    ["a hold of their own", { hold_id: randomUUID() }, "42501"],
  ])("is refused with %s", (_, change, code) =>
    asStranger((db) => expect(ask(db, change)).rejects.toMatchObject({ code })),
  );

  test("is told that a product was sold meanwhile", () =>
    asStranger(async (db) => {
      await db.query("reset role");
      await db.query("update public.products set state = 'archived' where id = '902'");
      await db.query("set local role anon");
      await expect(ask(db)).rejects.toThrow("This product is no longer for sale.");
    }));

  test("answers nothing", async () => {
    for (const statement of [
      `select public.confirm_hold_request('${randomUUID()}')`,
      `select public.decline_hold_request('${randomUUID()}', 'No.')`,
      `select public.reopen_hold_request('${randomUUID()}')`,
    ]) {
      await asStranger((db) =>
        expect(db.query(statement)).rejects.toMatchObject({ code: "42501" }),
      );
    }
  });

  test("is promised a text", () =>
    asStranger(async (db) => {
      await ask(db);
      const promise = async (key: string) =>
        (await db.query<{ p: string | null }>("select public.hold_promise($1) as p", [key])).rows[0]
          ?.p;
      expect(await promise(form.submission_key)).toBe("text");
      expect(await promise(randomUUID())).toBeNull();
    }));
});

test("a shopper asks as a stranger does, sees nobody's, and answers nothing", () =>
  world.asShopper(async (db) => {
    await asOwner(db, () => openShop(db));
    await ask(db);
    expect(await requests(db)).toEqual([]);
    await expect(confirm(db, randomUUID())).rejects.toMatchObject({ code: "42501" });
  }));

test("many requests for one phone are kept, marked, and then refused", () =>
  world.asStranger(async (db) => {
    await db.query("reset role");
    await openShop(db);
    await db.query(
      "update private.settings set leads_per_phone_and_day = 1, most_leads_per_phone_and_day = 2",
    );
    await db.query("set local role anon");
    for (let nth = 0; nth < 2; nth += 1) await ask(db, { submission_key: randomUUID() });
    await db.exec("savepoint third");
    await expect(ask(db, { submission_key: randomUUID() })).rejects.toMatchObject({
      code: "PT429",
    });
    await db.exec("rollback to third");
    await db.query("reset role");
    const marks = (await requests(db)).map(({ suspected_junk }) => suspected_junk);
    expect(marks.sort()).toEqual(["phone", null].sort());
  }));

describe("an admin", () => {
  test("sees what waits; nothing has left the stock", () =>
    afterAsking(async (db) => {
      expect(await requests(db)).toMatchObject([
        { name: form.name, phone_e164: "+15865550117", answer: null, suspected_junk: null },
      ]);
      await asOwner(db, async () => {
        const { rows } = await db.query("select private.current_holds() as holds");
        expect(rows).toEqual([{ holds: [] }]);
      });
      expect(await texts(db)).toEqual([]);
    }));

  test("confirms: the product is held by the rule, and its text is queued", () =>
    afterAsking(async (db, request) => {
      await confirm(db, request);
      expect((await db.query("select * from public.holds")).rows).toMatchObject([
        { product_id: "902", name: form.name, state: "held", made_by_email: "admin@example.com" },
      ]);
      expect(await requests(db)).toMatchObject([
        { answer: "held", answered_by_email: "admin@example.com" },
      ]);
      expect(await texts(db)).toMatchObject([
        {
          state: "queued",
          phone: "+15865550117",
          body: expect.stringContaining(
            "we're holding Brass Lamp for you at East until Tue, Nov 24 at 8:00 PM.",
          ),
        },
      ]);
    }));

  test("answers once", () =>
    afterAsking(async (db, request) => {
      await confirm(db, request);
      await db.exec("savepoint before");
      await expect(confirm(db, request)).rejects.toMatchObject({ code: "PT409" });
      await db.exec("rollback to before");
      await expect(decline(db, request)).rejects.toMatchObject({ code: "PT409" });
    }));

  test("cannot hold what is held for another: it stays a request", () =>
    afterAsking(async (db, request) => {
      await db.query(
        "insert into public.holds (product_id, showroom, name, phone) values ('902', 'east', 'Luis', '248 555 0164')",
      );
      await db.exec("savepoint before");
      await expect(confirm(db, request)).rejects.toThrow("None are free at East");
      await db.exec("rollback to before");
      expect(await requests(db)).toMatchObject([{ answer: null }]);
    }));

  test("declines with a reason, which is texted", () =>
    afterAsking(async (db, request) => {
      await decline(db, request);
      expect(await requests(db)).toMatchObject([
        { answer: "declined", reason: "It was just sold." },
      ]);
      expect(await texts(db)).toMatchObject([
        {
          state: "queued",
          body: expect.stringContaining("can't hold Brass Lamp at East. It was just sold."),
        },
      ]);
      expect((await db.query("select * from public.holds")).rows).toEqual([]);
    }));

  test("takes an answer back until its text has left", () =>
    afterAsking(async (db, request) => {
      await confirm(db, request);
      await db.query("select public.reopen_hold_request($1)", [request]);
      expect(await requests(db)).toMatchObject([{ answer: null, hold_id: null }]);
      expect((await db.query("select state from public.holds")).rows).toEqual([{ state: "ended" }]);
      expect(await texts(db)).toMatchObject([{ state: "refused", reason: "undone" }]);
      await decline(db, request);
      await asOwner(db, () =>
        db.query("update private.text_outbox set state = 'sent' where state = 'queued'"),
      );
      await expect(
        db.query("select public.reopen_hold_request($1)", [request]),
      ).rejects.toMatchObject({ code: "PT409" });
    }));

  test("writes no request's answer by hand", () =>
    afterAsking((db) =>
      expect(db.query("update public.hold_requests set answer = 'held'")).rejects.toMatchObject({
        code: "42501",
      }),
    ));
});

test("an answer is waited for: it leaves at night as well", () =>
  afterAsking(async (db, request) => {
    await asOwner(db, () => setClock(db, "2026-11-24T03:30:00Z"));
    await confirm(db, request);
    const leaves = new Date("2026-11-24T03:30:20Z");
    expect(await texts(db)).toMatchObject([{ state: "queued", due_at: leaves }]);
    await asOwner(db, async () => {
      const { rows } = await db.query("select * from private.claim_texts(10, $1)", [leaves]);
      expect(rows).toHaveLength(1);
    });
  }));

describe("no text", () => {
  test("goes to who agreed to none, and the answer stands", () =>
    afterAsking(
      async (db, request) => {
        await confirm(db, request);
        expect(await texts(db)).toMatchObject([{ state: "refused", reason: "no_consent" }]);
      },
      { consent_version: null },
    ));

  test("goes to who opted out", () =>
    afterAsking(async (db, request) => {
      await asOwner(db, () =>
        db.query("insert into private.text_opt_outs values ('+15865550117', 'STOP', now())"),
      );
      await confirm(db, request);
      expect(await texts(db)).toMatchObject([{ state: "opted_out" }]);
    }));
});

describe("what is kept of a person", () => {
  const everything = async (db: Transaction) => {
    await db.query("reset role");
    const { rows } = await db.query<{ all: string }>(
      `select string_agg(kept, '') as all from (
         select to_jsonb(hold_requests)::text as kept from public.hold_requests
         union all select to_jsonb(holds)::text from public.holds
         union all select to_jsonb(text_outbox)::text from private.text_outbox
       ) as rows`,
    );
    return rows[0]!.all;
  };

  test("goes after the time that the shop keeps leads", () =>
    afterAsking(async (db, request) => {
      await decline(db, request);
      await asOwner(db, () => db.query("select private.anonymize_holds(now() + interval '1 day')"));
      expect(await everything(db)).not.toMatch(/Dana|5550117/);
    }));

  test("goes with the person who is erased, and that they agreed stays as a hash", () =>
    afterAsking(async (db, request) => {
      await confirm(db, request);
      const { rows } = await db.query("select * from public.preview_erasure($1)", [lead.id]);
      expect(rows).toMatchObject([{ holds: 2 }]);
      await db.query("select public.erase_sender($1)", [lead.id]);
      expect(await everything(db)).not.toMatch(/Dana|555-?0117/);
      const consents = await db.query(
        "select 1 from private.erased_consents where consent_version = 'hold-2026-11-24'",
      );
      expect(consents.rows).toHaveLength(1);
    }));
});
