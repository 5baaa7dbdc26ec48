import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { createLeadAlerts, type LeadAlerts, publishPushKey } from "./lead-alerts.ts";
import { loadPushKeys, type PushKeys } from "./push-keys.ts";
import { createPushSender } from "./push-sender.ts";
import { type FakePushService, startFakePushService } from "./testing/fake-push-service.ts";

let database: Database;
let folder: string;
let keys: PushKeys;
let service: FakePushService;
let alerts: LeadAlerts;
let nudges = 0;
const admin = "00000000-0000-4000-8000-000000000001";

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "push-"));
  keys = await loadPushKeys(folder);
  service = await startFakePushService(() => keys.publicKey);
  await publishPushKey(database, keys);
  alerts = createLeadAlerts({
    database,
    log: createLog("error"),
    siteUrl: "https://shop.example.com",
    send: createPushSender({ keys, contact: "https://shop.example.com", post: service.post }),
    onText: () => {
      nudges += 1;
    },
  });
  await run(`insert into auth.users (id, email) values ('${admin}', 'admin@example.com')`);
  await run(`insert into auth.sessions (id, user_id) values ('${admin}', '${admin}')`);
  await run(`insert into public.user_roles (user_id, role) values ('${admin}', 'admin')`);
  await run(`insert into public.showrooms
    (id, name, city, street, region, postal_code, phone, latitude, longitude) values
    ('east', 'East', 'Sterling Heights', '1 Main Street', 'MI', '48312', '(586) 555-0142', 42.6, -83),
    ('west', 'West', 'Southfield', '2 Main Street', 'MI', '48034', '(248) 555-0168', 42.5, -83.3)`);
});
afterEach(async () => {
  service.received.length = 0;
  nudges = 0;
  await run("delete from private.text_outbox");
  await run("delete from public.push_devices");
  await run("delete from public.alert_phones");
  await run("delete from public.financing_leads");
});
afterAll(async () => {
  await database.close();
  await service.close();
  await rm(folder, { recursive: true });
});

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await database.transaction((tx) => tx.query<Row>(text, values))).rows;

/** A lead as a stranger leaves it. */
const leave = (first = "Maria", last = "Lopez") =>
  database.transaction(async (tx) => {
    await tx.exec(`select set_config('request.jwt.claims', '{"role": "anon"}', true)`);
    await tx.query(
      `insert into public.financing_leads (first_name, last_name, phone, financing_option)
       values ($1, $2, '(586) 555-0117', $3)`,
      [first, last, lenders[0]!.name],
    );
  });

const subscribe = async (
  device: string,
  more: { quiet?: [string, string]; session?: string } = {},
) => {
  const { endpoint, p256dh, auth } = service.subscribe(device);
  await run(
    `insert into public.push_devices
       (user_id, session_id, endpoint, p256dh, auth, label, quiet_from, quiet_until)
     values ($1, $2, $3, $4, $5, 'Phone', $6, $7)`,
    [admin, more.session ?? admin, endpoint, p256dh, auth, ...(more.quiet ?? [null, null])],
  );
};

const devices = () => run("select endpoint, failures from public.push_devices");
const heard = () => service.received.map(({ device }) => device).sort();

describe("a new lead", () => {
  test("is heard on every device, signed and sealed, without a family name or number", async () => {
    await subscribe("one");
    await subscribe("two");
    await leave();
    await alerts.drain();
    expect(heard()).toEqual(["one", "two"]);
    const [{ message, claims, timeToLive }] = service.received as [(typeof service.received)[0]];
    expect(message).toEqual({
      title: "New lead: Maria L.",
      body: lenders[0]!.name,
      url: expect.stringMatching(/^\/admin\/financing-leads\?lead=[0-9a-f-]{36}$/),
      tag: expect.any(String),
    });
    expect(claims.sub).toBe("https://shop.example.com");
    expect(timeToLive).toBe("3600");
    await alerts.drain();
    expect(service.received).toHaveLength(2);
  });

  test("is not heard of where it is suspected junk, nor from staff and imports", async () => {
    await subscribe("one");
    await run(
      `insert into public.financing_leads (first_name, last_name, phone, financing_option)
       values ('Ann', 'Lee', '(586) 555-0118', $1)`,
      [lenders[0]!.name],
    );
    expect(await alerts.drain()).toBe(0);
  });

  test("leaves devices in peace in their quiet hours", async () => {
    await subscribe("night", { quiet: ["00:00", "23:59:59"] });
    await subscribe("day");
    await leave();
    await alerts.drain();
    expect(heard()).toEqual(["day"]);
  });

  test("is not heard by whoever signed out, or is no admin any more", async () => {
    await subscribe("gone", { session: "00000000-0000-4000-8000-000000000009" });
    await leave();
    await alerts.drain();
    expect(heard()).toEqual([]);
  });

  describe("by text", () => {
    const noon = "2026-11-18T12:00:00-05:00";
    const texts = () =>
      run<{ phone: string; body: string }>(
        "select phone, body from private.text_outbox where kind = 'alert'",
      );
    const at = (moment: string) =>
      run("update private.settings set texts_are_sent = true, clock = $1", [moment]);
    const haveNumbers = () =>
      run(
        "insert into public.alert_phones values ('east', '+15865550142'), ('west', '+15865550142')",
      );

    test("reaches each number once, with initials, lender and link", async () => {
      await haveNumbers();
      await at(noon);
      await leave();
      await alerts.drain();
      expect(await texts()).toEqual([{ phone: "+15865550142", body: expect.any(String) }]);
      expect((await texts())[0]!.body).toMatch(
        new RegExp(
          `^New lead: M\\. L\\., ${lenders[0]!.name}\\. https://shop\\.example\\.com/admin/financing-leads\\?lead=[0-9a-f-]{36}$`,
        ),
      );
      expect(nudges).toBe(1);
    });

    test.each([
      ["Pay https://evil.example/15", "Now!", "P. N., "],
      ["\u202eevil.example", "\u200b", "E., "],
      ["1-900-555-0100", "$$$", ""],
      ["Ángel", "Ørsted", "A. O., "],
    ])("says nothing that a stranger wrote: %s %s", async (first, last, said) => {
      await haveNumbers();
      await at(noon);
      await leave(first, last);
      await alerts.drain();
      const [text] = await texts();
      expect(text!.body).toContain(
        `New lead: ${said}${lenders[0]!.name}. https://shop.example.com/`,
      );
    });

    test("wakes nobody", async () => {
      await haveNumbers();
      await at("2026-11-18T23:00:00-05:00");
      await leave();
      await alerts.drain();
      expect(await texts()).toEqual([]);
    });

    test("is queued by a second attempt where the first came to nothing, and once", async () => {
      await haveNumbers();
      await at(noon);
      await leave();
      await run("select private.claim_lead_alerts(9)");
      await run("update private.lead_alerts set claimed_at = claimed_at - interval '3 minutes'");
      await alerts.drain();
      expect(await texts()).toHaveLength(1);
      await leave("Ned");
      await run("update private.lead_alerts set attempts = 1, texted_at = now()");
      await alerts.drain();
      expect(await texts()).toHaveLength(1);
    });
  });
});

describe("what else waits for staff", () => {
  /** Monday, November 23, 2026, 2 PM in Detroit. */
  const open = "2026-11-23T19:00:00Z";
  const closed = "2026-11-24T02:00:00Z";
  const at = (moment: string) =>
    run("update private.settings set texts_are_sent = true, clock = $1", [moment]);
  const said = () => service.received.map(({ message }) => message);
  const askToHold = (moment: string) =>
    run(
      `insert into public.hold_requests (product_id, showroom, name, phone, created_at)
       values ('901', 'east', 'Ann Lee', '(586) 555-0129', $1)`,
      [moment],
    );
  const reply = (moment: string, body = "Is it there?") =>
    run("select private.record_reply('+15865550117', $1, null, null, $2)", [body, moment]);

  beforeAll(async () => {
    await run(`insert into public.products (id, slug, list, state, type, title, price_cents, style, colors)
      values ('901', 'oak-bench', 'bedroom', 'live', 'bench', 'Oak Bench', 20000, 'modern', '{gray}')`);
    await run(`insert into public.opening_hours (showroom, weekday, opens, closes)
      select room, day, '10:00', '20:00' from unnest(array['east', 'west']) as room, generate_series(0, 6) as day`);
  });
  afterEach(async () => {
    for (const table of ["private.staff_alerts", "public.hold_requests", "private.text_replies"])
      await run(`delete from ${table}`);
    await run("update private.settings set clock = null");
  });
  afterAll(() => run("delete from public.opening_hours"));

  test("is said once: a request to hold, an answer and a lead to call again", async () => {
    await subscribe("one");
    await leave();
    await alerts.drain();
    await at(open);
    await askToHold(open);
    await reply(open);
    await run("update public.financing_leads set follow_up_at = $1", [open]);
    service.received.length = 0;
    await alerts.drain();
    expect(said()).toHaveLength(3);
    expect(said()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: "Request to hold",
          body: "A., Oak Bench",
          url: "/admin#hold-requests",
        }),
        expect.objectContaining({ title: "New text reply", body: "M. L." }),
        expect.objectContaining({ title: "Time to call again" }),
      ]),
    );
    // A second answer belongs to what waits already.
    await reply(open, "Hello?");
    await alerts.drain();
    expect(said()).toHaveLength(3);
  });

  test("waits for opening time, and for nobody where it was answered by then", async () => {
    await subscribe("one");
    await at(closed);
    await askToHold(closed);
    await askToHold(closed);
    expect(await alerts.drain()).toBe(0);
    await at("2026-11-24T14:59:00Z");
    expect(await alerts.drain()).toBe(0);
    await run(`update public.hold_requests set answer = 'declined', reason = 'Sold.', answered_at = now()
      where id = (select id from public.hold_requests limit 1)`);
    await at("2026-11-24T15:00:00Z");
    await alerts.drain();
    expect(said()).toMatchObject([{ title: "Request to hold" }]);
  });

  test("is heard where it was chosen", async () => {
    await subscribe("all");
    await subscribe("leads");
    await run("update public.push_devices set kinds = '{lead}' where endpoint like '%leads'");
    await run("insert into public.alert_phones values ('east', '+15865550142', '{hold}')");
    await run("insert into public.alert_phones values ('west', '+12485550168', '{lead}')");
    await at(open);
    await askToHold(open);
    await reply(open);
    await alerts.drain();
    expect(heard()).toEqual(["all", "all"]);
    const texts = "select phone, body from private.text_outbox where kind = 'alert'";
    expect(await run(texts)).toEqual([
      {
        phone: "+15865550142",
        body: "Request to hold: A., Oak Bench. https://shop.example.com/admin#hold-requests",
      },
    ]);
  });

  test("is texted once: by a second attempt where the first came to nothing", async () => {
    await run("insert into public.alert_phones values ('east', '+15865550142', '{hold}')");
    await at(open);
    await askToHold(open);
    // A worker that stopped before it said anything.
    await run("select private.claim_staff_alerts(9, $1)", ["2026-11-23T18:57:00Z"]);
    await run("update private.staff_alerts set claimed_at = $1", ["2026-11-23T18:57:00Z"]);
    await alerts.drain();
    const texts = "select phone from private.text_outbox where kind = 'alert'";
    expect(await run(texts)).toEqual([{ phone: "+15865550142" }]);
    await run("update private.staff_alerts set done_at = null, claimed_at = $1", [
      "2026-11-23T18:57:00Z",
    ]);
    await alerts.drain();
    expect(await run(texts)).toHaveLength(1);
  });

  test("is an inquiry whose time has come, by its initial and kind", async () => {
    await subscribe("one");
    await at(open);
    await run(
      `insert into public.inquiries (kind, name, phone, showroom, follow_up_at)
       values ('wants_call', 'Ned Ryerson', '(586) 555-0131', 'east', $1)`,
      [open],
    );
    service.received.length = 0;
    await alerts.drain();
    await run("delete from public.inquiries");
    expect(said()).toMatchObject([{ title: "Time to call again", body: "N., wants a call" }]);
  });

  test("is no news after three days, and is tried three times", async () => {
    await subscribe("one");
    await at(open);
    await askToHold("2026-11-20T18:00:00Z");
    expect(await alerts.drain()).toBe(0);
    await askToHold(open);
    const claim = async (moment: string) =>
      (await run("select attempt from private.claim_staff_alerts(9, $1)", [moment])) as {
        attempt: number;
      }[];
    expect(await claim(open)).toEqual([{ attempt: 1 }]);
    expect(await claim("2026-11-23T19:01:59Z")).toEqual([]);
    expect(await claim("2026-11-23T19:02:00Z")).toEqual([{ attempt: 2 }]);
    expect(await claim("2026-11-23T19:05:00Z")).toEqual([{ attempt: 3 }]);
    expect(await claim("2026-11-23T19:08:00Z")).toEqual([]);
  });
});

describe("a push service", () => {
  test("that does not know a device any more has it forgotten, and the others hear", async () => {
    await subscribe("old");
    await subscribe("new");
    service.answer("old", 410);
    await leave();
    await alerts.drain();
    expect(heard()).toEqual(["new"]);
    expect(await devices()).toEqual([{ endpoint: "https://push.example.com/new", failures: 0 }]);
  });

  test("that is busy is asked again", { tags: "long" }, async () => {
    await subscribe("one");
    service.answer("one", 503, 429);
    await leave();
    await alerts.drain();
    expect(heard()).toEqual(["one"]);
  });

  test("that is away keeps nothing else waiting, and is forgotten after twenty times", async () => {
    await subscribe("one");
    await run("update public.push_devices set failures = 18");
    service.answer("one", 400, 400);
    await leave();
    await alerts.drain();
    expect(await devices()).toMatchObject([{ failures: 19 }]);
    await leave("Ann");
    await alerts.drain();
    expect(await devices()).toEqual([]);
  });
});

test("what is an hour old is no news", async () => {
  await subscribe("one");
  await leave();
  await run("update private.lead_alerts set created_at = created_at - interval '61 minutes'");
  expect(await alerts.drain()).toBe(0);
});

describe("the keys", () => {
  test("are made once, for their owner alone, and told to browsers", async () => {
    expect(await loadPushKeys(folder)).toEqual(keys);
    expect((await stat(join(folder, "push-keys.json"))).mode & 0o077).toBe(0);
    expect(await run("select public_key from private.push_key")).toEqual([
      { public_key: keys.publicKey },
    ]);
  });

  test("that are damaged stop the start with a sentence", async () => {
    const path = join(folder, "push-keys.json");
    const whole = await readFile(path);
    await writeFile(path, "{");
    await expect(loadPushKeys(folder)).rejects.toThrow("is damaged");
    await writeFile(path, whole);
  });
});
