import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { claimsOf, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The owner's one statement, then the work as the admin with or without a second factor. */
function asAdminWith(
  { required, aal }: { required: boolean; aal: "aal1" | "aal2" | undefined },
  work: (db: Transaction) => Promise<void>,
) {
  return world.asOwner(async (db) => {
    await db.query("update private.settings set admins_need_second_factor = $1", [required]);
    await db.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ ...claimsOf(people.admin), aal })],
    );
    await work(db);
  });
}

const visible = async (db: Transaction, table: string) =>
  (await db.query(`select from ${table}`)).rows.length;

const isNeeded = async (db: Transaction) =>
  (await db.query<{ needed: boolean }>("select public.admin_needs_second_factor() as needed"))
    .rows[0]?.needed;

describe("while the shop does not require a second factor", () => {
  test.each(["aal1", "aal2", undefined] as const)("an admin at %s does admin work", (aal) =>
    asAdminWith({ required: false, aal }, async (db) => {
      expect(await visible(db, "public.financing_leads")).toBe(1);
      expect(await visible(db, "public.user_roles")).toBe(3);
      expect(await isNeeded(db)).toBe(false);
    }),
  );
});

describe("while the shop requires a second factor", () => {
  test("an admin who has it does admin work", () =>
    asAdminWith({ required: true, aal: "aal2" }, async (db) => {
      expect(await visible(db, "public.financing_leads")).toBe(1);
      expect(await visible(db, "public.user_roles")).toBe(3);
      expect(await isNeeded(db)).toBe(false);
    }));

  test.each(["aal1", undefined] as const)("an admin at %s sees their own role only", (aal) =>
    asAdminWith({ required: true, aal }, async (db) => {
      expect(await visible(db, "public.financing_leads")).toBe(0);
      expect(await visible(db, "public.user_roles")).toBe(1);
      expect(await visible(db, "public.role_events")).toBe(0);
      expect(await isNeeded(db)).toBe(true);
    }),
  );

  test("an admin without it changes nothing", async () => {
    const required = { required: true, aal: "aal1" } as const;
    await asAdminWith(required, async (db) => {
      const { affectedRows } = await db.query("update public.financing_leads set notes = 'mine'");
      expect(affectedRows).toBe(0);
    });
    await asAdminWith(required, async (db) => {
      const { affectedRows } = await db.query("delete from public.user_roles");
      expect(affectedRows).toBe(0);
    });
    await asAdminWith(required, (db) =>
      expect(
        db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
          people.shopper,
        ]),
      ).rejects.toThrow(/row-level security/),
    );
    await asAdminWith(required, (db) =>
      expect(db.query("select * from public.find_account('shopper@example.com')")).rejects.toThrow(
        "Only an admin can do this.",
      ),
    );
  });

  test("a shopper's second factor makes nobody an admin", () =>
    world.asOwner(async (db) => {
      await db.query("update private.settings set admins_need_second_factor = true");
      await db.query(
        "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
        [JSON.stringify({ ...claimsOf(people.otherShopper), aal: "aal2" })],
      );
      expect(await visible(db, "public.financing_leads")).toBe(0);
    }));
});

test("nobody but the owner reads or changes the setting", async () => {
  for (const as of [world.asStranger, world.asShopper, world.asAdmin, world.asService]) {
    for (const statement of [
      "select * from private.settings",
      "update private.settings set admins_need_second_factor = false",
    ]) {
      await as((db) => expect(db.query(statement)).rejects.toThrow(/permission denied/));
    }
  }
});

test("there is one row of settings", () =>
  world.asOwner((db) =>
    expect(db.query("insert into private.settings values (false)")).rejects.toMatchObject({
      code: "23514",
    }),
  ));
