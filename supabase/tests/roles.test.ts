import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const give = (db: Transaction, userId: string, role: string) =>
  db.query("insert into public.user_roles (user_id, role) values ($1, $2)", [userId, role]);
const take = (db: Transaction, userId: string) =>
  db.query("delete from public.user_roles where user_id = $1", [userId]);
const history = async (db: Transaction) =>
  (
    await db.query(
      `select changed_by, action, role, user_id, user_email from public.role_events
       where at >= transaction_timestamp() order by id`,
    )
  ).rows;

describe("a change of roles", () => {
  test("is history: who gave or took what, and to whom", () =>
    world.asAdmin(async (db) => {
      await give(db, people.otherShopper, "user");
      await take(db, people.otherShopper);
      const event = {
        changed_by: people.admin,
        role: "user",
        user_id: people.otherShopper,
        user_email: "othershopper@example.com",
      };
      expect(await history(db)).toEqual([
        { ...event, action: "assigned" },
        { ...event, action: "removed" },
      ]);
    }));

  test("keeps the address of an account that was deleted", () =>
    world.asOwner(async (db) => {
      await db.query("delete from auth.users where id = $1", [people.shopper]);
      expect(await history(db)).toMatchObject([
        { changed_by: null, action: "removed", user_email: "shopper@example.com" },
      ]);
    }));

  test("is refused in words where it would remove oneself or the last admin", async () => {
    await world.asAdmin((db) =>
      expect(take(db, people.admin)).rejects.toThrow("You cannot remove your own admin role."),
    );
    await world.asOwner(async (db) => {
      await take(db, people.otherAdmin);
      await expect(take(db, people.admin)).rejects.toThrow("You can’t remove the last admin.");
    });
  });
});

describe("the history of roles", () => {
  const writes = [
    `insert into public.role_events (action, role, user_id) values ('assigned', 'admin', '${people.admin}')`,
    "update public.role_events set action = 'removed'",
    "delete from public.role_events",
    "truncate public.role_events",
  ];

  test("is written by nobody, not by admins and not by the service", async () => {
    for (const who of ["asStranger", "asShopper", "asAdmin", "asService"] as const) {
      for (const statement of writes) {
        await world[who]((db) =>
          expect(db.query(statement)).rejects.toThrow(/permission denied for table role_events/),
        );
      }
    }
  });

  test("is closed to strangers, empty for shoppers, open to admins", async () => {
    const read = (db: Transaction) => db.query("select * from public.role_events");
    await world.asStranger((db) => expect(read(db)).rejects.toThrow(/permission denied/));
    await world.asShopper(async (db) => expect((await read(db)).rows).toEqual([]));
    await world.asAdmin(async (db) => expect((await read(db)).rows.length).toBeGreaterThan(0));
  });
});

describe("finding an account", () => {
  const find = async (db: Transaction, wanted: string) =>
    (await db.query("select * from public.find_account($1)", [wanted])).rows;
  const emails = (db: Transaction, ids: string[]) =>
    db.query("select * from public.account_emails($1)", [ids]);

  test("an admin finds it by email in any case, and by id", () =>
    world.asAdmin(async (db) => {
      const shopper = { user_id: people.shopper, email: "shopper@example.com", roles: ["user"] };
      expect(await find(db, " Shopper@Example.com ")).toEqual([shopper]);
      expect(await find(db, people.shopper)).toEqual([shopper]);
    }));

  test.each(["", "shopper", "%", "shopper@example.com' or true --", "not-an-id", randomUUID()])(
    "an admin finds nobody by %j",
    (wanted) => world.asAdmin(async (db) => expect(await find(db, wanted)).toEqual([])),
  );

  test("an admin reads the addresses of the ids they name", () =>
    world.asAdmin(async (db) => {
      const { rows } = await emails(db, [people.shopper, randomUUID()]);
      expect(rows).toEqual([{ user_id: people.shopper, email: "shopper@example.com" }]);
    }));

  test("strangers may not ask, nor the service, which can read accounts anyway", async () => {
    for (const who of ["asStranger", "asService"] as const) {
      await world[who]((db) =>
        expect(find(db, "shopper@example.com")).rejects.toThrow(/permission denied/),
      );
      await world[who]((db) =>
        expect(emails(db, [people.shopper])).rejects.toThrow(/permission denied/),
      );
    }
  });

  test("a shopper is refused, and so is an admin whose role was just taken away", async () => {
    const refused = "Only an admin can do this.";
    await world.asShopper((db) => expect(find(db, "admin@example.com")).rejects.toThrow(refused));
    await world.asShopper((db) => expect(emails(db, [people.admin])).rejects.toThrow(refused));
    await world.asAdmin(async (db) => {
      await take(db, people.otherAdmin);
      await become(db, people.otherAdmin);
      await expect(find(db, "shopper@example.com")).rejects.toThrow(refused);
    });
  });
});
