import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const denied = /permission denied for table user_roles/;

test("a stranger sees, adds and removes no role", async () => {
  for (const statement of [
    "select * from public.user_roles",
    `insert into public.user_roles (user_id, role) values ('${people.shopper}', 'admin')`,
    "delete from public.user_roles",
  ]) {
    await world.asStranger((db) => expect(db.query(statement)).rejects.toThrow(denied));
  }
});

describe("a signed-in shopper", () => {
  test("sees their own roles only", () =>
    world.asShopper(async (db) => {
      const { rows } = await db.query("select user_id, role from public.user_roles");
      expect(rows).toEqual([{ user_id: people.shopper, role: "user" }]);
    }));

  test("cannot make themselves or anyone an admin", async () => {
    for (const id of [people.shopper, people.otherShopper]) {
      await world.asShopper((db) =>
        expect(
          db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]),
        ).rejects.toThrow(/row-level security/),
      );
    }
  });

  test("removes no role, not even their own", () =>
    world.asShopper(async (db) => {
      const { affectedRows } = await db.query("delete from public.user_roles");
      expect(affectedRows).toBe(0);
    }));

  test("cannot change a role in place", () =>
    world.asShopper((db) =>
      expect(db.query("update public.user_roles set role = 'admin'")).rejects.toThrow(denied),
    ));

  test("cannot ask for another person's roles by what a token says of its role", () =>
    world.asShopper(async (db) => {
      await db.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ role: "service_role", sub: people.shopper }),
      ]);
      const { rows } = await db.query("select role from public.user_roles");
      expect(rows).toEqual([{ role: "user" }]);
    }));
});

describe("an admin", () => {
  test("sees all roles", () =>
    world.asAdmin(async (db) => {
      const { rows } = await db.query("select role from public.user_roles order by role");
      expect(rows).toEqual([{ role: "admin" }, { role: "admin" }, { role: "user" }]);
    }));

  test("assigns a role, and that person has it at once", () =>
    world.asAdmin(async (db) => {
      await db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
        people.otherShopper,
      ]);
      await become(db, people.otherShopper);
      const { rows } = await db.query("select from public.user_roles");
      expect(rows).toHaveLength(4);
    }));

  test("cannot assign a role twice, to nobody, or one that is none", async () => {
    const assign = (id: string, role: string, code: string) =>
      world.asAdmin((db) =>
        expect(
          db.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]),
        ).rejects.toMatchObject({ code }),
      );
    await assign(people.shopper, "user", "23505");
    await assign("00000000-0000-4000-8000-000000000000", "user", "23503");
    await assign(people.shopper, "owner", "23514");
  });

  test("cannot date a role back or choose its id", () =>
    world.asAdmin((db) =>
      expect(
        db.query(
          "insert into public.user_roles (user_id, role, created_at) values ($1, 'user', now())",
          [people.otherShopper],
        ),
      ).rejects.toThrow(denied),
    ));

  test("cannot change a role in place", () =>
    world.asAdmin((db) =>
      expect(db.query("update public.user_roles set role = 'user'")).rejects.toThrow(denied),
    ));

  test("removes another admin, who then sees nothing more than their own", () =>
    world.asAdmin(async (db) => {
      const { affectedRows } = await db.query(
        "delete from public.user_roles where user_id = $1 and role = 'admin'",
        [people.otherAdmin],
      );
      expect(affectedRows).toBe(1);
      await become(db, people.otherAdmin);
      const { rows } = await db.query("select from public.user_roles");
      expect(rows).toEqual([]);
    }));

  test("cannot remove their own admin role", () =>
    world.asAdmin((db) =>
      expect(
        db.query("delete from public.user_roles where user_id = $1", [people.admin]),
      ).rejects.toMatchObject({
        code: "P0001",
        message: "You cannot remove your own admin role.",
      }),
    ));
});

describe("the last admin", () => {
  const lastAdmin = { code: "P0001", message: "You can’t remove the last admin." };

  test("cannot be removed by the service", () =>
    world.asService(async (db) => {
      await db.query("delete from public.user_roles where user_id = $1", [people.otherAdmin]);
      await expect(
        db.query("delete from public.user_roles where user_id = $1", [people.admin]),
      ).rejects.toMatchObject(lastAdmin);
    }));

  test("cannot be removed together with the one before", () =>
    world.asService((db) =>
      expect(db.query("delete from public.user_roles where role = 'admin'")).rejects.toMatchObject(
        lastAdmin,
      ),
    ));

  test("cannot be turned into a user", () =>
    world.asService((db) =>
      expect(
        db.query("update public.user_roles set role = 'user' where role = 'admin'"),
      ).rejects.toMatchObject(lastAdmin),
    ));

  test("cannot delete their account", () =>
    world.asOwner(async (db) => {
      await db.query("delete from auth.users where id = $1", [people.otherAdmin]);
      await expect(
        db.query("delete from auth.users where id = $1", [people.admin]),
      ).rejects.toMatchObject(lastAdmin);
    }));
});

test("the roles of a deleted account go with it", () =>
  world.asOwner(async (db) => {
    await db.query("delete from auth.users where id = $1", [people.shopper]);
    const { rows } = await db.query("select from public.user_roles where user_id = $1", [
      people.shopper,
    ]);
    expect(rows).toEqual([]);
  }));
