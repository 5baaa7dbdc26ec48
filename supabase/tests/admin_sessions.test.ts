/** Attacks with an admin's token that should be worth nothing: the password alone, a session that ended. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the owner's rights prepare, then the work as the admin whose token says `claims`. */
function asAdminAfter(
  prepare: string,
  claims: object,
  work: (db: Transaction) => Promise<void>,
): Promise<void> {
  return world.asOwner(async (db) => {
    await db.exec(prepare);
    await become(db, people.admin, claims);
    await db.query("set local role authenticated");
    await work(db);
  });
}

async function expectNoAdmin(db: Transaction): Promise<void> {
  expect((await db.query("select from public.financing_leads")).rows).toHaveLength(0);
  const update = await db.query("update public.financing_leads set notes = 'mine'");
  expect(update.affectedRows).toBe(0);
  await db.query("savepoint before");
  await expect(
    db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      people.shopper,
    ]),
  ).rejects.toMatchObject({ code: "42501" });
  await db.query("rollback to before");
  await expect(
    db.query("select * from public.find_account('shopper@example.com')"),
  ).rejects.toMatchObject({ code: "42501" });
}

const factor = (status: string) =>
  `insert into auth.mfa_factors (user_id, factor_type, status)
   values ('${people.admin}', 'totp', '${status}')`;

describe("an admin's password without the account's second factor", () => {
  test.each(["aal1", undefined])("does no admin work (aal %s), whatever the setting", (aal) =>
    asAdminAfter(factor("verified"), { aal }, async (db) => {
      const { rows } = await db.query("select public.admin_needs_second_factor() as needed");
      expect(rows).toEqual([{ needed: true }]);
      await expectNoAdmin(db);
    }),
  );

  test.each([
    ["with the factor", factor("verified"), "aal2"],
    ["where the factor was never confirmed", factor("unverified"), "aal1"],
    [
      "where the factor is somebody else's",
      factor("verified").replace(people.admin, people.otherAdmin),
      "aal1",
    ],
  ])("is enough %s", (_, prepare, aal) =>
    asAdminAfter(prepare, { aal }, async (db) => {
      expect((await db.query("select from public.financing_leads")).rows).toHaveLength(1);
    }),
  );
});

describe("an admin's access token", () => {
  const end = `delete from auth.sessions where user_id = '${people.admin}'`;
  const expire = `update auth.sessions set not_after = now() - interval '1 second'`;

  test.each([
    ["whose session was ended", end, {}],
    ["whose session is over", expire, {}],
    ["of a session that never was", "", { session_id: randomUUID() }],
    ["with another person's session", "", { session_id: people.shopper }],
    ["without a session", "", { session_id: undefined }],
    ["whose session is no id", "", { session_id: "1 or true" }],
  ])("%s is no admin's any more", (_, prepare, claims) =>
    asAdminAfter(prepare, claims, expectNoAdmin),
  );

  test("of a session that ends later is an admin's", () =>
    asAdminAfter(
      "update auth.sessions set not_after = now() + interval '1 hour'",
      {},
      async (db) => {
        expect((await db.query("select from public.financing_leads")).rows).toHaveLength(1);
      },
    ));
});
