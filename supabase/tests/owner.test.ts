/** The shop's owner: an admin whose role nobody else takes. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const owners = async (db: Transaction) => {
  await db.query("reset role");
  const { rows } = await db.query<{ user_id: string }>(
    "select user_id from public.user_roles where is_owner",
  );
  return rows.map(({ user_id }) => user_id);
};
const take = (db: Transaction, id: string) =>
  db.query("delete from public.user_roles where user_id = $1 and role = 'admin'", [id]);
const handTo = (db: Transaction, id: string) =>
  db.query("select public.hand_over_ownership($1)", [id]);
/** The second admin, whom the owner trusted too much. */
const asOtherAdmin = (work: (db: Transaction) => Promise<void>, claims = {}) =>
  world.asAdmin(async (db) => {
    await become(db, people.otherAdmin, claims);
    await work(db);
  });

test("the first admin is the owner, and those who come later are not", () =>
  world.asAdmin(async (db) => {
    await db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      people.shopper,
    ]);
    expect(await owners(db)).toEqual([people.admin]);
  }));

describe("another admin", () => {
  test("cannot take the owner's role", () =>
    asOtherAdmin((db) =>
      expect(take(db, people.admin)).rejects.toMatchObject({
        code: "P0001",
        message:
          "This is the shop's owner, whose role nobody removes. Only the owner can hand the shop on.",
      }),
    ));

  test("cannot take the shop", () =>
    asOtherAdmin((db) =>
      expect(handTo(db, people.otherAdmin)).rejects.toMatchObject({
        code: "42501",
        message: "Only the owner can hand the shop on.",
      }),
    ));

  test("cannot call somebody the owner", () =>
    asOtherAdmin((db) =>
      expect(db.query("update public.user_roles set is_owner = true")).rejects.toThrow(
        /permission denied/,
      ),
    ));
});

test.each([
  ["asStranger", /^permission denied for function/],
  ["asShopper", /^Only an admin may do this/],
] as const)("%s hands no shop on", (who, message) =>
  world[who]((db) => expect(handTo(db, people.shopper)).rejects.toThrow(message)),
);

describe("the owner", () => {
  test("hands the shop on to another admin, who can then remove them", () =>
    world.asAdmin(async (db) => {
      await handTo(db, people.otherAdmin);
      await become(db, people.otherAdmin);
      expect((await take(db, people.admin)).affectedRows).toBe(1);
      expect(await owners(db)).toEqual([people.otherAdmin]);
    }));

  test("hands it on for everybody to see", () =>
    world.asAdmin(async (db) => {
      await handTo(db, people.otherAdmin);
      const { rows } = await db.query(
        `select action, role, user_id, user_email, changed_by from public.role_events
         where role = 'owner' order by id`,
      );
      const by = { role: "owner", changed_by: people.admin };
      expect(rows).toEqual([
        { ...by, action: "removed", user_id: people.admin, user_email: "admin@example.com" },
        {
          ...by,
          action: "assigned",
          user_id: people.otherAdmin,
          user_email: "otheradmin@example.com",
        },
      ]);
    }));

  test("keeps it when they name themselves", () =>
    world.asAdmin(async (db) => {
      await handTo(db, people.admin);
      expect(await owners(db)).toEqual([people.admin]);
    }));

  test.each([people.shopper, randomUUID()])("hands it to no one but an admin", (id) =>
    world.asAdmin((db) =>
      expect(handTo(db, id)).rejects.toThrow("This account is no admin. Give it that role first."),
    ),
  );

  test("hands nothing on in a session that ended, or without the account's second factor", () =>
    world.asOwner(async (db) => {
      await db.query(
        "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
        [people.admin],
      );
      for (const claims of [{ aal: "aal1" }, { aal: "aal2", session_id: randomUUID() }]) {
        await db.query("savepoint before");
        await become(db, people.admin, claims);
        await expect(handTo(db, people.otherAdmin)).rejects.toThrow("Only an admin may do this.");
        await db.query("rollback to before");
      }
    }));

  test("deletes the own account only after handing the shop on", () =>
    world.asAdmin(async (db) => {
      await db.query("savepoint before");
      await expect(db.query("select public.delete_my_account()")).rejects.toThrow(
        "You are the shop's owner. Hand the shop on to another admin first.",
      );
      await db.query("rollback to before");
      await handTo(db, people.otherAdmin);
      await db.query("select public.delete_my_account()");
      expect(await owners(db)).toEqual([people.otherAdmin]);
    }));
});

test.each([
  ["removes the owner's role", "delete from public.user_roles where is_owner"],
  ["makes the owner a user", "update public.user_roles set role = 'user' where is_owner"],
  ["deletes the owner's account", `delete from auth.users where id = '${people.admin}'`],
])("where SQL %s, the next admin is the owner", (_, statement) =>
  world.asOwner(async (db) => {
    await db.query(statement);
    expect(await owners(db)).toEqual([people.otherAdmin]);
  }),
);
