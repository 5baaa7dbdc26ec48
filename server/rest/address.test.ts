import { expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openTestApi } from "./testing.ts";

/** The address that SQL sees for a request that says all this about itself. */
async function addressSeen(variables: Record<string, string>): Promise<unknown> {
  const api = await openTestApi("", variables);
  const answer = await api.request("/financing_leads", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": "203.0.113.9, 192.0.2.7",
      "CF-Connecting-IP": "203.0.113.10",
      "X-Real-IP": "203.0.113.11",
      Forwarded: "for=203.0.113.12",
    },
    body: JSON.stringify({
      first_name: "Ann",
      last_name: "Lee",
      phone: "248-555-0164",
      financing_option: lenders[0]?.name,
      status: "pending",
    }),
  });
  expect(answer.status).toBe(201);
  const { rows } = await api.database.transaction((tx) =>
    tx.query<{ address: string }>("select host(address) as address from private.text_outbox"),
  );
  await api.close();
  return rows[0]?.address;
}

test("what a visitor says about the own address is not believed", { tags: "long" }, async () => {
  expect(await addressSeen({})).toBe("127.0.0.1");
});

test("what a trusted proxy says is", { tags: "long" }, async () => {
  expect(await addressSeen({ TRUSTED_PROXIES: "127.0.0.1" })).toBe("192.0.2.7");
});
