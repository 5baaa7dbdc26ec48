import { expect, test } from "vitest";
import { openTestServer } from "./testing.ts";

const password = "correct horse";

test("what has expired is removed, and nothing else", { tags: "long" }, async () => {
  const server = await openTestServer({ rules: { confirmEmail: true } });
  const count = async () => {
    const tables = ["users", "sessions", "one_time_tokens", "flow_state", "mfa_factors"];
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await server.database.transaction((tx) =>
        tx.query<{ count: number }>(`select count(*) from auth.${table}`),
      );
      counts[table] = Number(rows[0]?.count);
    }
    return counts;
  };

  await server.client({ flowType: "pkce" }).signUp({ email: "slow@example.com", password });
  const relaxed = await openTestServer({ rules: { confirmEmail: false } });
  const client = relaxed.client();
  await client.signUp({ email: "kept@example.com", password });
  await client.mfa.enroll({ factorType: "totp" });
  expect(await count()).toEqual({
    users: 2,
    sessions: 1,
    one_time_tokens: 1,
    flow_state: 1,
    mfa_factors: 1,
  });

  server.clock.ms += 25 * 3_600_000;
  await server.call("GET", "/settings");
  await server.idle();
  expect(await count()).toEqual({
    users: 2,
    sessions: 1,
    one_time_tokens: 0,
    flow_state: 0,
    mfa_factors: 0,
  });
});
