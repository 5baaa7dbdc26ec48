import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { createRequestBudget } from "./request-budget.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi("", { TRUSTED_PROXIES: "127.0.0.1", REQUESTS_PER_MINUTE: "600" });
});
afterAll(() => api.close());

const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  api.app.request(path, {
    headers: { apikey: "sb_publishable_store", "X-Forwarded-For": address, ...headers },
  });
const read = (address: string, headers?: Record<string, string>) =>
  ask("/rest/v1/lenders?select=name&limit=1", address, headers);

/** Sends as many as pass, and one more. */
async function exhaust(address: string): Promise<Response> {
  const answers = await Promise.all(Array.from({ length: 600 }, () => read(address)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return read(address);
}

describe("one address", () => {
  test("reads 600 times a minute and then waits, others do not", { tags: "long" }, async () => {
    const refused = await exhaust("192.0.2.1");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "over_request_rate_limit" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await read("192.0.2.2")).status).toBe(200);
    // The shop's own programs have no budget, and staff one of their own; a stranger who signs up gets no other.
    const secret = { apikey: api.secretKey };
    expect((await read("192.0.2.1", secret)).status).toBe(200);
    const staff = { Authorization: `Bearer ${await api.token(api.people.admin)}` };
    expect((await read("192.0.2.1", staff)).status).toBe(200);
    const shopper = { Authorization: `Bearer ${await api.token(api.people.shopper)}` };
    expect((await read("192.0.2.1", shopper)).status).toBe(429);
    expect((await read("192.0.2.9", shopper)).status).toBe(200);
    const forged = { Authorization: `Bearer ${await api.token(api.people.shopper)}x` };
    expect((await read("192.0.2.1", forged)).status).toBe(429);
  });

  test("gets no second budget by another spelling", { tags: "long" }, async () => {
    expect((await exhaust("2001:db8:1:2::1")).status).toBe(429);
    const spellings = [
      "2001:0DB8:0001:0002:0000:0000:0000:0001",
      "2001:db8:1:2:ffff::9",
      "[2001:db8:1:2::1]:4711",
      "2001:db8:1:2::1%eth0",
    ];
    for (const spelling of spellings) {
      expect([spelling, (await read(spelling)).status]).toEqual([spelling, 429]);
    }
    for (const spelling of ["192.0.2.1:4711", "::ffff:192.0.2.1", "::ffff:c000:201"]) {
      expect([spelling, (await read(spelling)).status]).toEqual([spelling, 429]);
    }
  });

  test("asks auth/v1 as often and no more", async () => {
    const settings = () => ask("/auth/v1/settings", "192.0.2.5");
    const answers = await Promise.all(Array.from({ length: 600 }, settings));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await settings();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error_code: "over_request_rate_limit" });
    expect((await read("192.0.2.5")).status).toBe(200);
  });
});

test("what waits already when its sender is blocked is refused, and others go on", async () => {
  const budget = createRequestBudget(10);
  await budget.spend("a");
  await budget.check("a");
  await budget.block("a");
  await expect(budget.check("a")).rejects.toMatchObject({ status: 429 });
  await budget.check("b");
});
