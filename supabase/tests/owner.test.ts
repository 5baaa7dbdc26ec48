/** The shop's owner: an admin whose role nobody else takes. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, proofs, type World } from "./people.ts";

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
/** As if every handing-over had been so much earlier. */
const hoursLater = async (db: Transaction, hours: number) => {
  await db.query("reset role");
  await db.query("update private.ownership_handovers set at = at - make_interval(hours => $1)", [
    hours,
  ]);
  await db.query("set local role authenticated");
};
const takeBack = (db: Transaction) => db.query("select public.take_back_ownership()");
const mayTakeBack = async (db: Transaction) =>
  (await db.query<{ until: string | null }>("select public.may_take_back_ownership() as until"))
    .rows[0]?.until !== null;
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
          "This is the shop’s owner, so the role can’t be removed. Only the owner can hand the shop over.",
      }),
    ));

  test("cannot take the shop", () =>
    asOtherAdmin((db) =>
      expect(handTo(db, people.otherAdmin)).rejects.toMatchObject({
        code: "42501",
        message: "Only the owner can hand the shop over.",
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
  ["asShopper", /^Only an admin can do this/],
] as const)("%s hands no shop on", (who, message) =>
  world[who]((db) => expect(handTo(db, people.shopper)).rejects.toThrow(message)),
);

describe("the owner", () => {
  test("hands the shop on to another admin, who can remove them after 72 hours", () =>
    world.asAdmin(async (db) => {
      await handTo(db, people.otherAdmin);
      await hoursLater(db, 73);
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
      expect(handTo(db, id)).rejects.toThrow(
        "This account isn’t an admin. Give it that role first.",
      ),
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
        await expect(handTo(db, people.otherAdmin)).rejects.toThrow("Only an admin can do this.");
        await db.query("rollback to before");
      }
    }));

  test("deletes the own account only after handing the shop on", () =>
    world.asAdmin(async (db) => {
      await db.query("savepoint before");
      await expect(db.query("select public.delete_my_account()")).rejects.toThrow(
        "You’re the shop’s owner. Hand the shop over to another admin first.",
      );
      await db.query("rollback to before");
      await handTo(db, people.otherAdmin);
      await hoursLater(db, 73);
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

describe("for 72 hours the one who handed the shop on", () => {
  const handedOn = (work: (db: Transaction) => Promise<unknown>) =>
    world.asAdmin(async (db) => {
      await db.query("reset role");
      await db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
        people.otherShopper,
      ]);
      await db.query("set local role authenticated");
      await handTo(db, people.otherAdmin);
      await work(db);
    });

  test("takes it back, whoever has it by then, and history says so", () =>
    handedOn(async (db) => {
      await become(db, people.otherAdmin);
      await handTo(db, people.otherShopper);
      await become(db, people.admin);
      await hoursLater(db, 71);
      expect(await mayTakeBack(db)).toBe(true);
      await takeBack(db);
      expect(await mayTakeBack(db)).toBe(false);
      // Those who had it in between have no way back of their own.
      await become(db, people.otherAdmin);
      expect(await mayTakeBack(db)).toBe(false);
      const { rows } = await db.query(
        "select action, user_id, changed_by from public.role_events order by id desc limit 2",
      );
      expect(rows).toEqual([
        { action: "assigned", user_id: people.admin, changed_by: people.admin },
        { action: "removed", user_id: people.otherShopper, changed_by: people.admin },
      ]);
      expect(await owners(db)).toEqual([people.admin]);
    }));

  test("takes it back with proof only, and not later", () =>
    handedOn(async (db) => {
      await db.query("savepoint before");
      await become(db, people.admin, { amr: proofs(["password"], 660) });
      await expect(takeBack(db)).rejects.toMatchObject({ hint: "proof_needed" });
      await db.query("rollback to before");
      await hoursLater(db, 73);
      expect(await mayTakeBack(db)).toBe(false);
      await expect(takeBack(db)).rejects.toThrow("can take it back, within 72 hours");
    }));

  test.each([
    ["stripped of the role", "delete from public.user_roles where user_id = $1"],
    ["blocked", "select public.block_account($1)"],
    ["let go", "select public.employee_left($1)"],
    ["signed out", "select public.end_sessions_of($1)"],
    ["left without a second factor", "select public.remove_second_factors($1)"],
  ])("is not %s by the new owner", (_, sql) =>
    handedOn(async (db) => {
      await become(db, people.otherAdmin);
      await expect(db.query(sql, [people.admin])).rejects.toThrow(
        "This was the shop’s owner less than 72 hours ago",
      );
    }),
  );

  test("does not delete the account, as a thief with the session would", () =>
    handedOn((db) =>
      expect(db.query("select public.delete_my_account()")).rejects.toThrow(
        "You handed the shop over less than 72 hours ago.",
      ),
    ));

  test("has no way back once SQL took the role", () =>
    handedOn(async (db) => {
      await db.query("reset role");
      await db.query("select set_config('request.jwt.claims', '', true)");
      await take(db, people.admin);
      const call = db.query("select private.return_ownership($1)", [people.admin]);
      await expect(call).rejects.toThrow("can take it back, within 72 hours");
    }));

  test("has it handed back for good", () =>
    handedOn(async (db) => {
      await become(db, people.otherAdmin);
      await handTo(db, people.admin);
      await expect(takeBack(db)).rejects.toThrow("can take it back, within 72 hours");
    }));

  test("is told by one mail", () =>
    handedOn(async (db) => {
      await db.query("reset role");
      const claim = async () =>
        (await db.query("select person, email from private.claim_handover_mail()")).rows;
      expect(await claim()).toEqual([{ person: people.admin, email: "admin@example.com" }]);
      expect(await claim()).toEqual([]);
    }));
});
