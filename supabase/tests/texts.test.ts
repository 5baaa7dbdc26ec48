import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { consent } from "#shop/financing-consent.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const noon = "2026-11-18T12:00:00-05:00";
const form = {
  first_name: "Ann",
  last_name: "Lee",
  phone: "248-555-0164",
  financing_option: lenders[1]!.name,
  consent_version: consent.version as string | null,
};

interface Text {
  id: string;
  state: string;
  reason: string | null;
  phone: string | null;
  body: string;
  due_at: Date;
  attempts: number;
}

/** Says that it is `moment`, with every right, and that what follows came through the API. */
async function atMoment(db: Transaction, moment = noon): Promise<void> {
  await db.query("update private.settings set clock = $1, texts_are_sent = true", [moment]);
}

async function through(db: Transaction, headers: Record<string, string> = {}): Promise<void> {
  await db.query(
    `select set_config('request.jwt.claims', '{"role":"anon"}', true),
       set_config('request.headers', $1, true)`,
    [JSON.stringify(headers)],
  );
}

async function send(db: Transaction, change: Partial<typeof form> = {}): Promise<Text> {
  const key = randomUUID();
  const row = { ...form, ...change, submission_key: key };
  const names = Object.keys(row);
  await db.query(
    `insert into public.financing_leads (${names.join(", ")})
     values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(row),
  );
  const { rows } = await db.query<Text>(
    `select outbox.* from private.text_outbox as outbox
     join public.financing_leads as lead on lead.id = lead_id where submission_key = $1`,
    [key],
  );
  return rows[0]!;
}

/** The store at noon, as the worker and the API see it together. */
const atNoon = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await atMoment(db);
    await through(db);
    await work(db);
  });

const set = (db: Transaction, setting: string) =>
  db.query(`update private.settings set ${setting}`);
const claim = async (db: Transaction, most = 10, moment = noon) =>
  (
    await db.query<{ id: string; attempt: number; phone: string; body: string }>(
      "select * from private.claim_texts($1, $2)",
      [most, moment],
    )
  ).rows;
async function finish(db: Transaction, id: string, attempt: number, outcome: string, pause = 0) {
  const { rows } = await db.query<{ state: string }>(
    "select private.finish_text($1, $2, $3, 'twilio', $4, null, null, $5, $6) as state",
    [id, attempt, outcome, outcome === "sent" ? `SM${id}` : null, pause, noon],
  );
  return rows[0]?.state ?? null;
}
async function receipt(db: Transaction, id: string, status: string, code: string | null = null) {
  const { rows } = await db.query<{ state: string | null }>(
    "select private.record_receipt($1, $2, $3, $4, $5) as state",
    [id, `SM${id}`, status, code, noon],
  );
  return rows[0]?.state ?? null;
}
const reply = (db: Transaction, body: string, id: string = randomUUID()) =>
  db.query("select private.record_reply('+12485550164', $1, $2)", [body, id]);
async function stateOf(db: Transaction, id: string) {
  const { rows } = await db.query<Text>("select * from private.text_outbox where id = $1", [id]);
  return rows[0]!;
}
const refused = (state: string, reason: string) => ({ state, reason });

describe("a lead and its text", () => {
  test("are stored together, the link and the name being those of the page", () =>
    atNoon(async (db) => {
      for (const { name, applicationUrl } of lenders) {
        const text = await send(db, { financing_option: name });
        expect(text.body).toBe(
          `The shop: your ${name} application: ${applicationUrl} Msg & data rates may apply. STOP to opt out, HELP for help.`,
        );
        expect(text.body.length).toBeLessThanOrEqual(160);
        await db.query("delete from private.text_outbox");
      }
    }));

  test("are undone together", () =>
    atNoon(async (db) => {
      await db.query("savepoint before");
      await send(db);
      await db.query("rollback to savepoint before");
      const { rows } = await db.query("select from private.text_outbox");
      expect(rows).toEqual([]);
    }));

  test("come from a stranger through the API, with what the form said about the text", () =>
    world.asStranger(async (db) => {
      await db.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option, consent_version)
         values ('Ann', 'Lee', '248-555-0164', (select name from public.lenders where position = 2), $1)`,
        [consent.version],
      );
      await db.query("reset role");
      const { rows } = await db.query(
        `select consent_version, consented_at = lead.created_at as at_once, text_outbox.phone
         from private.text_outbox join public.financing_leads as lead on lead.id = lead_id`,
      );
      expect(rows).toEqual([
        { consent_version: consent.version, at_once: true, phone: "+12485550164" },
      ]);
    }));

  test("that SQL puts in, such as samples and imports, are no reason to text anybody", () =>
    world.asOwner(async (db) => {
      await db.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ('Ann', 'Lee', '248-555-0164', (select name from public.lenders where position = 2))`,
      );
      expect((await db.query("select from private.text_outbox")).rows).toEqual([]);
    }));

  test("outlive a lender's new name", () =>
    atNoon(async (db) => {
      const text = await send(db);
      await db.query("update public.lenders set name = 'Renamed Lending' where position = 2");
      expect(await claim(db)).toMatchObject([{ id: text.id, phone: "+12485550164" }]);
      expect(await send(db, { financing_option: "Renamed Lending" })).toMatchObject(
        refused("refused", "lender_day"),
      );
    }));

  test("do not depend on each other: where queueing breaks, the lead is stored", () =>
    atNoon(async (db) => {
      await db.exec("alter table private.settings rename column texts_per_hour to gone");
      expect(await send(db)).toMatchObject(refused("refused", "error"));
    }));
});

describe("a text is not queued", () => {
  test("where nobody would send it", () =>
    atNoon(async (db) => {
      await set(db, "texts_are_sent = false");
      expect(await send(db)).toMatchObject(refused("refused", "no_provider"));
    }));

  test("twice a day for one phone and lender, nor four times for one phone", () =>
    atNoon(async (db) => {
      const outcomes = [];
      for (const { name } of [lenders[0]!, ...lenders]) {
        const { state, reason } = await send(db, { financing_option: name });
        outcomes.push(reason ?? state);
      }
      expect(outcomes).toEqual(["queued", "lender_day", "queued", "queued", "phone_day"]);
      await atMoment(db, "2026-11-19T12:00:01-05:00");
      expect(await send(db)).toMatchObject({ state: "queued" });
    }));

  test("more than three times in a flood of a hundred forms for one phone", () =>
    atNoon(async (db) => {
      await db.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`);
      await db.query(
        `insert into public.financing_leads
           (first_name, last_name, phone, financing_option, consent_version)
         select 'Ann', 'Lee', '248-555-0164', name, '2026-11-21'
         from generate_series(1, 25) cross join public.lenders`,
      );
      const { rows } = await db.query(
        "select state, count(*) from private.text_outbox group by state order by state",
      );
      expect(rows).toEqual([
        { state: "queued", count: 3 },
        { state: "refused", count: 97 },
      ]);
    }));

  test("from one address more often than the limit, whoever it pretends to be", () =>
    atNoon(async (db) => {
      await set(db, "texts_per_address_and_hour = 2");
      const outcomes = [];
      for (const [index, forwarded] of [
        "192.0.2.7",
        "198.51.100.1, 192.0.2.7",
        "198.51.100.2, 192.0.2.7",
        "192.0.2.8",
      ].entries()) {
        await through(db, { "x-forwarded-for": forwarded });
        const { state, reason } = await send(db, { phone: `248-555-010${index}` });
        outcomes.push(reason ?? state);
      }
      expect(outcomes).toEqual(["queued", "queued", "address_hour", "queued"]);
    }));

  test("without consent, nor by the call of the specification, which says nothing of it", () =>
    atNoon(async (db) => {
      expect(await send(db, { consent_version: null })).toMatchObject(
        refused("refused", "no_consent"),
      );
      expect(await claim(db)).toEqual([]);
    }));

  test("more often in a day than the shop wants to pay for, and resends have a day of their own", () =>
    atNoon(async (db) => {
      await set(db, "texts_per_day = 1");
      await send(db);
      await atMoment(db, "2026-11-18T14:00:00-05:00");
      expect(await send(db, { phone: "248-555-0165" })).toMatchObject(
        refused("refused", "shop_day"),
      );
      await become(db, people.admin);
      const resend = () => db.query("select public.resend_text($1)", [lead.id]);
      await resend();
      await db.query("update private.text_outbox set state = 'sent' where kind = 'resend'");
      await expect(resend()).rejects.toThrow("The shop reached its text limit for now.");
    }));

  test("more often in an hour than the shop wants to pay for", () =>
    atNoon(async (db) => {
      await set(db, "texts_per_hour = 1");
      await send(db);
      expect(await send(db, { phone: "248-555-0165" })).toMatchObject(
        refused("refused", "shop_hour"),
      );
    }));

  test.each([
    ["416-555-0123", "Canada"],
    ["876-555-0123", "Jamaica"],
    ["800-555-0123", "toll-free"],
    ["123-456-7890", "no area code"],
    ["248-155-0123", "no exchange"],
    ["44 20 7946 0018", "another country"],
  ])("to %s (%s)", (phone) =>
    atNoon(async (db) => {
      expect(await send(db, { phone })).toMatchObject(refused("refused", "not_us"));
    }),
  );

  test("to other numbers of the continent unless the shop says so", () =>
    atNoon(async (db) => {
      await set(db, "us_numbers_only = false");
      expect(await send(db, { phone: "416-555-0123" })).toMatchObject({ state: "queued" });
    }));

  test("without the captcha's token where one is asked for", () =>
    atNoon(async (db) => {
      await set(db, "texts_need_captcha = true");
      expect(await send(db)).toMatchObject(refused("refused", "captcha"));
      await through(db, { "x-captcha-token": "token" });
      const text = await send(db);
      expect(text).toMatchObject({ state: "checking", captcha_token: "token" });
      expect(await claim(db)).toEqual([]);
      const tokens = await db.query("select token from private.claim_captchas(5)");
      expect(tokens.rows).toEqual([{ token: "token" }]);
      expect((await db.query("select from private.claim_captchas(5)")).rows).toEqual([]);
      await db.query("select private.finish_captcha($1, true)", [text.id]);
      expect(await claim(db)).toHaveLength(1);
    }));
});

describe("the address of a request", () => {
  const addressFor = async (db: Transaction, headers: Record<string, string>) => {
    await through(db, headers);
    const { rows } = await db.query<{ address: string | null }>(
      "select private.request_address()::text as address",
    );
    return rows[0]?.address;
  };

  test("is the last forwarded one that is not our own proxy's", () =>
    world.asOwner(async (db) => {
      const forged = { "x-forwarded-for": "203.0.113.9, 192.0.2.7, 10.0.0.3" };
      expect(await addressFor(db, forged)).toBe("10.0.0.3/32");
      await set(db, "trusted_proxies = '{10.0.0.0/8}'");
      expect(await addressFor(db, forged)).toBe("192.0.2.7/32");
      expect(await addressFor(db, { "x-forwarded-for": "10.0.0.1" })).toBe("10.0.0.1/32");
      expect(await addressFor(db, { ...forged, "cf-connecting-ip": "192.0.2.99" })).toBe(
        "192.0.2.99/32",
      );
    }));

  test("is a network in IPv6, and nothing where it is nonsense", () =>
    world.asOwner(async (db) => {
      expect(await addressFor(db, { "x-forwarded-for": "2001:db8:1:2:3:4:5:6" })).toBe(
        "2001:db8:1:2::/64",
      );
      expect(await addressFor(db, { "x-forwarded-for": "unknown" })).toBeNull();
      expect(await addressFor(db, {})).toBeNull();
    }));
});

describe("quiet hours", () => {
  test.each([
    ["2026-11-18T20:59:59-05:00", "2026-11-18T20:59:59-05:00"],
    ["2026-11-18T21:00:00-05:00", "2026-11-19T08:00:00-05:00"],
    ["2026-11-19T07:59:59-05:00", "2026-11-19T08:00:00-05:00"],
    ["2026-11-19T08:00:00-05:00", "2026-11-19T08:00:00-05:00"],
    // Clocks go back that night, and forward in the other.
    ["2026-10-31T23:00:00-04:00", "2026-11-01T08:00:00-05:00"],
    ["2027-03-13T23:00:00-05:00", "2027-03-14T08:00:00-04:00"],
  ])("at %s a text leaves at %s", (moment, wanted) =>
    world.asOwner(async (db) => {
      const { rows } = await db.query<{ at: Date }>("select private.next_text_time($1) as at", [
        moment,
      ]);
      expect(rows[0]?.at).toEqual(new Date(wanted));
    }),
  );

  test("may be other hours, over noon, or none", () =>
    world.asOwner(async (db) => {
      const next = async () =>
        (await db.query<{ at: Date }>("select private.next_text_time($1) as at", [noon])).rows[0]
          ?.at;
      await set(db, "quiet_from = '11:00', quiet_until = '13:00'");
      expect(await next()).toEqual(new Date("2026-11-18T13:00:00-05:00"));
      await set(db, "quiet_from = '13:00', quiet_until = '11:00'");
      expect(await next()).toEqual(new Date(noon));
      await set(db, "quiet_from = '00:00', quiet_until = '00:00'");
      expect(await next()).toEqual(new Date(noon));
    }));

  test("hold back what is due, and what failed before them", () =>
    atNoon(async (db) => {
      const late = "2026-11-18T20:59:50-05:00";
      await atMoment(db, late);
      const text = await send(db);
      expect(await claim(db, 5, "2026-11-18T21:30:00-05:00")).toEqual([]);
      const [taken] = await claim(db, 5, late);
      await db.query("select private.finish_text($1, 1, 'retry', 'twilio', moment => $2)", [
        taken?.id,
        late,
      ]);
      const morning = new Date("2026-11-19T08:00:00-05:00");
      expect((await stateOf(db, text.id)).due_at).toEqual(morning);
      expect(await claim(db, 5, morning.toISOString())).toHaveLength(1);
    }));
});

describe("the worker", () => {
  test("takes each text once, and no more than it can hold", () =>
    atNoon(async (db) => {
      await send(db);
      await send(db, { phone: "248-555-0165" });
      expect(await claim(db, 1)).toHaveLength(1);
      expect(await claim(db, 10)).toHaveLength(1);
      expect(await claim(db, 10)).toEqual([]);
    }));

  test("tries again after growing pauses, and gives up", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      const pauses = [];
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        await db.query("update private.text_outbox set due_at = $1", [noon]);
        await claim(db);
        await finish(db, id, attempt, "retry");
        const { state, due_at } = await stateOf(db, id);
        pauses.push(state === "queued" ? (due_at.getTime() - Date.parse(noon)) / 1000 : state);
      }
      expect(pauses).toEqual([30, 120, 480, 1920, 7680, "failed"]);
    }));

  test("waits as long as the provider asks", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      await finish(db, id, 1, "retry", 900);
      const { due_at } = await stateOf(db, id);
      expect(due_at.getTime() - Date.parse(noon)).toBe(900_000);
    }));

  test("that died leaves a text that nobody sends again by itself", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      const settle = "select private.settle_abandoned_texts($1::timestamptz) as count";
      expect((await db.query(settle, [noon])).rows).toEqual([{ count: 0 }]);
      expect((await db.query(settle, ["2026-11-18T12:00:01-05:00"])).rows).toEqual([{ count: 1 }]);
      expect((await stateOf(db, id)).state).toBe("unknown");
      expect(await claim(db)).toEqual([]);
      // It was only slow after all.
      expect(await finish(db, id, 1, "sent")).toBe("sent");
    }));

  test("takes no more than the shop may send, and the rest when there is room", () =>
    atNoon(async (db) => {
      for (const phone of ["248-555-0164", "248-555-0165", "248-555-0166"]) {
        await send(db, { phone });
      }
      // As forms that counted side by side leave it.
      await set(db, "texts_per_hour = 2, texts_per_day = 2");
      expect(await claim(db)).toHaveLength(2);
      expect(await claim(db)).toEqual([]);
      expect(await claim(db, 10, "2026-11-18T13:00:01-05:00")).toEqual([]);
      await set(db, "texts_per_day = 3");
      expect(await claim(db, 10, "2026-11-18T12:59:00-05:00")).toEqual([]);
      expect(await claim(db, 10, "2026-11-18T13:00:01-05:00")).toHaveLength(1);
    }));

  test("cannot finish an attempt that is not the current one", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      await finish(db, id, 1, "retry");
      expect(await finish(db, id, 1, "sent")).toBeNull();
      expect((await stateOf(db, id)).state).toBe("queued");
    }));
});

describe("receipts", () => {
  test("in any order, and twice, end at the best news", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      expect(await receipt(db, id, "delivered")).toBe("delivered");
      expect(await receipt(db, id, "sent")).toBeNull();
      expect(await receipt(db, id, "delivered")).toBeNull();
      expect(await receipt(db, id, "undelivered", "30003")).toBeNull();
      expect(await finish(db, id, 1, "sent")).toBe("delivered");
    }));

  test("settle a text whose fate was unknown", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      await finish(db, id, 1, "unknown");
      expect(await receipt(db, id, "sent")).toBe("sent");
      expect(await receipt(db, id, "undelivered", "30007")).toBe("failed");
      expect(await stateOf(db, id)).toMatchObject({ error_code: "30007" });
    }));

  test("of another message, or for a text that never left, change nothing", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      expect(await receipt(db, id, "delivered")).toBeNull();
      await claim(db);
      await finish(db, id, 1, "sent");
      const other = await db.query(
        "select private.record_receipt($1, 'SMother', 'delivered') as state",
        [id],
      );
      expect(other.rows).toEqual([{ state: null }]);
      expect(await receipt(db, id, "nonsense")).toBeNull();
    }));

  test("that say the number opted out put it on the list", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await claim(db);
      await finish(db, id, 1, "sent");
      expect(await receipt(db, id, "failed", "21610")).toBe("opted_out");
      expect(await send(db, { financing_option: lenders[2]!.name })).toMatchObject({
        state: "opted_out",
      });
    }));
});

describe("replies", () => {
  test.each([
    ["stop", ["STOP", "stop", " Stop. ", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"]],
    ["stop", ["REVOKE", "OPTOUT", "opt-out", "Opt out", "Stop texting me!", "unsubscribe please"]],
    ["start", ["START", "start!", "UNSTOP"]],
    ["help", ["HELP", "help?", "INFO"]],
    ["other", ["end of the month?", "helpful!", "", "Yes", "👍"]],
  ])("that mean %s: %j", (kind, bodies) =>
    world.asOwner(async (db) => {
      for (const body of bodies) {
        const { rows } = await db.query("select private.reply_kind($1) as kind", [body]);
        expect(rows, body).toEqual([{ kind }]);
      }
    }),
  );

  test("STOP holds for what is queued, for what is asked later, and until START", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await reply(db, "STOP");
      expect((await stateOf(db, id)).state).toBe("opted_out");
      expect(await send(db)).toMatchObject(refused("opted_out", "opted_out"));
      await reply(db, "START");
      expect(await send(db)).toMatchObject({ state: "queued" });
    }));

  test("the list is asked again just before a text is sent", () =>
    atNoon(async (db) => {
      const { id } = await send(db);
      await db.query("insert into private.text_opt_outs values ('+12485550164', 'by phone', $1)", [
        noon,
      ]);
      expect(await claim(db)).toEqual([]);
      expect(await stateOf(db, id)).toMatchObject({ state: "opted_out", attempts: 0 });
    }));

  test("that arrive again, late, do not undo what was said since", () =>
    atNoon(async (db) => {
      await reply(db, "STOP", "SM1");
      await reply(db, "START", "SM2");
      await reply(db, "STOP", "SM1");
      expect(await send(db)).toMatchObject({ state: "queued" });
    }));
});

describe("what the visitor learns", () => {
  async function promise(db: Transaction, of: Text) {
    const { rows } = await db.query(
      `select * from public.text_promise(
         (select submission_key from public.financing_leads where id = $1))`,
      [(of as unknown as { lead_id: string }).lead_id],
    );
    return rows;
  }

  test("is whether and when a text comes, and nothing else", () =>
    atNoon(async (db) => {
      const text = await send(db);
      expect(await promise(db, text)).toEqual([{ state: "coming", due_at: text.due_at }]);
      expect(await promise(db, await send(db))).toEqual([{ state: "limit", due_at: null }]);
      expect(await promise(db, await send(db, { phone: "416-555-0123" }))).toEqual([
        { state: "not_us", due_at: null },
      ]);
      expect(await promise(db, await send(db, { consent_version: null }))).toEqual([
        { state: "no_consent", due_at: null },
      ]);
      await reply(db, "STOP");
      expect(await promise(db, await send(db))).toEqual([{ state: "opted_out", due_at: null }]);
    }));

  test("at night is the hour", () =>
    atNoon(async (db) => {
      await atMoment(db, "2026-11-18T22:00:00-05:00");
      expect(await promise(db, await send(db))).toEqual([
        { state: "later", due_at: new Date("2026-11-19T08:00:00-05:00") },
      ]);
    }));

  test("is nothing for a form that nobody sent, or sent long ago", () =>
    atNoon(async (db) => {
      const nobody = await db.query("select * from public.text_promise($1)", [randomUUID()]);
      expect(nobody.rows).toEqual([]);
      const text = await send(db);
      await db.query("update public.financing_leads set created_at = now() - interval '2 hours'");
      expect(await promise(db, text)).toEqual([]);
    }));
});

describe("strangers and shoppers", () => {
  test.each(["text_outbox", "text_opt_outs", "text_replies", "settings"])(
    "cannot look into private.%s",
    async (table) => {
      for (const as of [world.asStranger, world.asShopper, world.asAdmin, world.asService]) {
        await as((db) =>
          expect(db.query(`select * from private.${table}`)).rejects.toThrow(
            /permission denied for schema private/,
          ),
        );
      }
    },
  );

  test.each([
    "claim_texts(1)",
    "anonymize_leads(now(), true)",
    "record_reply('+12485550164', 'STOP')",
    "finish_captcha(gen_random_uuid(), true)",
  ])("cannot do the worker's work: %s", async (call) => {
    for (const as of [world.asStranger, world.asShopper, world.asAdmin, world.asService]) {
      await as((db) =>
        expect(db.query(`select private.${call}`)).rejects.toThrow(/permission denied/),
      );
    }
  });

  test("see no texts and resend none", async () => {
    await world.asStranger((db) =>
      expect(db.query("select * from public.lead_texts")).rejects.toThrow(/permission denied/),
    );
    await world.asStranger((db) =>
      expect(db.query("select public.resend_text($1)", [lead.id])).rejects.toThrow(
        /permission denied/,
      ),
    );
    await world.asOwner(async (db) => {
      await through(db);
      await send(db);
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      expect((await db.query("select * from public.lead_texts")).rows).toEqual([]);
      await expect(db.query("select public.resend_text($1)", [lead.id])).rejects.toThrow(
        "Only an admin can do this.",
      );
    });
  });
});

describe("an admin", () => {
  const asAdminAtNoon = (work: (db: Transaction) => Promise<void>) =>
    atNoon(async (db) => {
      await become(db, people.admin);
      await work(db);
    });
  const resend = (db: Transaction) => db.query("select * from public.resend_text($1)", [lead.id]);

  test("sees every text, but neither changes it nor reads whose request it was", () =>
    asAdminAtNoon(async (db) => {
      await resend(db);
      await db.query("set local role authenticated");
      const { rows } = await db.query<Record<string, unknown>>("select * from public.lead_texts");
      expect(rows).toMatchObject([
        { lead_id: lead.id, kind: "resend", state: "queued", requested_by: people.admin },
      ]);
      expect(rows[0]).not.toHaveProperty("address");
      await expect(db.query("update public.lead_texts set state = 'sent'")).rejects.toThrow(
        /permission denied/,
      );
    }));

  test("resends a text when the last one is through", () =>
    asAdminAtNoon(async (db) => {
      expect((await resend(db)).rows).toEqual([{ state: "queued", due_at: new Date(noon) }]);
      await expect(resend(db)).rejects.toThrow("A text to this lead is already on its way.");
    }));

  test("cannot text whoever did not agree to it", () =>
    asAdminAtNoon(async (db) => {
      await db.query("update public.financing_leads set consent_version = null");
      await expect(resend(db)).rejects.toThrow(
        "This person didn’t agree to texts, so we can’t send one.",
      );
    }));

  test("cannot resend to a number that opted out", () =>
    asAdminAtNoon(async (db) => {
      await db.query("select private.record_reply('+15865550117', 'stop')");
      await expect(resend(db)).rejects.toThrow(/opted out of texts/);
    }));

  test("cannot fill somebody's phone", () =>
    asAdminAtNoon(async (db) => {
      for (let time = 0; time < 5; time += 1) {
        await resend(db);
        await db.query("update private.text_outbox set state = 'sent'");
      }
      await expect(resend(db)).rejects.toThrow("This number reached its daily text limit.");
    }));
});

test("addresses are forgotten after a day", () =>
  atNoon(async (db) => {
    await through(db, { "x-forwarded-for": "192.0.2.7" });
    const { id } = await send(db);
    await db.query("select private.forget_addresses('2026-11-19T11:59:00-05:00')");
    expect(await stateOf(db, id)).toMatchObject({ address: "192.0.2.7" });
    await db.query("select private.forget_addresses('2026-11-19T12:00:01-05:00')");
    expect(await stateOf(db, id)).toMatchObject({ address: null });
  }));

describe("old leads", () => {
  const anonymize = (db: Transaction, before: string, forReal: boolean) =>
    db.query("select leads, texts, replies from private.anonymize_leads($1, $2)", [
      before,
      forReal,
    ]);

  test("are counted first, and lose every trace of a person", () =>
    atNoon(async (db) => {
      await send(db);
      await reply(db, "Call me at home");
      await become(db, people.admin);
      await db.query("update public.financing_leads set notes = 'Ann Lee, 12 Elm Street'");
      await db.query("update public.financing_leads set notes = 'Ann Lee moved'");
      const counted = await anonymize(db, "2100-01-01", false);
      expect(counted.rows).toEqual([{ leads: 2, texts: 1, replies: 1 }]);
      expect((await anonymize(db, "2100-01-01", true)).rows).toEqual(counted.rows);
      const { rows } = await db.query(
        `select coalesce(json_agg(l), '[]')::text || (select json_agg(e)::text from public.lead_events as e)
           || (select json_agg(o)::text from private.text_outbox as o)
           || (select json_agg(r)::text from private.text_replies as r) as everything
         from public.financing_leads as l`,
      );
      expect(JSON.stringify(rows)).not.toMatch(/Ann|Lee|Dana|Whitfield|555-01|55501|Elm|home/);
      expect((await anonymize(db, "2100-01-01", true)).rows).toEqual([
        { leads: 0, texts: 0, replies: 0 },
      ]);
      expect(await claim(db)).toEqual([]);
    }));

  test("are left alone while they are not old enough, and so is the opt-out list", () =>
    atNoon(async (db) => {
      await reply(db, "STOP");
      expect((await anonymize(db, "2000-01-01", true)).rows).toEqual([
        { leads: 0, texts: 0, replies: 0 },
      ]);
      await anonymize(db, "2100-01-01", true);
      expect((await db.query("select phone from private.text_opt_outs")).rows).toEqual([
        { phone: "+12485550164" },
      ]);
    }));
});
