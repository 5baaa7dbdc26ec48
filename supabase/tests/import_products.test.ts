import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const sofa = {
  list: "living-room",
  state: "live",
  type: "sofa",
  title: "Dove Linen Sofa",
  price_cents: 49_900,
  compare_at_cents: 129_900,
  style: "modern",
  colors: ["gray"],
  sku: "DL-84",
  pieces: [{ name: "Sofa", count: 1, widthIn: 84, depthIn: 36, heightIn: 34 }],
  notes: { cost_cents: 21_000, lot: "Truck 7", note: "" },
};
const bench = { id: "901", version: 1, price_cents: 15_000 };

async function importProducts(db: Transaction, rows: unknown): Promise<number[]> {
  const sql = "select to_json(public.import_products($1)) as ids";
  return (await db.query<{ ids: number[] }>(sql, [JSON.stringify(rows)])).rows[0]!.ids;
}

/** As an admin in a shop with two products. */
const inShop = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await become(db, people.admin);
    await db.query("set local role authenticated");
    await work(db);
  });

const rowsOf = async (db: Transaction, sql: string) => (await db.query(sql)).rows;

test("a stranger and a shopper import nothing", async () => {
  for (const as of [world.asStranger, world.asShopper]) {
    await as((db) =>
      expect(importProducts(db, [{ product: sofa }])).rejects.toMatchObject({ code: "42501" }),
    );
  }
});

test("new and changed products are one step, which can be taken back", () =>
  inShop(async (db) => {
    const before = await rowsOf(
      db,
      "select id, price_cents, state from public.products order by id",
    );
    const ids = await importProducts(db, [
      { product: sofa, stock: { east: 2, west: 1 } },
      { product: bench, stock: { east: 7 }, pictures: null },
      { product: { id: "902", version: 1, badge: "Last one" }, stock: { west: 3 } },
    ]);
    const steps = await rowsOf(
      db,
      "select catalog_version, array_agg(id order by id)::text as ids from public.changes group by 1",
    );
    expect(steps).toEqual([expect.objectContaining({ ids: `{${ids.join(",")}}` })]);
    const found = "select state, sku from public.products where title = 'Dove Linen Sofa'";
    expect(await rowsOf(db, found)).toEqual([{ state: "live", sku: "DL-84" }]);
    expect(await rowsOf(db, "select price_cents from public.products where id = '901'")).toEqual([
      { price_cents: 15_000 },
    ]);
    await db.query("select public.put_back($1)", [ids]);
    expect(await rowsOf(db, found)).toEqual([{ state: "archived", sku: "DL-84" }]);
    const after = "select id, price_cents, state from public.products where sku = '' order by id";
    expect(await rowsOf(db, after)).toEqual(before);
    const counts =
      "select product_id, showroom, on_hand from public.stock where product_id in ('901', '902') order by 1, 2";
    expect((await rowsOf(db, counts)).map((row) => Object.values(row as object))).toEqual([
      ["901", "east", 2],
      ["901", "west", 1],
      ["902", "east", 1],
      ["902", "west", 0],
    ]);
  }));

test("one refused row refuses all, and is named", () =>
  inShop(async (db) => {
    const refused = [{ product: sofa }, { product: { ...sofa, title: "Sofa", sku: "DL-84" } }];
    await db.query("savepoint before");
    await expect(importProducts(db, refused)).rejects.toMatchObject({
      code: "23505",
      hint: "row 2",
    });
    await db.query("rollback to before");
    const late = [{ product: sofa }, { product: bench }, { product: { ...bench, version: 7 } }];
    await expect(importProducts(db, late)).rejects.toMatchObject({ code: "PT409", hint: "row 3" });
    await db.query("rollback to before");
    expect(await rowsOf(db, "select id from public.products where sku <> ''")).toEqual([]);
  }));

test.each([[null], [[]], [[1]], [{}], [Array.from({ length: 501 }, () => ({ product: bench }))]])(
  "a list that is none is refused: %j",
  (rows) =>
    inShop((db) => expect(importProducts(db, rows)).rejects.toMatchObject({ code: "P0001" })),
);

test("sent again after a lost answer, it is imported once and answers the same", () =>
  inShop(async (db) => {
    const key = randomUUID();
    const headers = JSON.stringify({ "idempotency-key": key });
    await db.query("select set_config('request.headers', $1, true)", [headers]);
    const rows = [{ product: sofa, stock: { east: 2 } }, { product: bench }];
    const ids = await importProducts(db, rows);
    // What an earlier transaction wrote.
    await db.query("reset role");
    await db.query("update private.done_requests set done_in = done_in - 1");
    await db.query("set local role authenticated");
    expect(await importProducts(db, rows)).toEqual(ids);
    expect(await rowsOf(db, "select id from public.products where sku <> ''")).toHaveLength(1);
  }));
