/** Floods of leads by strangers: what is ordinary, what is marked, what is refused, and for whom. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi("update private.settings set texts_are_sent = true", {
    TRUSTED_PROXIES: "127.0.0.1",
  });
});
afterAll(() => api.close());

const lender = lenders[1]!.name;
const form = (phone: string) => ({
  first_name: "Ann",
  last_name: "Lee",
  phone,
  financing_option: lender,
  status: "pending",
  consent_version: "2026-11-21",
});

let phones = 0;
/** A phone that nobody has named before. */
const newPhone = () => `586-2${String(10 + (phones % 90))}-${String(1000 + phones++).slice(-4)}`;
let addresses = 0;
const newAddress = () => `10.9.${Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`;

interface Answer {
  status: number;
  message: string | undefined;
}

async function send(address: string, body: object, headers = {}): Promise<Answer> {
  const answer = await api.request("/financing_leads", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address, ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, message: text ? JSON.parse(text).message : undefined };
}

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await api.database.transaction((tx) => tx.query<Row>(text, values))).rows;

/** What became of the leads from here on: why each is suspected, and what became of its text. */
async function since(moment: Date) {
  return run<{ junk: string | null; text: string }>(
    `select suspected_junk as junk, coalesce(reason, state) as text
     from public.financing_leads as lead join private.text_outbox on lead_id = lead.id
     where lead.created_at >= $1 order by lead.created_at`,
    [moment],
  );
}
const now = async () => (await run<{ now: Date }>("select clock_timestamp() as now"))[0]!.now;

/** Leads that came through the API in the last hour, without the time that each would take. */
const came = (count: number, address: string | null, phone?: string) =>
  run(
    `with leads as (
       insert into public.financing_leads (first_name, last_name, phone, financing_option, created_at)
       select 'Ann', 'Lee', coalesce($3, '248555' || lpad(number::text, 4, '0')),
         '${lender}', now() - interval '50 minutes'
       from generate_series(1, $1::int) as number returning id, created_at
     )
     insert into private.text_outbox
       (lead_id, state, reason, lender, address, due_at, created_at, updated_at)
     select id, 'refused', 'limit', '${lender}', $2, created_at, created_at, created_at
     from leads`,
    [count, address, phone ?? null],
  );

describe("one call", () => {
  test("of a stranger is one lead, and an array of one is one", async () => {
    expect((await send(newAddress(), [form(newPhone())])).status).toBe(201);
  });

  test("of a stranger with two leads is refused", async () => {
    const two = [form(newPhone()), form(newPhone())];
    expect(await send(newAddress(), two)).toEqual({
      status: 400,
      message: "Send one request at a time.",
    });
  });

  test("with two thousand, which a hosted project lets through, is refused before it costs", async () => {
    await run("create sequence public.drawn");
    await run("grant usage on sequence public.drawn to anon");
    const inserted = api.database.transaction(async (tx) => {
      await tx.exec(`set local role anon; set local request.jwt.claims = '{"role": "anon"}'`);
      await tx.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         select 'Ann', 'Lee', '586555' || 1000 + nextval('public.drawn'), $1
         from generate_series(1, 2000)`,
        [lender],
      );
    });
    await expect(inserted).rejects.toMatchObject({ message: "Send one request at a time." });
    const [drawn] = await run<{ rows: number }>("select last_value::int as rows from public.drawn");
    expect(drawn?.rows).toBeLessThanOrEqual(2);
    await run("drop sequence public.drawn");
  });

  test("of a shopper likewise, and an admin's may hold many", async () => {
    const two = () => [form(newPhone()), form(newPhone())];
    const as = async (id: string) => ({ Authorization: `Bearer ${await api.token(id)}` });
    const { shopper, admin } = api.people;
    expect((await send(newAddress(), two(), await as(shopper))).status).toBe(400);
    expect((await send(newAddress(), two(), await as(admin))).status).toBe(201);
  });
});

describe("from one address in an hour", () => {
  test("the first 60 leads are ordinary, and the next is stored, marked and not texted", async () => {
    const address = newAddress();
    await came(59, address);
    const start = await now();
    for (const _ of "ab") expect((await send(address, form(newPhone()))).status).toBe(201);
    const [sixtieth, next] = await since(start);
    expect(sixtieth?.junk).toBeNull();
    expect(next).toEqual({ junk: "address", text: "junk" });
  });

  test("six hundred are taken, and the next is refused with a sentence", {
    tags: "long",
  }, async () => {
    const address = newAddress();
    await came(599, address);
    expect((await send(address, form(newPhone()))).status).toBe(201);
    expect(await send(address, form(newPhone()))).toEqual({
      status: 429,
      message: "Too many requests came from your connection. Try again in an hour, or call us.",
    });
    expect((await send(newAddress(), form(newPhone()))).status).toBe(201);
  });

  test("the hour goes by", { tags: "long" }, async () => {
    const address = newAddress();
    await came(600, address);
    await run(
      "update private.text_outbox set created_at = created_at - interval '11 minutes' where address = $1",
      [address],
    );
    const start = await now();
    expect((await send(address, form(newPhone()))).status).toBe(201);
    expect(await since(start)).toEqual([{ junk: null, text: "queued" }]);
  });
});

describe("for one phone in a day", () => {
  test("the first 10 leads are ordinary, however it is written, and the next is marked", async () => {
    await came(9, null, "(586) 233-0117");
    const start = await now();
    for (const phone of ["586-233-0117", "1 586 233 0117"]) {
      expect((await send(newAddress(), form(phone))).status).toBe(201);
    }
    const [tenth, next] = await since(start);
    expect(tenth).toEqual({ junk: null, text: "queued" });
    expect(next).toEqual({ junk: "phone", text: "junk" });
  });

  test("sixty are taken, and the next is refused with a sentence", async () => {
    await came(59, null, "586-233-0118");
    expect((await send(newAddress(), form("586-233-0118"))).status).toBe(201);
    expect(await send(newAddress(), form("(586) 233 0118"))).toEqual({
      status: 429,
      message: "Too many requests were made for this phone number today. Please call us.",
    });
  });

  test("a number of another country has its own count", async () => {
    await came(60, null, "44 20 7946 0018");
    expect((await send(newAddress(), form("44-20-7946-0018"))).status).toBe(429);
    expect((await send(newAddress(), form("44-20-7946-0019"))).status).toBe(201);
  });
});

test("however many strangers sent something, the next one's lead is ordinary", {
  tags: "long",
}, async () => {
  await came(3_000, null);
  const start = await now();
  expect((await send(newAddress(), form(newPhone()))).status).toBe(201);
  expect(await since(start)).toEqual([{ junk: null, text: "queued" }]);
});

test("the numbers are settings", async () => {
  const address = newAddress();
  await run(`update private.settings set leads_per_address_and_hour = 1,
    most_leads_per_address_and_hour = 2`);
  const start = await now();
  const statuses = [];
  for (const _ of "abc") statuses.push((await send(address, form(newPhone()))).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await since(start)).map(({ junk }) => junk)).toEqual([null, "address"]);
  await run(`update private.settings set leads_per_address_and_hour = 60,
    most_leads_per_address_and_hour = 600`);
});

test("without an address only the phone counts", { tags: "long" }, async () => {
  await run("update private.settings set address_headers = '{}'");
  await came(700, null);
  expect((await send(newAddress(), form(newPhone()))).status).toBe(201);
  await run("update private.settings set address_headers = default");
});

describe("staff", () => {
  test("set leads aside in bulk and put them back, which is history", async () => {
    const start = await now();
    for (const _ of "ab") await send(newAddress(), form(newPhone()));
    const change = async (suspected_junk: string | null) => {
      const { data } = await api.admin
        .from("financing_leads")
        .update({ suspected_junk })
        .gte("created_at", start.toISOString())
        .select("id, suspected_junk, version")
        .throwOnError();
      return data;
    };
    expect(await change("staff")).toMatchObject([
      { suspected_junk: "staff", version: 2 },
      { suspected_junk: "staff", version: 2 },
    ]);
    expect(await change(null)).toMatchObject([{ suspected_junk: null, version: 3 }, {}]);
    const events = await run(
      "select field, old_value, new_value from public.lead_events order by id desc limit 1",
    );
    expect(events).toEqual([{ field: "suspected_junk", old_value: "staff", new_value: null }]);
  });

  test("alone do: a stranger's own mark is refused, and a shopper changes none", async () => {
    const marked = { ...form(newPhone()), suspected_junk: null };
    expect((await send(newAddress(), marked)).status).toBe(401);
    const { data } = await api.shopper
      .from("financing_leads")
      .update({ suspected_junk: "staff" })
      .neq("id", randomUUID())
      .select();
    expect(data).toEqual([]);
  });
});
