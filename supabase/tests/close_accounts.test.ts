/** What admins do about other people's accounts, and whose they leave alone. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const actions = [
  "end_sessions_of",
  "block_account",
  "unblock_account",
  "employee_left",
  "erase_account",
  "remove_second_factors",
] as const;
type Action = (typeof actions)[number];

const act = (db: Transaction, action: Action | "show_account", person: string) =>
  db.query(`select * from public.${action}($1)`, [person]);

/** The account as it is, whoever is asking. */
async function account(db: Transaction, person: string) {
  const { rows } = await db.query<{
    is_blocked: boolean;
    sessions: number;
    roles: string[];
  }>(
    `select coalesce(banned_until > now() + interval '50 years', false) as is_blocked,
       (select count(*)::int from auth.sessions where user_id = users.id) as sessions,
       array(select role from public.user_roles where user_id = users.id) as roles
     from auth.users where id = $1`,
    [person],
  );
  return rows[0];
}
const history = async (db: Transaction) =>
  (
    await db.query<{ action: string }>(
      `select action, role, changed_by, user_id, user_email from public.role_events
       where changed_by is not null order by id`,
    )
  ).rows;

/** An admin's work, then a look at what came of it with every right. */
const asAdmin = (
  who: keyof typeof people,
  work: (db: Transaction) => Promise<unknown>,
  look?: (db: Transaction) => Promise<void>,
) =>
  world.asAdmin(async (db) => {
    await become(db, people[who]);
    await work(db);
    if (!look) return;
    await db.query("reset role");
    await look(db);
  });

describe.each([...actions, "show_account"] as const)("%s", (action) => {
  test("is not for strangers", () =>
    world.asStranger((db) =>
      expect(act(db, action, people.otherShopper)).rejects.toThrow(
        /permission denied for function/,
      ),
    ));

  test("is not for shoppers", () =>
    world.asShopper((db) =>
      expect(act(db, action, people.otherShopper)).rejects.toMatchObject({
        code: "42501",
        message: "Only an admin can do this.",
      }),
    ));

  test("is not for an admin whose session ended", () =>
    world.asAdmin(async (db) => {
      await become(db, people.otherAdmin, { session_id: randomUUID() });
      await expect(act(db, action, people.shopper)).rejects.toMatchObject({ code: "42501" });
    }));
});

describe.each(actions)("%s", (action) => {
  test("leaves the owner alone", () =>
    asAdmin("otherAdmin", (db) =>
      expect(act(db, action, people.admin)).rejects.toMatchObject({
        code: "P0001",
        message: "This is the shop’s owner. Only the owner can change this account.",
      }),
    ));

  test.each(["admin", "otherAdmin"] as const)("leaves one's own account alone: %s", (who) =>
    asAdmin(who, (db) =>
      expect(act(db, action, people[who])).rejects.toThrow(
        "This is your own account. Change it on your account page.",
      ),
    ),
  );

  test("says when there is no such account", () =>
    asAdmin("admin", (db) =>
      expect(act(db, action, randomUUID())).rejects.toThrow("This account no longer exists."),
    ));
});

const shopper = { user_id: people.shopper, user_email: "shopper@example.com" };
const by = { changed_by: people.admin };

test("sessions are ended, and that is all", () =>
  asAdmin(
    "admin",
    (db) => act(db, "end_sessions_of", people.shopper),
    async (db) => {
      expect(await account(db, people.shopper)).toEqual({
        is_blocked: false,
        sessions: 0,
        roles: ["user"],
      });
      expect(await account(db, people.otherShopper)).toMatchObject({ sessions: 1 });
      expect(await history(db)).toEqual([{ ...by, ...shopper, action: "signed out", role: null }]);
    },
  ));

test("an account is blocked with its sessions, and opened again", () =>
  asAdmin(
    "admin",
    async (db) => {
      await act(db, "block_account", people.shopper);
      const { rows } = await act(db, "show_account", people.shopper);
      expect(rows).toMatchObject([
        { ...{ email: "shopper@example.com" }, is_blocked: true, sessions: 0, is_me: false },
      ]);
      await act(db, "unblock_account", people.shopper);
    },
    async (db) => {
      expect(await account(db, people.shopper)).toEqual({
        is_blocked: false,
        sessions: 0,
        roles: ["user"],
      });
      expect((await history(db)).map(({ action }) => action)).toEqual(["blocked", "unblocked"]);
    },
  ));

describe("two-step verification that somebody lost", () => {
  const enroll = (db: Transaction, person: string) =>
    db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [person],
    );
  /** Both admins and a shopper have it, and the one who asks has proven it. */
  const asTold = (who: "admin" | "otherAdmin", work: (db: Transaction) => Promise<unknown>) =>
    world.asAdmin(async (db) => {
      await db.query("reset role");
      for (const person of [people.admin, people.otherAdmin, people.shopper]) {
        await enroll(db, person);
      }
      await db.query("set local role authenticated");
      await become(db, people[who], { aal: "aal2" });
      await work(db);
    });
  const guarded = async (db: Transaction) =>
    (await db.query<{ user_id: string }>("select user_id from auth.mfa_factors")).rows
      .map(({ user_id }) => user_id)
      .sort();

  test("is turned off by the owner, with every session that stands, and history says so", () =>
    asTold("admin", async (db) => {
      const { rows } = await act(db, "show_account", people.otherAdmin);
      expect(rows).toMatchObject([{ has_second_step: true, sessions: 1 }]);
      await act(db, "remove_second_factors", people.otherAdmin);
      const after = await act(db, "show_account", people.otherAdmin);
      expect(after.rows).toMatchObject([{ has_second_step: false, sessions: 0 }]);
      await db.query("reset role");
      expect(await guarded(db)).toEqual([people.admin, people.shopper].sort());
      expect(await account(db, people.otherAdmin)).toEqual({
        is_blocked: false,
        sessions: 0,
        roles: ["admin"],
      });
      const them = { user_id: people.otherAdmin, user_email: "otheradmin@example.com" };
      expect(await history(db)).toEqual([
        { ...by, ...them, action: "second factors removed", role: null },
      ]);
    }));

  test("is not another admin's to turn off", () =>
    asTold("otherAdmin", (db) =>
      expect(act(db, "remove_second_factors", people.shopper)).rejects.toThrow(
        "Only the shop’s owner can turn off two-step verification for someone else.",
      ),
    ));

  test("is a failure where there is none", () =>
    asAdmin("admin", (db) =>
      expect(act(db, "remove_second_factors", people.shopper)).rejects.toThrow(
        "This account doesn’t use two-step verification.",
      ),
    ));
});

describe("an employee who left", () => {
  test("has no role, no session and no way in, and history says so", () =>
    asAdmin(
      "admin",
      (db) => act(db, "employee_left", people.otherAdmin),
      async (db) => {
        expect(await account(db, people.otherAdmin)).toEqual({
          is_blocked: true,
          sessions: 0,
          roles: [],
        });
        const them = { user_id: people.otherAdmin, user_email: "otheradmin@example.com" };
        expect(await history(db)).toEqual([
          { ...by, ...them, action: "removed", role: "admin" },
          { ...by, ...them, action: "left", role: null },
        ]);
      },
    ));

  test("hands open leads on, and so does a lost role; what is closed stays", () =>
    asAdmin("admin", async (db) => {
      const mine = (change: string) =>
        db.query(`update public.financing_leads set assigned_to = $1, ${change} where id = $2`, [
          people.otherAdmin,
          lead.id,
        ]);
      const leave = (heir: string | null) =>
        db.query("select public.employee_left($1, $2) as handed", [people.otherAdmin, heir]);
      const whose = async () =>
        (await db.query("select assigned_to from public.financing_leads")).rows;
      const loseRole = () =>
        db.query("delete from public.user_roles where user_id = $1", [people.otherAdmin]);
      await mine("status = 'contacted'");
      const { rows } = await db.query(
        "select open_leads from public.staff_state() where user_id = $1",
        [people.otherAdmin],
      );
      expect(rows).toEqual([{ open_leads: 1 }]);
      await db.query("savepoint before");
      await expect(leave(people.otherAdmin)).rejects.toThrow("someone else");
      await db.query("rollback to before");
      await expect(leave(people.shopper)).rejects.toThrow("Only an admin");
      await db.query("rollback to before");
      expect((await leave(people.admin)).rows).toEqual([{ handed: 1 }]);
      expect(await whose()).toEqual([{ assigned_to: people.admin }]);
      await db.query("rollback to before");
      expect((await leave(null)).rows).toEqual([{ handed: 1 }]);
      expect(await whose()).toEqual([{ assigned_to: null }]);
      await db.query("rollback to before");
      // Without the role they would see them no more, and nobody else would look.
      await loseRole();
      expect(await whose()).toEqual([{ assigned_to: null }]);
      await db.query("rollback to before");
      await mine("status = 'declined'");
      expect((await leave(people.admin)).rows).toEqual([{ handed: 0 }]);
      expect(await whose()).toEqual([{ assigned_to: people.otherAdmin }]);
    }));

  test("does no admin work with the token that is left", () =>
    asAdmin("admin", async (db) => {
      await act(db, "employee_left", people.otherAdmin);
      await become(db, people.otherAdmin);
      await expect(act(db, "show_account", people.shopper)).rejects.toMatchObject({
        code: "42501",
      });
    }));

  test("keeps everything where a part of it fails", () =>
    world.asAdmin(async (db) => {
      await db.query("reset role");
      await db.exec(`create function private.refuse() returns trigger language plpgsql
        set search_path = '' as $$ begin raise exception 'No.'; end $$;
        create trigger refuse before update on auth.users for each row
        execute function private.refuse()`);
      await db.query("savepoint before");
      await db.query("set local role authenticated");
      await expect(act(db, "employee_left", people.otherAdmin)).rejects.toThrow("No.");
      await db.query("rollback to before");
      expect(await account(db, people.otherAdmin)).toEqual({
        is_blocked: false,
        sessions: 1,
        roles: ["admin"],
      });
    }));
});

describe("erasing an account", () => {
  test("removes it, and who it was from the history", () =>
    asAdmin(
      "admin",
      async (db) => {
        await act(db, "block_account", people.shopper);
        await act(db, "erase_account", people.shopper);
      },
      async (db) => {
        expect(await account(db, people.shopper)).toBeUndefined();
        const { rows } = await db.query(
          "select from public.role_events where user_email = 'shopper@example.com'",
        );
        expect(rows).toEqual([]);
        const erased = await db.query("select what, erased_by, leads from public.erasures");
        expect(erased.rows).toEqual([{ what: "account", erased_by: people.admin, leads: 0 }]);
      },
    ));

  test("asks for the role of an admin first", () =>
    asAdmin("admin", (db) =>
      expect(act(db, "erase_account", people.otherAdmin)).rejects.toThrow(
        "This is an admin. Use “Employee left” first.",
      ),
    ));
});
