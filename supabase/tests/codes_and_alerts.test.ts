/** Codes and alerts in the outbox: whom they may reach, how many, who sees them, and that they stop nothing else. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consent } from "#shop/financing-consent.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const noon = "2026-11-18T12:00:00-05:00";
const phone = "+12485550164";

const rows = async <R = Record<string, unknown>>(
  db: Transaction,
  query: string,
  values: unknown[] = [],
) => (await db.query<R>(query, values)).rows;

const setClock = (db: Transaction, moment: string) =>
  db.query("update private.settings set texts_are_sent = true, clock = $1", [moment]);

const atNoon = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await setClock(db, noon);
    await work(db);
  });

interface Asked {
  to?: string;
  address?: string;
  account?: string;
}

interface Added {
  id: string;
  kind: string;
  state: string;
  reason: string | null;
}

/** Asks for a text of a kind as the server does. */
async function add(db: Transaction, kind: string, { to = phone, address, account }: Asked = {}) {
  const [added] = await rows<Added>(
    db,
    `select id, kind, state, reason from private.add_text($1, $2, $3, private.text_now(),
       address => $4::inet, account => $5::uuid)`,
    [kind, to, kind === "code" ? null : "New lead", address ?? null, account ?? null],
  );
  return added!;
}
const addCode = (db: Transaction, asked: Asked = {}) => add(db, "code", asked);

/** What becomes of so many. */
async function outcomes(count: number, ask: (index: number) => Promise<Added>) {
  const counted: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { state, reason } = await ask(index);
    counted[reason ?? state] = (counted[reason ?? state] ?? 0) + 1;
  }
  return counted;
}
const numbered = (index: number) => `+1248555${String(index).padStart(4, "0")}`;

/** A form that asks for a link, by somebody else each time. */
async function leaveForm(db: Transaction, to = "248-555-0199") {
  await db.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`);
  const key = randomUUID();
  await db.query(
    `insert into public.financing_leads
       (first_name, last_name, phone, financing_option, consent_version, submission_key)
     values ('Ann', 'Lee', $1, $2, $3, $4)`,
    [to, lead.financing_option, consent.version, key],
  );
  const [text] = await rows<Added>(
    db,
    `select outbox.* from private.text_outbox as outbox
     join public.financing_leads as sent on sent.id = lead_id where submission_key = $1`,
    [key],
  );
  return text!;
}

describe("a code", () => {
  test.each([
    "+19005550123",
    "+12489760123",
    "+18765550123",
    "+16585550123",
    "+18095550123",
    "+18295550123",
    "+18495550123",
    "+18685550123",
    "+12425550123",
    "+12735550123",
    "+14165550123",
    "+18005550123",
    "+12489110123",
    "+19115550123",
    "+1248555012",
    "+124855501234",
    "+88212345678",
    "+25261234567",
    "+37251234567",
    "+442079460018",
  ])("is not texted to %s", (to) =>
    atNoon(async (db) => {
      expect(await addCode(db, { to })).toMatchObject({ state: "refused", reason: "not_us" });
      expect(await rows(db, "select from private.text_outbox")).toEqual([]);
      expect(await rows(db, "select private.is_us_number($1) as is_us", [to])).toEqual([
        { is_us: false },
      ]);
    }),
  );

  test.each(["+12485550164", "+19065550164", "+17875550164", "+13405550164", "+16715550164"])(
    "is texted to %s",
    (to) =>
      atNoon(async (db) => {
        expect(await addCode(db, { to })).toMatchObject({ state: "sending", reason: null });
      }),
  );

  test("goes no more than to the whole of +1, but for premium numbers, where the owner allows that", () =>
    atNoon(async (db) => {
      await db.query("update private.settings set us_numbers_only = false");
      const reason = async (to: string) => (await addCode(db, { to })).reason;
      expect(await reason("+14165550123")).toBeNull();
      expect(await reason("+19005550123")).toBe("not_us");
      expect(await reason("+12489760123")).toBe("not_us");
      expect(await reason("+442079460018")).toBe("not_us");
    }));

  test("leaves at night as well, and is nothing that a worker claims", () =>
    atNoon(async (db) => {
      await setClock(db, "2026-11-18T03:00:00-05:00");
      expect(await addCode(db)).toMatchObject({ state: "sending" });
      expect(await rows(db, "select * from private.claim_texts(10)")).toEqual([]);
    }));

  test("is refused after a STOP, and while it is not known whether one was meant", () =>
    atNoon(async (db) => {
      await db.query("select private.record_reply($1, 'take me off your list')", [phone]);
      expect(await addCode(db)).toMatchObject({ state: "refused", reason: "stop_question" });
      await db.query("select private.record_reply($1, 'STOP')", [phone]);
      expect(await addCode(db)).toMatchObject({ state: "opted_out", reason: "opted_out" });
    }));

  test("is stored nowhere, and its row takes no words", () =>
    atNoon(async (db) => {
      const { id } = await addCode(db);
      await expect(
        db.query("update private.text_outbox set body = 'Your code is 123456' where id = $1", [id]),
      ).rejects.toThrow("text_outbox_body_of_code");
    }));

  test.each([
    ["retry", "failed"],
    ["unknown", "unknown"],
    ["sent", "sent"],
  ])("that ends as %s is %s and never sent again", (outcome, state) =>
    atNoon(async (db) => {
      const { id } = await addCode(db);
      await db.query("select private.finish_text($1, 1, $2, 'twilio')", [id, outcome]);
      expect(await rows(db, "select state from private.text_outbox")).toEqual([{ state }]);
      expect(
        await rows(db, "select * from private.claim_texts(10, private.text_now() + '1 day')"),
      ).toEqual([]);
    }),
  );

  test("whose server ended meanwhile is in doubt", () =>
    atNoon(async (db) => {
      await addCode(db);
      await db.query("select private.settle_abandoned_texts(private.text_now() + interval '1 s')");
      expect(await rows(db, "select state from private.text_outbox")).toEqual([
        { state: "unknown" },
      ]);
    }));
});

describe("codes are counted", () => {
  test("by number: ten a day, whoever asks", () =>
    atNoon(async (db) => {
      const ask = (index: number) => addCode(db, { address: `192.0.2.${index}` });
      expect(await outcomes(12, ask)).toEqual({ sending: 10, phone_day: 2 });
      expect(await addCode(db, { to: "+12485550165" })).toMatchObject({ state: "sending" });
      await setClock(db, "2026-11-19T12:00:01-05:00");
      expect(await addCode(db)).toMatchObject({ state: "sending" });
    }));

  test("by account: ten an hour, whatever the number", () =>
    atNoon(async (db) => {
      const ask = (index: number) =>
        addCode(db, { to: numbered(index), account: people.shopper, address: `192.0.2.${index}` });
      expect(await outcomes(30, ask)).toEqual({ sending: 10, account_hour: 20 });
      await setClock(db, "2026-11-18T13:00:01-05:00");
      expect(await ask(99)).toMatchObject({ state: "sending" });
    }));

  test("by address: thirty an hour", () =>
    atNoon(async (db) => {
      const ask = (index: number) => addCode(db, { to: numbered(index), address: "192.0.2.7" });
      expect(await outcomes(33, ask)).toEqual({ sending: 30, address_hour: 3 });
      expect(await addCode(db, { address: "192.0.2.8" })).toMatchObject({ state: "sending" });
    }));

  test.each([
    [
      "to sign in",
      "update auth.users set phone = $2, phone_confirmed_at = null where id = $1",
      "update auth.users set phone_confirmed_at = now() where id = $1 and phone = $2",
    ],
    [
      "as second factor",
      `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, phone)
       values ($1, 'phone', 'unverified', '', $2)`,
      "update auth.mfa_factors set status = 'verified' where user_id = $1 and phone = $2",
    ],
  ])(
    "for an account's own number (%s), once it is proven, by the account alone",
    (_, claim, prove) =>
      atNoon(async (db) => {
        await db.query("update private.settings set codes_per_address_and_hour = 10");
        const asStranger = () => addCode(db, { address: "192.0.2.7" });
        const asOwner = () => addCode(db, { address: "192.0.2.7", account: people.shopper });
        expect(await outcomes(11, asStranger)).toEqual({ sending: 10, phone_day: 1 });
        await db.query(claim, [people.shopper, phone.slice(1)]);
        expect(await asOwner()).toMatchObject({ reason: "phone_day" });
        await db.query(prove, [people.shopper, phone.slice(1)]);
        expect(await outcomes(11, asOwner)).toEqual({ sending: 10, account_hour: 1 });
      }),
  );

  test("of admins by their account alone: who knows their number takes none from them", () =>
    atNoon(async (db) => {
      await db.query("update auth.users set phone = $2 where id = $1", [
        people.admin,
        phone.slice(1),
      ]);
      await db.query("update private.settings set codes_per_address_and_hour = 5");
      const own = () => addCode(db, { account: people.admin, address: "192.0.2.7" });
      const byNumber = (index: number) => addCode(db, { address: `198.51.100.${index}` });
      expect(await outcomes(5, own)).toEqual({ sending: 5 });
      expect(await outcomes(11, byNumber)).toEqual({ sending: 10, phone_day: 1 });
      expect(await outcomes(6, own)).toEqual({ sending: 5, account_hour: 1 });
      expect(await rows(db, "select distinct kind from private.text_outbox")).toEqual([
        { kind: "admin_code" },
      ]);
    }));
});

describe("no share of texts stops another", () => {
  const fillCodes = (db: Transaction) =>
    outcomes(3, (index) => addCode(db, { to: numbered(index) }));
  const fillAlerts = (db: Transaction) =>
    outcomes(3, (index) => add(db, "alert", { to: numbered(index) }));

  test.each(["texts_per_hour", "texts_per_day"])("%s of codes and alerts", (limit) =>
    atNoon(async (db) => {
      await db.query(`update private.settings set ${limit} = 2`);
      const reason = limit === "texts_per_hour" ? "shop_hour" : "shop_day";
      expect(await fillCodes(db)).toEqual({ sending: 2, [reason]: 1 });
      expect(await fillAlerts(db)).toEqual({ queued: 2, [reason]: 1 });
      expect(await leaveForm(db)).toMatchObject({ state: "queued" });
      expect(await addCode(db, { account: people.admin })).toMatchObject({ state: "sending" });
      await become(db, people.admin);
      await db.query("select public.resend_text($1)", [lead.id]);
      expect(
        await rows(
          db,
          "select kind, count(*)::int from private.claim_texts(10, private.text_now()) join private.text_outbox using (id) group by kind order by kind",
        ),
      ).toEqual([
        { kind: "alert", count: 2 },
        { kind: "link", count: 1 },
        { kind: "resend", count: 1 },
      ]);
    }),
  );

  test("links stop neither codes nor what staff send", () =>
    atNoon(async (db) => {
      await db.query("update private.settings set texts_per_hour = 1");
      await leaveForm(db);
      expect(await leaveForm(db, "248-555-0198")).toMatchObject({ reason: "shop_hour" });
      expect(await addCode(db)).toMatchObject({ state: "sending" });
      await become(db, people.admin);
      await db.query("select public.resend_text($1)", [lead.id]);
    }));

  test("a number's codes take no link from it, nor does an address", () =>
    atNoon(async (db) => {
      await outcomes(10, () => addCode(db, { to: "+12485550199", address: "192.0.2.7" }));
      await db.query(
        "update private.settings set texts_per_address_and_hour = 1, address_headers = '{x-forwarded-for}'",
      );
      await db.query("select set_config('request.headers', $1, true)", [
        JSON.stringify({ "x-forwarded-for": "192.0.2.7" }),
      ]);
      expect(await leaveForm(db)).toMatchObject({ state: "queued" });
    }));
});

describe("an alert", () => {
  test("is texted twenty times an hour to one phone", () =>
    atNoon(async (db) => {
      expect(await outcomes(22, () => add(db, "alert"))).toEqual({ queued: 20, phone_hour: 2 });
      await setClock(db, "2026-11-18T13:00:01-05:00");
      expect(await add(db, "alert")).toMatchObject({ state: "queued" });
    }));

  test("wakes nobody, and is no news an hour later", () =>
    atNoon(async (db) => {
      await add(db, "alert");
      await setClock(db, "2026-11-18T13:00:01-05:00");
      expect(await rows(db, "select * from private.claim_texts(10)")).toEqual([]);
      expect(await rows(db, "select state, reason, body from private.text_outbox")).toEqual([
        { state: "refused", reason: "late", body: null },
      ]);
      await setClock(db, "2026-11-18T23:00:00-05:00");
      expect(await add(db, "alert")).toMatchObject({ reason: "quiet" });
    }));

  test("leaves no words behind", () =>
    atNoon(async (db) => {
      await add(db, "alert");
      const [claimed] = await rows<{ id: string; body: string }>(
        db,
        "select * from private.claim_texts(10)",
      );
      expect(claimed!.body).toBe("New lead");
      await db.query("select private.finish_text($1, 1, 'sent', 'twilio')", [claimed!.id]);
      expect(await rows(db, "select state, body from private.text_outbox")).toEqual([
        { state: "sent", body: null },
      ]);
    }));
});

describe("codes and alerts", () => {
  test("are seen by no admin, in no list and no conversation", () =>
    atNoon(async (db) => {
      await addCode(db, { to: "+15865550117", account: people.admin });
      await addCode(db, { to: "+15865550117" });
      await add(db, "alert", { to: "+15865550117" });
      await become(db, people.admin);
      const [{ conversation } = { conversation: undefined }] = await rows<{
        conversation: { messages: unknown[] };
      }>(db, "select public.read_conversation($1) as conversation", [lead.id]);
      expect(conversation!.messages).toEqual([]);
      await db.query("set local role authenticated");
      expect(await rows(db, "select kind from public.lead_texts")).toEqual([]);
      await expect(db.query("select account from private.text_outbox")).rejects.toThrow(
        /permission denied/,
      );
    }));

  test("are forgotten after a day, and links are not", () =>
    atNoon(async (db) => {
      await leaveForm(db);
      await addCode(db);
      await db.query("update private.text_outbox set state = 'sent'");
      await db.query("select private.forget_addresses(private.text_now() + interval '23 hours')");
      expect(await rows(db, "select from private.text_outbox")).toHaveLength(2);
      await db.query("select private.forget_addresses(private.text_now() + interval '25 hours')");
      expect(await rows(db, "select kind from private.text_outbox")).toEqual([{ kind: "link" }]);
    }));

  test("are nobody's to add but the server's", async () => {
    for (const as of [world.asStranger, world.asShopper, world.asAdmin, world.asService]) {
      await as((db) => expect(addCode(db)).rejects.toThrow(/permission denied/));
    }
  });
});
