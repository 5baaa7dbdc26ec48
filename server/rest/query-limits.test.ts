/** What a stranger may ask of the database, and what it costs the others. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openFolder } from "#server/database/pglite.ts";
import { fillDataFolder } from "#server/database/testing.ts";
import { openTestApi, type TestApi } from "./testing.ts";

const json = { "Content-Type": "application/json" };
const lead = (phone: string) => ({
  first_name: "Ann",
  last_name: "Lee",
  phone,
  financing_option: lenders[0]?.name,
  status: "pending",
});
const post = (body: unknown, address = "198.51.100.1"): RequestInit => ({
  method: "POST",
  headers: { ...json, "X-Forwarded-For": address },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

describe("before the database is asked", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const many = (count: number, one: string, between = ",") => Array(count).fill(one).join(between);
  const heavy: [string, string][] = [
    ["many filters", `/lenders?${many(100, "name=like.*a*", "&")}`],
    ["a wide tree", `/lenders?or=(${many(100, "name.like.*a*")})`],
    ["nested trees", `/lenders?or=(${many(12, `and(${many(4, "name.eq.a")})`)})`],
    ["a long pattern", `/lenders?name=like.${"*a".repeat(200)}`],
    ["a long pattern in a tree", `/lenders?or=(name.ilike."${"%a".repeat(200)}")`],
    ["a long list", `/lenders?name=in.(${many(500, "a")})`],
    ["many columns", `/lenders?select=${many(200, "name")}`],
    ["many orders", `/lenders?order=${many(50, "name")}`],
    ["a far offset", "/lenders?offset=100000000"],
  ];

  const asPerson = async (id: string) => ({ Authorization: `Bearer ${await api.token(id)}` });

  test.each(heavy)("%s are for no visitor, signed up or not", async (_, path) => {
    for (const headers of [{}, await asPerson(api.people.shopper)]) {
      const refused = await api.request(path, { headers });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        code: "PGRST127",
        details: expect.stringContaining("visitors"),
      });
    }
    const secret = { headers: { apikey: api.secretKey } };
    expect((await api.request(path, secret)).status).toBeLessThan(300);
  });

  test("a body beyond a form's is refused before it is read whole", async () => {
    for (const headers of [{}, await asPerson(api.people.shopper)]) {
      const long = { ...json, ...headers };
      const body = "x".repeat(20_000);
      const refused = await api.request("/financing_leads", {
        method: "POST",
        headers: long,
        body,
      });
      expect(refused.status).toBe(413);
    }
    const long = { ...json, ...(await asPerson(api.people.admin)) };
    const body = JSON.stringify({ name: "x".repeat(20_000) });
    const taken = await api.request("/lenders?name=eq.none", {
      method: "PATCH",
      headers: long,
      body,
    });
    expect(taken.status).not.toBe(413);
  });

  test("an answer of rest/v1 is kept by nobody", async () => {
    const answer = await api.request("/lenders?limit=1");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});

test("a stranger's statement that does not end is ended, and those who wait behind it are served", {
  tags: "long",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-slow-"));
  await fillDataFolder(dataDir);
  // The seconds are those of server/database/caller.test.ts: a busy machine has more of them for a form.
  const folder = await openFolder(dataDir, { limitFactor: 3 });
  const api = await openTestApi(
    `create function public.spin() returns bigint language sql volatile
         as 'select count(*) from generate_series(1, 100000000000) n where n % 7 = 8';
       grant execute on function public.spin() to anon;`,
    { TRUSTED_PROXIES: "127.0.0.1" },
    undefined,
    folder,
  );
  try {
    const first = await api.request("/financing_leads", post(lead("248-555-0161")));
    expect(first.status).toBe(201);
    const attack = Array.from({ length: 5 }, () =>
      api.request("/rpc/spin", post({}, "203.0.113.66")),
    );
    const innocent = await Promise.all(
      ["248-555-0162", "248-555-0163"].map((phone, at) =>
        api.request("/financing_leads", post(lead(phone), `198.51.100.${at}`)),
      ),
    );
    expect(innocent.map(({ status }) => status)).toEqual([201, 201]);
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const { rows } = await folder.transaction((tx) =>
      tx.query("select phone from public.financing_leads order by phone"),
    );
    expect(rows.map(({ phone }) => phone)).toEqual([
      "248-555-0161",
      "248-555-0162",
      "248-555-0163",
    ]);
  } finally {
    await api.close();
    await rm(dataDir, { recursive: true });
  }
});

test("a form that met a slow moment may be sent again, and who looks up what does not end may not", {
  tags: "long",
}, async () => {
  const api = await openTestApi(
    `create function public.take_too_long() returns trigger language plpgsql as
         $$ begin raise 'canceling statement due to statement timeout' using errcode = '57014'; end $$;
       create trigger take_too_long before insert on public.financing_leads
         for each row when (new.first_name = 'Slow') execute function public.take_too_long();
       create function public.look_up() returns void language plpgsql as
         $$ begin raise 'canceling statement due to statement timeout' using errcode = '57014'; end $$;
       grant execute on function public.look_up(), public.take_too_long() to anon, authenticated;`,
    { TRUSTED_PROXIES: "127.0.0.1" },
  );
  const send = async (path: string, body: object) =>
    (await api.request(path, post(body, "203.0.113.67"))).status;
  expect(await send("/financing_leads", { ...lead("248-555-0164"), first_name: "Slow" })).toBe(500);
  expect(await send("/financing_leads", lead("248-555-0164"))).toBe(201);
  expect(await send("/rpc/look_up", {})).toBe(500);
  expect(await send("/financing_leads", lead("248-555-0165"))).toBe(429);

  // Whoever is signed up is shut out, and nobody beside them.
  const Authorization = `Bearer ${await api.token(api.people.shopper)}`;
  const asShopper = async (path: string) =>
    (await api.request(path, { headers: { Authorization, "X-Forwarded-For": "203.0.113.68" } }))
      .status;
  expect(await asShopper("/rpc/look_up")).toBe(500);
  expect(await asShopper("/lenders?limit=1")).toBe(429);
  const neighbor = post(lead("248-555-0166"), "203.0.113.68");
  expect((await api.request("/financing_leads", neighbor)).status).toBe(201);
  await api.close();
});
