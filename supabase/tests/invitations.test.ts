/** A colleague is invited by mail; the secret in its link brings the role, to that address alone. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const token = "t".repeat(64);
const invite = (
  db: Transaction,
  email = " Shopper@Example.com ",
  role = "admin",
  showroom: string | null = null,
  name: string | null = null,
) =>
  db.query("select public.invite_staff($1, $2, $3, $4, $5)", [email, role, token, showroom, name]);
/** As an admin of a shop with both showrooms. */
const asAdminOfShop = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.query("set local role authenticated");
    await become(db, people.admin);
    await work(db);
  });
const place = (db: Transaction, showroom: string) =>
  db.query("update public.user_roles set showroom = $1 where role = 'admin'", [showroom]);
const accept = (db: Transaction, given = token) =>
  db.query<{ role: string }>("select public.accept_invitation($1) as role", [given]);
const isAdmin = async (db: Transaction) =>
  (
    await db.query<{ is: boolean }>(
      "select exists (select from public.user_roles where user_id = auth.uid() and role = 'admin') as is",
    )
  ).rows[0]!.is;

test("the invited address gets the role, once", () =>
  asAdminOfShop(async (db) => {
    await invite(db, undefined, "admin", "west", " Maya Rivera ");
    await become(db, people.shopper);
    expect(await isAdmin(db)).toBe(false);
    expect((await accept(db)).rows).toEqual([{ role: "admin" }]);
    expect(await isAdmin(db)).toBe(true);
    expect((await accept(db)).rows).toEqual([{ role: "admin" }]);
    const { rows } = await db.query("select email, role, showroom, name from public.invitations");
    const given = { role: "admin", showroom: "west", name: "Maya Rivera" };
    expect(rows).toEqual([{ email: "shopper@example.com", ...given }]);
    const mine =
      "select role, showroom, name from public.user_roles where user_id = auth.uid() and role = 'admin'";
    expect((await db.query(mine)).rows).toEqual([given]);
    // The history has it from whoever invited.
    const { rows: history } = await db.query(
      "select changed_by, user_id from public.role_events order by id desc limit 1",
    );
    expect(history).toEqual([{ changed_by: people.admin, user_id: people.shopper }]);
  }));

test("where somebody works is changed by admins alone, and nothing else of a role is", async () => {
  await asAdminOfShop(async (db) => {
    expect((await place(db, "east")).affectedRows).toBeGreaterThan(1);
    await db.query("savepoint before");
    await expect(place(db, "the moon")).rejects.toThrow(/foreign key/);
    await db.query("rollback to before");
    await expect(db.query("update public.user_roles set role = 'user'")).rejects.toThrow(
      /permission denied/,
    );
  });
  await world.asShopper(async (db) => expect((await place(db, "east")).affectedRows).toBe(0));
  await world.asStranger((db) => expect(place(db, "east")).rejects.toThrow(/permission denied/));
});

test("people say what they are called themselves, admins of everybody, and nobody else", async () => {
  const names = async (db: Transaction) =>
    (await db.query<{ name: string | null }>("select name from public.list_staff()")).rows
      .map(({ name }) => name)
      .sort();
  const introduce = (db: Transaction, name: string) =>
    db.query("select public.introduce_myself($1, 'east')", [name]);
  await asAdminOfShop(async (db) => {
    expect(await names(db)).toEqual([null, null]);
    await introduce(db, " Pat Miller ");
    await db.query("update public.user_roles set name = 'Will Ito' where user_id = $1", [
      people.otherAdmin,
    ]);
    expect(await names(db)).toEqual(["Pat Miller", "Will Ito"]);
    const mine = "select name, showroom from public.user_roles where user_id = auth.uid()";
    expect((await db.query(mine)).rows).toEqual([{ name: "Pat Miller", showroom: "east" }]);
    await introduce(db, " ");
    expect((await db.query(mine)).rows).toEqual([{ name: null, showroom: "east" }]);
    for (const name of ["Pat\nMiller", "x".repeat(61), "\u202egnp.exe", "😀".repeat(300)]) {
      await db.query("savepoint before");
      await expect(introduce(db, name)).rejects.toThrow("Enter a name of up to 60 characters");
      await db.query("rollback to before");
      await expect(invite(db, "new@example.com", "admin", null, name)).rejects.toThrow(
        "Enter a name",
      );
      await db.query("rollback to before");
      await expect(db.query("update public.user_roles set name = $1", [name])).rejects.toThrow();
      await db.query("rollback to before");
    }
  });
  await asAdminOfShop(async (db) => {
    await become(db, people.otherShopper);
    await expect(introduce(db, "Nobody")).rejects.toThrow("Only people who work here");
  });
  await world.asShopper((db) => expect(names(db)).rejects.toThrow(/admin/));
  await world.asStranger((db) => expect(names(db)).rejects.toThrow(/permission denied/));
  await world.asStranger((db) => expect(introduce(db, "X")).rejects.toThrow(/permission denied/));
});

describe("no role", () => {
  test("comes to another account that has the link", () =>
    world.asAdmin(async (db) => {
      await invite(db);
      await become(db, people.otherShopper);
      await expect(accept(db)).rejects.toThrow("is for another account");
    }));

  test("comes without the link's secret", () =>
    world.asAdmin(async (db) => {
      await invite(db);
      await become(db, people.shopper);
      await expect(accept(db, "x".repeat(64))).rejects.toThrow("is for another account");
    }));

  test("comes in a session that has ended", () =>
    world.asAdmin(async (db) => {
      await invite(db);
      await become(db, people.shopper, { session_id: randomUUID() });
      await expect(accept(db)).rejects.toThrow("Sign in first.");
    }));

  test("comes after it was taken back, or once a newer one was sent", () =>
    world.asAdmin(async (db) => {
      await invite(db);
      expect((await db.query("delete from public.invitations")).affectedRows).toBe(1);
      await become(db, people.shopper);
      await expect(accept(db)).rejects.toThrow("it was canceled");
    }));

  test.each([
    ["after two days", "update public.invitations set expires_at = now() - interval '1 second'"],
    ["from somebody who is no admin any more", "update public.invitations set invited_by = null"],
    [
      "from somebody who is limited to the sales floor",
      `update public.user_roles set limited_to_sales = true where user_id = '${people.otherAdmin}';
       update public.invitations set invited_by = '${people.otherAdmin}'`,
    ],
  ])("comes %s", (_, change) =>
    world.asAdmin(async (db) => {
      await invite(db);
      await db.query("reset role");
      await db.query("select set_config('request.jwt.claims', '', true)");
      await db.exec(change);
      await db.query("set local role authenticated");
      await become(db, people.shopper);
      await expect(accept(db)).rejects.toThrow("has expired");
    }),
  );
});

describe("inviting", () => {
  test("is for admins: a shopper and a stranger are refused, and see no invitation", async () => {
    await world.asShopper((db) => expect(invite(db)).rejects.toThrow(/admin/));
    await world.asStranger((db) => expect(invite(db)).rejects.toThrow(/permission denied/));
    await world.asStranger((db) => expect(accept(db)).rejects.toThrow(/permission denied/));
    await world.asShopper(async (db) =>
      expect((await db.query("select id from public.invitations")).rows).toEqual([]),
    );
  });

  test("somebody who has the role already is refused with a sentence", () =>
    world.asAdmin((db) =>
      expect(invite(db, "otheradmin@example.com")).rejects.toThrow("already has this role"),
    ));

  test("shows nobody the secret, not even its hash", () =>
    world.asAdmin((db) =>
      expect(db.query("select token_hash from public.invitations")).rejects.toThrow(
        /permission denied/,
      ),
    ));

  test.each(["nobody", "two words@example.com"])("%s is no address", (email) =>
    world.asAdmin((db) => expect(invite(db, email)).rejects.toThrow(/email_form/)),
  );
});
