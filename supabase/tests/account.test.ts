import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const deleteMine = "select public.delete_my_account()";

/** How many rows there are, whatever the caller may see. */
async function count(db: Transaction, from: string): Promise<number> {
  await db.query("reset role");
  const { rows } = await db.query<{ found: number }>(`select count(*)::int as found from ${from}`);
  return rows[0]!.found;
}

test("a stranger deletes nothing", () =>
  world.asStranger((db) =>
    expect(db.query(deleteMine)).rejects.toThrow(/permission denied for function/),
  ));

test("a token that names nobody deletes nothing", () =>
  world.asShopper(async (db) => {
    await db.query("select set_config('request.jwt.claims', '{}', true)");
    await expect(db.query(deleteMine)).rejects.toMatchObject({ code: "42501" });
  }));

test("a shopper deletes their own account with its roles, nobody else's, and the leads stay", () =>
  world.asShopper(async (db) => {
    await db.query(deleteMine);
    expect(await count(db, `auth.users where id = '${people.shopper}'`)).toBe(0);
    expect(await count(db, "auth.users")).toBe(3);
    expect(await count(db, `public.user_roles where user_id = '${people.shopper}'`)).toBe(0);
    expect(await count(db, "public.financing_leads")).toBe(1);
  }));

test("an admin deletes their account while there is another admin", () =>
  world.asAdmin(async (db) => {
    await become(db, people.otherAdmin);
    await db.query(deleteMine);
    expect(await count(db, `auth.users where id = '${people.otherAdmin}'`)).toBe(0);
    expect(await count(db, "public.user_roles where role = 'admin'")).toBe(1);
  }));

test("the last admin is told to make another one first", () =>
  world.asAdmin(async (db) => {
    await become(db, people.otherAdmin);
    await db.query(deleteMine);
    await become(db, people.admin);
    await expect(db.query(deleteMine)).rejects.toMatchObject({
      code: "P0001",
      message: "You’re the shop’s last admin. Make someone else an admin first.",
    });
  }));

test("an account with a second factor is deleted only with it", () =>
  world.asOwner(async (db) => {
    await db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [people.shopper],
    );
    const signIn = (aal: string) => become(db, people.shopper, { aal });
    await db.query("set local role authenticated");
    await db.query("savepoint before");
    await signIn("aal1");
    await expect(db.query(deleteMine)).rejects.toThrow(
      "Sign in again with your second factor first.",
    );
    await db.query("rollback to before");
    await signIn("aal2");
    await db.query(deleteMine);
    expect(await count(db, `auth.users where id = '${people.shopper}'`)).toBe(0);
  }));
