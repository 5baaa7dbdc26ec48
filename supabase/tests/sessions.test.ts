/** Where people are signed in: what they see of it, and what they end. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, claimsOf, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const mine = async (db: Transaction) =>
  (await db.query<{ id: string; is_current: boolean }>("select * from public.my_sessions()")).rows;
const end = async (db: Transaction, session: string) =>
  (await db.query<{ ended: boolean }>("select public.end_my_session($1) as ended", [session]))
    .rows[0]?.ended;
const count = async (db: Transaction, userId: string) => {
  await db.query("reset role");
  return (await db.query("select from auth.sessions where user_id = $1", [userId])).rows.length;
};

/** The shopper at one of two computers; what prepares it has every right. */
const asShopper = (
  prepare: (db: Transaction) => Promise<unknown>,
  work: (db: Transaction) => Promise<void>,
  claims = {},
) =>
  world.asOwner(async (db) => {
    await db.query(
      `insert into auth.sessions (user_id, user_agent, refreshed_at)
       values ($1, 'Another computer', now() + interval '1 minute')`,
      [people.shopper],
    );
    await prepare(db);
    await become(db, people.shopper, claims);
    await db.query("set local role authenticated");
    await work(db);
  });
const nothing = async () => {};

test.each([
  "my_sessions()",
  `end_my_session('${people.shopper}')`,
  "still_signed_in()",
  "lock_after_minutes()",
  "set_lock_after_minutes(5)",
])("a stranger may not call %s", (call) =>
  world.asStranger((db) =>
    expect(db.query(`select public.${call}`)).rejects.toThrow(/permission denied for function/),
  ),
);

test("people see their own sessions only, the last used first", () =>
  asShopper(nothing, async (db) => {
    const found = await mine(db);
    expect(found).toMatchObject([
      { user_agent: "Another computer", is_current: false },
      { id: people.shopper, is_current: true },
    ]);
  }));

test("people end one of their own sessions", () =>
  asShopper(nothing, async (db) => {
    const other = (await mine(db)).find(({ is_current }) => !is_current)!;
    expect(await end(db, other.id)).toBe(true);
    expect(await end(db, other.id)).toBe(false);
    expect(await mine(db)).toHaveLength(1);
  }));

test("nobody ends somebody else's", () =>
  asShopper(nothing, async (db) => {
    expect(await end(db, people.admin)).toBe(false);
    expect(await count(db, people.admin)).toBe(1);
  }));

describe.each([
  ["that ended", { session_id: randomUUID() }, nothing],
  ["of somebody else", { session_id: people.admin }, nothing],
  [
    "that was idle for longer than the shop allows",
    {},
    async (db: Transaction) => {
      await db.exec(`update private.settings set sessions_idle_days = 30;
        update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null
        where id = '${people.shopper}'`);
    },
  ],
  [
    "of a blocked account",
    {},
    (db: Transaction) =>
      db.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        people.shopper,
      ]),
  ],
])("a session %s", (_, claims, prepare) => {
  test.each([
    ["sees nothing", mine],
    ["ends nothing", (db: Transaction) => end(db, people.shopper)],
  ])("%s", (_does, call) =>
    asShopper(
      prepare,
      (db) =>
        expect(call(db)).rejects.toMatchObject({
          code: "42501",
          message: "You’re signed out. Sign in again.",
        }),
      claims,
    ),
  );
});

test("behind a second factor nobody looks around with the password alone", () => {
  const withFactor = (db: Transaction) =>
    db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [people.shopper],
    );
  return asShopper(withFactor, async (db) => {
    await db.query("savepoint before");
    await expect(mine(db)).rejects.toThrow("Sign in again with your second factor first.");
    await db.query("rollback to before");
    await become(db, people.shopper, { aal: "aal2" });
    expect(await mine(db)).toHaveLength(2);
  });
});

test("idle sessions are no longer listed, and open no admin work", () =>
  world.asOwner(async (db) => {
    await db.exec("update private.settings set sessions_idle_days = 30");
    const idle = (days: number) =>
      db.query(
        `update auth.sessions set refreshed_at = now() - make_interval(days => $2)
         where user_id = $1`,
        [people.admin, days],
      );
    const leads = async () => (await db.query("select from public.financing_leads")).rows.length;
    await become(db, people.admin);
    await idle(29);
    await db.query("set local role authenticated");
    expect(await leads()).toBe(1);
    await db.query("reset role");
    await db.query(
      `insert into auth.sessions (user_id, refreshed_at)
       values ($1, now() - make_interval(days => 31))`,
      [people.admin],
    );
    await db.query("set local role authenticated");
    expect((await db.query("select from public.my_sessions()")).rows).toHaveLength(1);
    await db.query("reset role");
    await idle(31);
    await db.query("set local role authenticated");
    expect(await leads()).toBe(0);
  }));

describe("when computers lock", () => {
  const set = (db: Transaction, minutes: number | null) =>
    db.query("select public.set_lock_after_minutes($1)", [minutes]);
  const asked = async (db: Transaction) =>
    (await db.query<{ minutes: number | null }>("select public.lock_after_minutes() as minutes"))
      .rows[0]?.minutes;

  test("is never, until the owner says after how many minutes", () =>
    world.asAdmin(async (db) => {
      expect(await asked(db)).toBeNull();
      await set(db, 10);
      expect(await asked(db)).toBe(10);
      await set(db, null);
      expect(await asked(db)).toBeNull();
    }));

  test.each([0, 481, -5])("is not after %d minutes", (minutes) =>
    world.asAdmin((db) =>
      expect(set(db, minutes)).rejects.toThrow("Choose 1 to 480 minutes, or never."),
    ),
  );

  test.each(["otherAdmin", "shopper"] as const)("is not for %s to say", (who) =>
    world.asAdmin(async (db) => {
      await db.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify(claimsOf(people[who])),
      ]);
      await expect(set(db, 10)).rejects.toMatchObject({ code: "42501" });
    }),
  );
});
