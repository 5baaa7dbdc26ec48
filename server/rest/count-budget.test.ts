/** What one address may add to what is counted of visits, and who is not counted. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    `insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
       free_delivery_from_cents, delivery_fee_cents, hold_rule, counts_demand) values ('Example Home', 'Closeouts',
       '(586) 555-0100', 'hello@example.com', '', 'SamplePay', 100000, 9900, 'Until closing.', true)`,
    { TRUSTED_PROXIES: "127.0.0.1" },
  );
});
afterAll(() => api.close());

const send = (address: string, headers: Record<string, string> = {}) =>
  api.request("/rpc/count_demand", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address, ...headers },
    body: JSON.stringify({ seen: {}, searches: ["murphy bed"] }),
  });

const searches = () =>
  api.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ count: number }>("select count from private.empty_searches");
    return rows[0]?.count ?? 0;
  });

test("an address has 60 messages a day, each counted, and others have theirs", async () => {
  for (let sent = 0; sent < 60; sent += 1) expect((await send("198.51.100.1")).status).toBe(204);
  const refused = await send("198.51.100.1");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "over_count_limit" });
  expect((await send("198.51.100.2")).status).toBe(204);
  expect(await searches()).toBe(61);
});

test.each([{ "Sec-GPC": "1" }, { DNT: "1" }])("the server refuses to count %o", async (header) => {
  const before = await searches();
  expect((await send("198.51.100.3", header as never)).status).toBe(403);
  expect(await searches()).toBe(before);
});
