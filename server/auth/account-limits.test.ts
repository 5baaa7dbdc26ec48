/** What an account may ask for, store and keep: the limits that its own calls meet. */

import { beforeAll, expect, test } from "vitest";
import { openTestServer } from "./testing.ts";

const password = "correct horse";
let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer({
    limits: { lookUpByAccount: { points: 5, seconds: 3_600 } },
  });
});

let people = 0;
async function signUp() {
  const email = `limited-account${++people}@example.com`;
  const { body } = await server.call("POST", "/signup", { email, password });
  return { email, body, headers: { Authorization: `Bearer ${body.access_token}` } };
}

test("who has an account cannot be asked for one address after the other", async () => {
  const [taken, curious] = [await signUp(), await signUp()];
  const change = { email: taken.email, current_password: password };
  const ask = () => server.call("PUT", "/user", change, curious.headers);
  const statuses = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await ask()).status);
  // Whoever mistyped may correct it.
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test("metadata is limited as a whole, not field by field", async () => {
  const { headers } = await signUp();
  const statuses = [];
  for (let at = 0; at < 4; at += 1) {
    const data = { [`part${at}`]: "x".repeat(3_000) };
    statuses.push((await server.call("PUT", "/user", { data }, headers)).status);
  }
  expect(statuses).toEqual([200, 200, 400, 400]);
  const { body } = await server.call("GET", "/user", undefined, headers);
  expect(JSON.stringify(body.user_metadata).length).toBeLessThanOrEqual(8_192);
  const smaller = { data: { part0: null, part1: "short" } };
  expect((await server.call("PUT", "/user", smaller, headers)).status).toBe(200);
});

test("a session that was idle for ninety days, or for as many as the shop sets, has ended", async () => {
  const idle = async (days: number) => {
    const { body } = await signUp();
    const begun = server.clock.ms;
    server.clock.ms += days * 24 * 3_600_000;
    const answer = await server.call("POST", "/token?grant_type=refresh_token", {
      refresh_token: body.refresh_token,
    });
    server.clock.ms = begun;
    return [answer.status, answer.body.error_code];
  };
  expect(await idle(89)).toEqual([200, undefined]);
  expect(await idle(91)).toEqual([400, "session_expired"]);
  await server.database.transaction(async (tx) => {
    await tx.query("update private.settings set sessions_idle_days = 7");
  });
  expect(await idle(6)).toEqual([200, undefined]);
  expect(await idle(8)).toEqual([400, "session_expired"]);
});
