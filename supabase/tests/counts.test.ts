/** Counts: what a count is, what is none, and which of them pages tell. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const filledAt = "2026-11-20T17:00:00Z";
const longAgo = "2026-11-21T17:00:00Z";
const later = "2026-11-24T17:00:00Z";

/** Two benches at East and one at West, counted long ago; asked as a salesperson. */
const inShop = (work: (db: Transaction) => Promise<unknown>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.query("update private.catalog_state set filled_at = $1", [filledAt]);
    await db.query("update public.stock set counted_at = $1", [longAgo]);
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await become(db, people.otherAdmin, { email: "sales@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

/** Asks as the database's owner, and goes on as the salesperson. */
async function one<T>(db: Transaction, sql: string): Promise<T> {
  await db.query("reset role");
  const { rows } = await db.query<Record<string, T>>(sql);
  await db.query("set local role authenticated");
  return Object.values(rows[0]!)[0] as T;
}
const version = (db: Transaction) =>
  one<number>(db, "select version::integer from private.catalog_state");
const steps = (db: Transaction) =>
  one<number>(db, "select count(*)::integer from public.changes where table_name = 'stock'");
const countedAt = (db: Transaction) =>
  one<Record<string, string>>(
    db,
    `select jsonb_object_agg(showroom, counted_at at time zone 'UTC') from public.stock
     where product_id = '901'`,
  );
const toldDays = (db: Transaction) =>
  one<object>(
    db,
    `select product -> 'counted_on' from jsonb_array_elements(private.published_rows() -> 'products') as product
     where product ->> 'id' = '901'`,
  );

test("that finds the same number is published, and no step of the history", () =>
  inShop(async (db) => {
    const before = await steps(db);
    // All that a transaction does is one version: this one has none yet.
    await one(db, "update private.catalog_state set changed_in = null returning true");
    const seen = await version(db);
    await db.query(
      "update public.stock set on_hand = 2, counted_at = $1 where product_id = '901' and showroom = 'east'",
      [later],
    );
    expect(await version(db)).toBe(seen + 1);
    expect(await steps(db)).toBe(before);
    expect(await toldDays(db)).toEqual({ east: "2026-11-24", west: "2026-11-21" });
  }));

test("the number that a shop began with is told as no count", () =>
  inShop(async (db) => {
    await one(db, `update private.catalog_state set filled_at = '${longAgo}' returning true`);
    expect(await toldDays(db)).toEqual({});
  }));

test("a saved product counts the showrooms whose number is another one, and leaves the others", () =>
  inShop(async (db) => {
    await one(db, `select private.set_stock('901', '{"east": 2, "west": 4}')::text`);
    const { east, west } = await countedAt(db);
    expect(east).toBe("2026-11-21T17:00:00");
    expect(west).not.toBe("2026-11-21T17:00:00");
  }));
