/** Lots: who sees what was paid, and what their history keeps. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const add = `insert into public.lots (supplier, paid_cents) values ('Lakeside', 400000) returning id, created_by`;

/** A shop with one lot that an admin added; the second admin is limited to the sales floor. */
const withLot = (work: (db: Transaction, lot: string) => Promise<unknown>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await become(db, people.admin, { email: "admin@example.com" });
    await db.query("set local role authenticated");
    const { rows } = await db.query<{ id: string; created_by: string }>(add);
    expect(rows[0]!.created_by).toBe(people.admin);
    await work(db, rows[0]!.id);
  });

test.each([
  ["a shopper", people.shopper],
  ["an admin who is limited to the sales floor", people.otherAdmin],
])("%s sees, adds, changes and removes none", (_, person) =>
  withLot(async (db) => {
    await become(db, person);
    expect((await db.query("select from public.lots")).rows).toEqual([]);
    expect((await db.query("update public.lots set paid_cents = 1")).affectedRows).toBe(0);
    expect((await db.query("delete from public.lots")).affectedRows).toBe(0);
    await expect(db.query(add)).rejects.toMatchObject({ code: "42501" });
  }),
);

test("an admin's product belongs to a lot, which stays as long as it has products", () =>
  withLot(async (db, lot) => {
    await db.query(
      `select from public.save_product(jsonb_build_object('id', '901', 'version',
         (select version from public.products where id = '901'), 'lot_id', $1::text))`,
      [lot],
    );
    await db.query("update public.lots set paid_cents = 420000");
    const { rows } = await db.query(
      "select action, before, after ->> 'paid_cents' as paid from public.changes where table_name = 'lots' order by id",
    );
    expect(rows).toEqual([
      { action: "added", before: null, paid: "400000" },
      { action: "changed", before: { paid_cents: 400_000 }, paid: "420000" },
    ]);
    await expect(db.query("delete from public.lots")).rejects.toMatchObject({ code: "23503" });
  }));

test("whose lot it is says the database, no one else", () =>
  withLot((db) =>
    expect(
      db.query("insert into public.lots (supplier, created_by) values ('Bay', gen_random_uuid())"),
    ).rejects.toMatchObject({ code: "42501" }),
  ));
