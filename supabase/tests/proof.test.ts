/** What outranks a password asks who somebody is once more: by the token's `amr` claim, within ten minutes. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, proofs, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refused = { code: "42501", hint: "proof_needed" };
const minutes = (count: number) => count * 60;

/** What each of the owner's or an admin's powers is called by. */
const powers = {
  "giving a role": `insert into public.user_roles (user_id, role) values ('${people.otherShopper}', 'admin')`,
  "taking a role": `delete from public.user_roles where user_id = '${people.shopper}'`,
  "handing the shop on": `select public.hand_over_ownership('${people.otherAdmin}')`,
  "inviting a colleague": `select public.invite_staff('new@example.com', 'admin', '${"t".repeat(64)}')`,
  "blocking an account": `select public.block_account('${people.shopper}')`,
  "unblocking an account": `select public.unblock_account('${people.shopper}')`,
  "ending another's sessions": `select public.end_sessions_of('${people.shopper}')`,
  "turning off another's second factor": `select public.remove_second_factors('${people.shopper}')`,
  "noting that an employee left": `select public.employee_left('${people.otherAdmin}')`,
  "erasing an account": `select public.erase_account('${people.shopper}')`,
  "taking a copy of everything": "select public.begin_export()",
};

/** The owner, in a session that may have begun a while ago; one account has a second factor to turn off. */
const asOwnerOfShop = (amr: unknown, work: (db: Transaction) => Promise<unknown>) =>
  world.asAdmin(async (db) => {
    await db.query("reset role");
    await db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [people.shopper],
    );
    await db.query("set local role authenticated");
    await become(db, people.admin, { amr });
    await work(db);
  });

describe.each(Object.entries(powers))("%s", (_, sql) => {
  test("is done within ten minutes of signing in", () =>
    asOwnerOfShop(proofs(["password"], minutes(9)), async (db) => {
      const { rows, affectedRows } = await db.query(sql);
      expect(sql.startsWith("select") ? rows.length : affectedRows).toBe(1);
    }));

  test.each([
    ["later", proofs(["password", "otp"], minutes(11))],
    ["with a token that was only refreshed", proofs(["token_refresh"])],
    ["without an account's own sign-in", proofs(["anonymous"])],
    ["with a token that does not say when", undefined],
    ["with a claim in another form", ["password", { method: "password", timestamp: "soon" }]],
  ])("is refused %s", (_when, amr) =>
    asOwnerOfShop(amr, (db) => expect(db.query(sql)).rejects.toMatchObject(refused)),
  );

  test("is not a shopper's, whatever they prove", () =>
    world.asShopper(async (db) => {
      const outcome = await db.query(sql).then(
        ({ affectedRows }) => affectedRows,
        ({ code, hint }) => [code, hint ?? null],
      );
      expect(outcome).toEqual(sql.startsWith("delete") ? 0 : ["42501", null]);
    }));
});

test("an account is deleted by who has just signed in to it", async () => {
  const deleteMine = (secondsAgo: number) => (work: (call: Promise<unknown>) => Promise<unknown>) =>
    world.asShopper(async (db) => {
      await become(db, people.shopper, { amr: proofs(["password"], secondsAgo) });
      await work(db.query("select public.delete_my_account()"));
    });
  await deleteMine(minutes(11))((call) => expect(call).rejects.toMatchObject(refused));
  await deleteMine(minutes(9))((call) => expect(call).resolves.toBeDefined());
});

test("the shop's own key and the database's owner prove nothing", async () => {
  for (const as of [world.asService, world.asOwner]) {
    await as(async (db) => {
      await db.query(powers["giving a role"]);
      expect((await db.query(powers["taking a role"])).affectedRows).toBe(1);
    });
  }
});

test("an invitation that was made with proof is accepted in an old session", () =>
  world.asAdmin(async (db) => {
    await db.query(powers["inviting a colleague"].replace("new@", "shopper@"));
    await become(db, people.shopper, { amr: proofs(["password"], minutes(60)) });
    const { rows } = await db.query("select public.accept_invitation($1) as role", [
      "t".repeat(64),
    ]);
    expect(rows).toEqual([{ role: "admin" }]);
  }));

test("a copy of everything is in the history", () =>
  asOwnerOfShop(proofs(["password"]), async (db) => {
    await db.query(powers["taking a copy of everything"]);
    const { rows } = await db.query(
      "select changed_by, role from public.role_events where action = 'exported'",
    );
    expect(rows).toEqual([{ changed_by: people.admin, role: null }]);
  }));

describe("with a second factor", () => {
  const factor = { password: "password", code: "totp", passkey: "mfa/webauthn" };
  const old = proofs([factor.password], minutes(60));
  const isProven = (age: string, amr: unknown) =>
    world
      .asOwner(async (db) => {
        await db.query(
          `with added as (
           insert into auth.mfa_factors (user_id, factor_type, status, created_at)
           values ($1, 'totp', 'verified', now() - $2::interval) returning id
         )
         update auth.sessions set factor_id = added.id, aal = 'aal2' from added where user_id = $1`,
          [people.admin, age],
        );
        const { rows } = await db.query<{ is: boolean }>(
          "select private.is_proven($1::uuid, $1::text, $2::text::jsonb, now()) as is",
          [people.admin, JSON.stringify(amr)],
        );
        outcome = rows[0]!.is;
      })
      .then(() => outcome);
  let outcome: boolean | undefined;

  test.each([
    ["the password alone", "90 days", proofs([factor.password]), false],
    ["an old password and a code", "90 days", [...old, ...proofs([factor.code])], true],
    ["an old password and a passkey", "90 days", [...old, ...proofs([factor.passkey])], true],
    ["an old code", "90 days", proofs([factor.password, factor.code], minutes(11)), false],
    ["a code of an app that was added today", "1 hour", [...old, ...proofs([factor.code])], false],
    ["that code and the password", "1 hour", proofs([factor.password, factor.code]), true],
  ] as const)("%s (added %s ago)", async (_, age, amr, expected) => {
    expect(await isProven(age, amr)).toBe(expected);
  });
});

test("every function that touches roles, accounts, sessions and factors asks for proof", () =>
  world.asOwner(async (db) => {
    const { rows } = await db.query<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', oid, 'execute')
         and prosrc ~* '(insert into|update|delete from) (public.user_roles|auth.)|close_account'
         and prosrc !~ 'require_proof|require_power_over'
       order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      // The one who invited proved who they are.
      "accept_invitation",
      // One's own: signing out needs no proof.
      "end_my_session",
      // One's own name, as colleagues read it.
      "introduce_myself",
      // It sends again what waits in the mail outbox.
      "try_again",
    ]);
  }));
