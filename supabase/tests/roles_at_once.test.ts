/** Two admins at one moment. On Postgres their requests run side by side; rounds, so that they meet. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // A third one is the owner, whose role nobody removes anyway.
  const owner = randomUUID();
  await asOwner("insert into auth.users (id, email) values ($1, 'the-owner@example.com')", [owner]);
  await asOwner("insert into public.user_roles (user_id, role) values ($1, 'admin')", [owner]);
  await asOwner("delete from public.user_roles where user_id <> $1", [owner]);
});
afterAll(() => api.close());

const asOwner = (text: string, values: string[] = []) =>
  api.database.transaction((tx) => tx.query<{ user_id: string }>(text, values));

async function remove(by: string, whose: string) {
  const answer = await api.request(`/user_roles?user_id=eq.${whose}&role=eq.admin`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${await api.token(by)}`, Prefer: "return=representation" },
  });
  return { status: answer.status, body: await answer.json() };
}

test("who remove each other: one is removed, the other is told why not", async () => {
  const { admin: one, shopper: other } = api.people;
  for (let round = 0; round < 10; round += 1) {
    await asOwner(
      "insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin') on conflict do nothing",
      [one, other],
    );
    const answers = await Promise.all([remove(one, other), remove(other, one)]);
    const left = await asOwner(
      "select user_id from public.user_roles where role = 'admin' and not is_owner",
    );
    expect(left.rows).toHaveLength(1);
    const [winner, loser] = left.rows[0]?.user_id === one ? answers : answers.toReversed();
    expect(winner).toMatchObject({ status: 200, body: [{ role: "admin" }] });
    // Who comes a moment later is no admin any more, and finds nothing to remove.
    expect([
      { status: 200, body: [] },
      { status: 403, body: { code: "42501", message: "Only an admin can do this." } },
    ]).toContainEqual(
      loser?.status === 200
        ? loser
        : { status: loser?.status, body: { code: loser?.body.code, message: loser?.body.message } },
    );
  }
});
