/** Texts both ways: who may write when, what an answer means, and the ledger of who agreed to what. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consents } from "#shop/financing-consent.ts";
import { holdConsent } from "#shop/hold-consent.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const number = "+15865550117";
const noon = "2026-11-18T12:00:00-05:00";
const covering = consents.at(-1)!.version;

const rows = async <R = Record<string, unknown>>(
  db: Transaction,
  query: string,
  values: unknown[] = [],
) => (await db.query<R>(query, values)).rows;
const one = async <V>(db: Transaction, call: string, values: unknown[] = []) =>
  (await rows<{ value: V }>(db, `select ${call} as value`, values))[0]!.value;
const reply = (
  db: Transaction,
  body: string,
  id: string = randomUUID(),
  kind: string | null = null,
) => one<string>(db, "private.record_reply($1, $2, $3, $4)", [number, body, id, kind]);
const claim = (db: Transaction, moment = noon) =>
  rows<{ id: string; attempt: number }>(db, "select * from private.claim_texts(10, $1)", [moment]);
const send = (db: Transaction, words = "Are you in at five?", key: string = randomUUID()) =>
  rows<{ state: string; due_at: Date }>(db, "select * from public.send_text($1, $2, $3)", [
    lead.id,
    words,
    key,
  ]);
const state = async (db: Transaction, id: string) =>
  (
    await rows<{ state: string }>(db, "select state from private.text_outbox where id = $1", [id])
  )[0]?.state;
const ledger = (db: Transaction) =>
  rows(
    db,
    `select what, source, by_email from private.consent_ledger
     where phone_hash = private.phone_hash($1) order by id`,
    [number],
  );
const read = (db: Transaction) =>
  one<{
    refusal: string | null;
    hasOptedOut: boolean;
    leavesAt: string | null;
    messages: { id: string; from: string; body: string; isOpen: boolean }[];
    consents: { what: string; words: string | null }[];
  }>(db, "public.read_conversation($1)", [lead.id]);
const answer = (db: Transaction, question: string, meansStop: boolean | null) =>
  db.query("select public.answer_stop_question($1, $2)", [question, meansStop]);
const waiting = async (db: Transaction) =>
  (
    await rows<{ at: Date | null }>(
      db,
      "select reply_waiting_since as at from public.financing_leads where id = $1",
      [lead.id],
    )
  )[0]!.at;

/** At noon, with every right, for an admin who is signed in; the number agreed to be written to. */
const atNoon = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.query("update private.settings set clock = $1, texts_are_sent = true", [noon]);
    await agree(db);
    await become(db, people.admin, { email: "admin@example.com" });
    await work(db);
  });
const agree = (db: Transaction) =>
  db.query(
    `insert into public.financing_leads
       (first_name, last_name, phone, financing_option, consent_version, created_at)
     select first_name, last_name, '1-586-555-0117', financing_option, $2, created_at - interval '1 day'
     from public.financing_leads where id = $1`,
    [lead.id, covering],
  );

const calls: [what: string, query: string][] = [
  ["sending", `select public.send_text('${lead.id}', 'Hi', '${randomUUID()}')`],
  ["reading", `select public.read_conversation('${lead.id}')`],
  ["deciding", "select public.answer_stop_question(1, true)"],
  ["settling", `select public.settle_replies('${number}')`],
  ["listing unknown numbers", "select public.replies_without_lead()"],
];
describe("strangers and shoppers", () => {
  test.each(calls)("%s is refused to a stranger", (_, query) =>
    world.asStranger((db) => expect(db.query(query)).rejects.toThrow(/permission denied/)),
  );
  test.each(calls)("%s is refused to a shopper", (_, query) =>
    world.asShopper((db) => expect(db.query(query)).rejects.toThrow(/admin/)),
  );
  test.each(["private.consent_ledger", "private.text_replies", "private.text_opt_outs"])(
    "nobody looks into %s, an admin neither",
    async (table) => {
      for (const as of [world.asStranger, world.asShopper, world.asAdmin]) {
        await as((db) =>
          expect(db.query(`select * from ${table}`)).rejects.toThrow(/permission denied/),
        );
      }
    },
  );
  test("see no templates; an admin writes them", async () => {
    const change = "update public.text_templates set body = 'Hello {first_name}'";
    await world.asStranger((db) => expect(db.query(change)).rejects.toThrow(/permission denied/));
    await world.asShopper(async (db) => {
      expect((await db.query(change)).affectedRows).toBe(0);
      expect(await rows(db, "select * from public.text_templates")).toEqual([]);
    });
    await world.asAdmin(async (db) => {
      expect((await db.query(change)).affectedRows).toBe(4);
      // Whoever saves over an older version is told, and nothing is overwritten.
      await expect(
        db.query("update public.text_templates set name = 'Mine', version = 1"),
      ).rejects.toMatchObject({ code: "PT409" });
    });
  });
});

describe("what staff write", () => {
  test("leaves once, however often it is asked for, and takes a lead that is nobody's", () =>
    atNoon(async (db) => {
      const key = randomUUID();
      expect(await send(db, " See you at five 👋 ", key)).toMatchObject([{ state: "queued" }]);
      await send(db, "See you at five 👋", key);
      expect(await claim(db)).toMatchObject([{ id: key, body: "See you at five 👋" }]);
      expect((await read(db)).messages).toMatchObject([
        { from: "shop", body: "See you at five 👋" },
      ]);
      expect(
        await rows(db, "select assigned_to from public.financing_leads where id = $1", [lead.id]),
      ).toEqual([{ assigned_to: people.admin }]);
    }));

  test("has words, and no more than a carrier takes", () =>
    atNoon(async (db) => {
      for (const [words, sentence] of [
        ["x".repeat(2000), "Keep a text to 1 to 1,600 characters. This one has 2,000."],
        ["👋".repeat(801), "Keep a text to 1 to 1,600 characters. This one has 1,602."],
        [" \n", "This one has 0"],
      ] as const) {
        await db.query("savepoint before");
        await expect(send(db, words)).rejects.toThrow(sentence);
        await db.query("rollback to savepoint before");
      }
      expect(await send(db, "x".repeat(1600))).toHaveLength(1);
    }));

  test("needs more than the agreement to one text, or a text from the person", () =>
    world.asOwner(async (db) => {
      await db.query("update private.settings set clock = $1, texts_are_sent = true", [noon]);
      await become(db, people.admin, { email: "admin@example.com" });
      await db.query("savepoint before");
      await expect(send(db)).rejects.toThrow("They didn’t agree to texts about their request.");
      await db.query("rollback to savepoint before");
      await reply(db, "Do you have it in oak?");
      expect(await send(db)).toMatchObject([{ state: "queued" }]);
      await db.query("update private.settings set clock = clock + interval '31 days'");
      expect((await read(db)).refusal).toMatch(/didn’t agree/);
    }));

  test("ends with the day's number", () =>
    atNoon(async (db) => {
      await db.query("update private.settings set messages_per_phone_and_day = 1");
      await send(db);
      await expect(send(db)).rejects.toThrow("This number reached its daily text limit.");
    }));
});

describe("an answer", () => {
  test("waits on the number's newest lead until somebody writes or says it needs none", () =>
    atNoon(async (db) => {
      await reply(db, "Do you have it in oak?");
      expect(await waiting(db)).toEqual(new Date(noon));
      await db.query("select public.settle_replies($1)", [number]);
      expect(await waiting(db)).toBeNull();
      await db.query("select public.settle_replies($1, false)", [number]);
      expect(await waiting(db)).toEqual(new Date(noon));
      await send(db);
      expect(await waiting(db)).toBeNull();
      expect((await read(db)).messages.map(({ from, isOpen }) => [from, isOpen])).toContainEqual([
        "person",
        false,
      ]);
    }));

  test("that comes twice is one, and two at once are two", () =>
    atNoon(async (db) => {
      await reply(db, "One", "SM1");
      await reply(db, "One", "SM1");
      await reply(db, "Two", "SM2");
      expect((await read(db)).messages.map(({ body }) => body).sort()).toEqual(["One", "Two"]);
    }));

  test("of 2,000 characters and emoji is kept whole, and one without words is one", () =>
    atNoon(async (db) => {
      const long = `${"Sofa? 🛋️ ".repeat(220)}end`;
      await reply(db, long);
      await reply(db, "");
      const bodies = (await read(db)).messages.map(({ body }) => body);
      expect(bodies).toContain(long);
      expect(bodies).toContain("(no words)");
    }));

  test("of a flood is kept up to the limit, and a STOP is heard beyond it", () =>
    atNoon(async (db) => {
      await db.query("update private.settings set replies_per_phone_and_hour = 3");
      const heard = [];
      for (let index = 0; index < 5; index += 1) heard.push(await reply(db, `Hello ${index}`));
      expect(heard).toEqual(["other", "other", "other", "flood", "flood"]);
      expect(await reply(db, "STOP")).toBe("stop");
      expect(await reply(db, "START")).toBe("flood");
      expect(await reply(db, "STOP")).toBe("flood");
      expect(await reply(db, "take me off your list")).toBe("flood");
      expect(await rows(db, "select from private.text_replies")).toHaveLength(4);
      expect((await read(db)).hasOptedOut).toBe(true);
    }));

  test("that may mean stop is heard beyond the limit, until one such question is open", () =>
    atNoon(async (db) => {
      await db.query("update private.settings set replies_per_phone_and_hour = 1");
      await reply(db, "Hello");
      expect(await reply(db, "take me off your list")).toBe("maybe_stop");
      expect(await reply(db, "take me off your list!")).toBe("flood");
      const { refusal, messages } = await read(db);
      expect(refusal).toMatch(/^First tell us if/);
      // Staff decided; then the person says it in the one word.
      await answer(db, messages.find(({ body }) => body === "take me off your list")!.id, true);
      expect(await reply(db, "STOP")).toBe("stop");
      expect(await reply(db, "STOP")).toBe("flood");
    }));

  test("from a number without a lead is shown with the name of its hold, if it has one", () =>
    atNoon(async (db) => {
      await db.query("select private.record_reply('+12485550199', 'Is it still there?', 'SM9')");
      expect(
        await rows(db, "select phone, name, body, question from public.replies_without_lead()"),
      ).toEqual([
        { phone: "+12485550199", name: null, body: "Is it still there?", question: null },
      ]);
      await db.query("select public.settle_replies('+12485550199')");
      expect(await rows(db, "select from public.replies_without_lead()")).toEqual([]);
    }));
});

describe("stop", () => {
  test.each([
    ["STOP", "stop"],
    [" Stop! ", "stop"],
    ["stop texting me", "stop"],
    ["Unsubscribe please", "stop"],
    ["OPT-OUT", "stop"],
    ["Can I stop by at five?", "maybe_stop"],
    ["stop by tomorrow", "maybe_stop"],
    ["please don't stop by", "maybe_stop"],
    ["Please don’t text me anymore", "maybe_stop"],
    ["take me off your list", "maybe_stop"],
    ["wrong number", "maybe_stop"],
    ["no más", "maybe_stop"],
    ["🛑", "maybe_stop"],
    ["ALTO", "maybe_stop"],
    ["I want to cancel my order", "maybe_stop"],
    ["S T O P", "maybe_stop"],
    ["stoppp", "maybe_stop"],
    ["end these texts", "maybe_stop"],
    ["delete my number", "maybe_stop"],
    ["I never signed up for this", "maybe_stop"],
    ["opt me out", "maybe_stop"],
    ["get me off this list", "maybe_stop"],
    ["wrong #", "maybe_stop"],
    ["this isn’t my loan", "maybe_stop"],
    ["no me llamen más", "maybe_stop"],
    ["no ma\u0301s", "maybe_stop"],
    ["СТОП", "maybe_stop"],
    ["لا ترسل", "maybe_stop"],
    ["ＳＴＯＰ", "stop"],
    ["This is Sue, my parents will come, no contact delivery please", "other"],
    ["start", "start"],
    ["info", "help"],
    ["end of the month?", "other"],
    ["Starting when? 👋", "other"],
    ["", "other"],
  ])("%j is taken for %s", (body, kind) =>
    world.asOwner(async (db) => {
      expect(await one(db, "private.reply_kind($1)", [body])).toBe(kind);
    }),
  );

  test("revokes everything at once, whatever waits and whatever form it came from", () =>
    atNoon(async (db) => {
      const waits = randomUUID();
      await send(db, "Hello", waits);
      await db.query(
        `insert into private.text_outbox (lead_id, kind, state, phone, lender, due_at, created_at, updated_at)
         select id, 'link', 'queued', phone_e164, financing_option, $1, $1, $1 from public.financing_leads`,
        [noon],
      );
      await reply(db, "STOP");
      expect(await claim(db)).toEqual([]);
      expect(await rows(db, "select distinct state from private.text_outbox")).toEqual([
        { state: "opted_out" },
      ]);
      await expect(send(db)).rejects.toThrow("They can text START to opt back in.");
    }));

  test("that comes while a text is on its way ends its retries; what had left has left", () =>
    atNoon(async (db) => {
      const [taken, retried] = [randomUUID(), randomUUID()];
      await send(db, "One", taken);
      await send(db, "Two", retried);
      await claim(db);
      await reply(db, "STOP");
      const finish = (id: string, outcome: string) =>
        db.query("select private.finish_text($1, 1, $2, 'twilio', $3, null, null, null, $4)", [
          id,
          outcome,
          `SM${id}`,
          noon,
        ]);
      await finish(taken, "sent");
      await finish(retried, "retry");
      expect(await state(db, taken)).toBe("sent");
      expect(await claim(db, "2026-11-18T13:00:00-05:00")).toEqual([]);
      expect(await state(db, retried)).toBe("opted_out");
    }));

  test("of the provider, at sending or by a receipt, holds for every other text of the number", () =>
    atNoon(async (db) => {
      const [first, second] = [randomUUID(), randomUUID()];
      await send(db, "One", first);
      await claim(db);
      await send(db, "Two", second);
      await db.query(
        "select private.finish_text($1, 1, 'opted_out', 'twilio', null, '21610', 'x', null, $2)",
        [first, noon],
      );
      expect(await state(db, second)).toBe("opted_out");
      expect(await ledger(db)).toContainEqual({
        what: "revoked",
        source: "provider",
        by_email: null,
      });
    }));

  test("in doubt is a question: nothing leaves until staff say what it meant, and they can go back", () =>
    atNoon(async (db) => {
      const waits = randomUUID();
      await send(db, "Hello", waits);
      expect(await reply(db, "please no more of this")).toBe("maybe_stop");
      expect(await claim(db)).toEqual([]);
      expect((await read(db)).refusal).toMatch(/^First tell us if/);
      const question = (await read(db)).messages.find(({ isOpen }) => isOpen)!.id;
      const say = (means: boolean | null) => answer(db, question, means);

      await say(true);
      expect((await read(db)).hasOptedOut).toBe(true);
      expect(await state(db, waits)).toBe("opted_out");
      await say(true);
      await db.query("savepoint before");
      await expect(say(false)).rejects.toThrow("admin@example.com answered this first");
      await db.query("rollback to savepoint before");
      await say(null);
      expect(await read(db)).toMatchObject({ hasOptedOut: false });
      await say(false);
      expect((await read(db)).refusal).toBeNull();
      expect(await send(db)).toHaveLength(1);
      expect((await ledger(db)).slice(-3)).toEqual([
        { what: "revoked", source: "staff", by_email: "admin@example.com" },
        { what: "restored", source: "staff", by_email: "admin@example.com" },
        { what: "not_revoked", source: "staff", by_email: "admin@example.com" },
      ]);
    }));

  test("said by the person themselves is not staff's to take back", () =>
    atNoon(async (db) => {
      await reply(db, "wrong number");
      const question = (await read(db)).messages.find(({ isOpen }) => isOpen)!.id;
      await reply(db, "STOP");
      await answer(db, question, null);
      expect((await read(db)).hasOptedOut).toBe(true);
    }));

  test.each([
    ["a STOP of the person", (db: Transaction) => reply(db, "STOP"), "reply"],
    [
      "opt-out of the provider",
      (db: Transaction) =>
        db.query(
          "insert into private.text_opt_outs values ($1, 'provider', $2) on conflict do nothing",
          [number, noon],
        ),
      "provider",
    ],
  ])("%s: staff who decided the same before do not take it back", (_, say, source) =>
    atNoon(async (db) => {
      await reply(db, "wrong number");
      const question = (await read(db)).messages.find(({ isOpen }) => isOpen)!.id;
      await answer(db, question, true);
      await say(db);
      await answer(db, question, null);
      await answer(db, question, false);
      expect((await ledger(db)).slice(-3).map((entry) => [entry.what, entry.source])).toEqual([
        ["revoked", "staff"],
        ["revoked", source],
        ["not_revoked", "staff"],
      ]);
      await expect(send(db)).rejects.toThrow("They can text START to opt back in.");
    }),
  );

  test("of two answers that meant stop, the other one holds when one is taken back", () =>
    atNoon(async (db) => {
      await reply(db, "wrong number");
      await reply(db, "lose my number");
      const [first, second] = (await read(db)).messages.filter(({ isOpen }) => isOpen);
      await answer(db, first!.id, true);
      await answer(db, second!.id, true);
      await answer(db, first!.id, null);
      expect((await read(db)).hasOptedOut).toBe(true);
      await answer(db, second!.id, null);
      expect((await read(db)).hasOptedOut).toBe(false);
    }));
});

describe("the ledger of consent", () => {
  test("says what was shown, when, and where, and what was taken back", () =>
    atNoon(async (db) => {
      await reply(db, "STOP");
      await reply(db, "START");
      const entries = (await read(db)).consents;
      expect(entries.map(({ what }) => what)).toEqual(["given", "given", "revoked", "restored"]);
      expect(entries[1]!.words).toMatch(
        /^By sending this form you agree that The shop may send you an automated text/,
      );
    }));

  test("names the shop as its owner does", () =>
    world.asOwner(async (db) => {
      await db.exec(`insert into public.shop (name, description, phone, email, shop_online_url,
          payment_provider, free_delivery_from_cents, delivery_fee_cents, hold_rule)
        values ('Oak & Son', 'Closeouts', '(586) 555-0100', 'hello@example.com',
          'https://shop.example.com', 'SamplePay', 100000, 9900, 'Until closing.')`);
      await agree(db);
      const [entry] = await rows<{ words: string }>(
        db,
        "select words from private.consent_ledger order by id desc limit 1",
      );
      expect(entry!.words).toMatch(
        /^By sending this form you agree that Oak & Son may send you an automated text/,
      );
    }));

  test.each([
    "update private.consent_ledger set what = 'given'",
    "delete from private.consent_ledger",
    "truncate private.consent_ledger",
  ])("is only ever added to: %s is refused to its owner, too", async (query) => {
    await world.asOwner((db) =>
      expect(db.query(query)).rejects.toThrow("can’t be changed or deleted"),
    );
    for (const as of [world.asStranger, world.asShopper, world.asAdmin, world.asService]) {
      await as((db) => expect(db.query(query)).rejects.toThrow(/permission denied/));
    }
  });

  test("knows the sentences of the forms word for word", () =>
    world.asOwner(async (db) => {
      for (const { version, sentence } of [...consents, holdConsent]) {
        expect(
          await rows(db, "select words, form from private.consent_sentences where version = $1", [
            version,
          ]),
        ).toEqual([
          {
            words: sentence("{shop}"),
            form: version === holdConsent.version ? "hold" : "financing",
          },
        ]);
      }
    }));

  describe("takes no version from a client that its form never showed", () => {
    const leave = (db: Transaction, version: string | null) =>
      db.query(
        `insert into public.financing_leads
           (first_name, last_name, phone, financing_option, consent_version)
         values ('Ann', 'Lee', '248-555-0164', $1, $2)`,
        [lead.financing_option, version],
      );
    const neverShown = {
      code: "P0001",
      message: expect.stringContaining("is out of date"),
    };

    test.each([...consents.map(({ version }) => version), null])("%s is taken", (version) =>
      world.asStranger(async (db) => void (await leave(db, version))),
    );

    test.each(["never-existed", "2026-11-2", " 2026-11-25", holdConsent.version])(
      "“%s” is refused to strangers, shoppers and the secret key",
      async (version) => {
        for (const as of [world.asStranger, world.asShopper, world.asService]) {
          await as((db) => expect(leave(db, version)).rejects.toMatchObject(neverShown));
        }
      },
    );

    test("nor afterwards", () =>
      world.asService((db) =>
        expect(
          db.query("update public.financing_leads set consent_version = 'never-existed'"),
        ).rejects.toMatchObject(neverShown),
      ));
  });

  test("outlives the person's erasure, and names nobody", () =>
    world.asAdmin(async (db) => {
      await db.query("select public.erase_sender($1)", [lead.id]);
      await db.query("reset role");
      expect(await ledger(db)).toMatchObject([{ what: "given", source: "financing_form" }]);
      const [all] = await rows<{ all: string }>(
        db,
        "select json_agg(l)::text as all from private.consent_ledger as l",
      );
      expect(all!.all).not.toMatch(/5550117|Dana/);
    }));
});

describe("quiet hours of the number's state", () => {
  const leaves = (db: Transaction, moment: string, phone: string) =>
    one<Date>(db, "private.next_text_time($1::timestamptz, $2)", [moment, phone]);

  test.each([
    ["Michigan at noon", "2026-11-18T12:00:00-05:00", "+12485550164", "2026-11-18T12:00:00-05:00"],
    ["Michigan at night", "2026-11-18T22:00:00-05:00", "+12485550164", "2026-11-19T08:00:00-05:00"],
    [
      "the Upper Peninsula",
      "2026-11-18T08:30:00-05:00",
      "+19065550164",
      "2026-11-18T09:00:00-05:00",
    ],
    [
      "California at 9 AM here",
      "2026-11-18T09:00:00-05:00",
      "+12135550164",
      "2026-11-18T11:00:00-05:00",
    ],
    [
      "California at 9 PM here",
      "2026-11-18T21:30:00-05:00",
      "+12135550164",
      "2026-11-19T11:00:00-05:00",
    ],
    [
      "Florida at 8:15 PM",
      "2026-11-18T20:15:00-05:00",
      "+13055550164",
      "2026-11-19T09:00:00-05:00",
    ],
    ["Texas on Sunday", "2026-11-22T10:00:00-05:00", "+12145550164", "2026-11-22T14:00:00-05:00"],
    ["Alabama on Sunday", "2026-11-22T12:00:00-05:00", "+12055550164", "2026-11-23T09:00:00-05:00"],
    ["Hawaii", "2026-11-18T12:00:00-05:00", "+18085550164", "2026-11-18T13:00:00-05:00"],
    [
      "nobody knows where",
      "2026-11-18T12:00:00-05:00",
      "+12995550164",
      "2026-11-18T15:00:00-05:00",
    ],
  ])("%s", (_, moment, phone, wanted) =>
    world.asOwner(async (db) => {
      expect(await leaves(db, moment, phone)).toEqual(new Date(wanted));
    }),
  );

  test("hold back what was queued, until they are over", () =>
    world.asOwner(async (db) => {
      await db.query("update private.settings set clock = $1, texts_are_sent = true", [
        "2026-11-18T09:00:00-05:00",
      ]);
      await db.query(`select set_config('request.jwt.claims', '{"role":"anon"}', true)`);
      await db.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option, consent_version)
         values ('Ann', 'Lee', '213-555-0164', $1, $2)`,
        [lead.financing_option, covering],
      );
      expect(await claim(db, "2026-11-18T09:00:00-05:00")).toEqual([]);
      expect(await rows(db, "select due_at from private.text_outbox")).toEqual([
        { due_at: new Date("2026-11-18T11:00:00-05:00") },
      ]);
      // Somebody made it due too early: it waits all the same.
      await db.query("update private.text_outbox set due_at = $1", ["2026-11-18T09:00:00-05:00"]);
      expect(await claim(db, "2026-11-18T09:30:00-05:00")).toEqual([]);
      expect(await claim(db, "2026-11-18T11:00:00-05:00")).toHaveLength(1);
    }));

  test("are known for every area code of the country that takes texts", () =>
    world.asOwner(async (db) => {
      expect(
        await rows(
          db,
          `select code from private.area_codes
           where not private.is_us_number('+1' || code || '5550100')
             or exists (
               select from unnest(zones) as zone where zone not in (select name from pg_timezone_names)
             )`,
        ),
      ).toEqual([]);
      expect(await one(db, "(select count(*)::int from private.area_codes)")).toBeGreaterThan(330);
    }));
});
