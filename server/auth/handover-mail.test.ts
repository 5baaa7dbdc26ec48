/** A thief who handed the shop on with the owner's session: the owner's mailbox takes it back. */

import { expect, test } from "vitest";
import { linkAndCode, openTestServer } from "#server/auth/testing.ts";
import { queueHandoverMails } from "./handover-mail.ts";

test("the mail to who handed the shop on leads to a page where a press takes it back", {
  tags: "long",
}, async () => {
  const server = await openTestServer();
  const signUp = async (email: string) => {
    const { data } = await server.client().signUp({ email, password: "correct horse" });
    return data.user!.id;
  };
  const owner = await signUp("the-owner@example.com");
  const thief = await signUp("the-thief@example.com");
  const owners = async () => {
    const { rows } = await server.database.transaction((tx) =>
      tx.query<{ user_id: string }>("select user_id from public.user_roles where is_owner"),
    );
    return rows.map(({ user_id }) => user_id);
  };
  await server.database.transaction(async (tx) => {
    await tx.query(
      "insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')",
      [owner, thief],
    );
    await tx.query(
      `select set_config('request.jwt.claims', json_build_object(
         'sub', user_id, 'role', 'authenticated', 'session_id', id, 'amr', json_build_array(
           json_build_object('method', 'password', 'timestamp', extract(epoch from now()))))::text, true)
       from auth.sessions where user_id = $1`,
      [owner],
    );
    await tx.query("select public.hand_over_ownership($1)", [thief]);
  });
  expect(await owners()).toEqual([thief]);
  const queue = () =>
    server.database.transaction((tx) => queueHandoverMails(tx, server.mailer, server.env));
  expect([await queue(), await queue()]).toEqual([1, 0]);

  const { link } = linkAndCode(await server.mailTo("the-owner@example.com"));
  const open = async (method: string) => {
    const answer = await server.app.request(`${link.pathname}${link.search}`, { method });
    return [answer.status, await answer.text()] as const;
  };
  expect(await open("GET")).toEqual([200, expect.stringContaining("Take the shop back?")]);
  expect(await owners()).toEqual([thief]);
  expect(await open("POST")).toEqual([200, expect.stringContaining("It’s undone")]);
  expect(await owners()).toEqual([owner]);
  expect((await open("POST"))[0]).toBe(404);
  // Who had the session, and the proof for it, has neither now.
  const email = "the-owner@example.com";
  const { error } = await server.client().signInWithPassword({ email, password: "correct horse" });
  expect(error?.code).toBe("invalid_credentials");
});
