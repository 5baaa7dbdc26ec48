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

const receive = (db: Transaction, ...args: unknown[]) =>
  db.query(`select public.receive_product(${args.map((_, at) => `$${at + 1}`).join(", ")})`, args);

/** Benches with a compare-at price of $500 and lamps with one of $100 in a lot of $4,000. */
const inLot = (work: (db: Transaction, lot: string) => Promise<unknown>) =>
  withLot(async (db, lot) => {
    await db.query("reset role");
    await db.query("delete from public.stock");
    await db.query("update public.products set lot_id = $1", [lot]);
    await db.query(
      "update public.products set price_cents = 5000, compare_at_cents = 10000 where id = '902'",
    );
    await db.query(
      "insert into public.lot_counts (product_id, expected) values ('901', 6), ('902', 10)",
    );
    await db.query("set local role authenticated");
    await work(db, lot);
  });

const facts = async (db: Transaction) =>
  (
    await db.query(
      `select products.id, coalesce((select string_agg(showroom || ' ' || on_hand, ', ' order by showroom)
           from public.stock where product_id = products.id), '') as stock, cost_cents as cost
       from public.products left join public.product_notes on product_id = products.id order by 1`,
    )
  ).rows;

test.each([
  ["a shopper", people.shopper],
  ["an admin who is limited to the sales floor", people.otherAdmin],
])("%s receives nothing and sees nothing of it", (_, person) =>
  inLot(async (db) => {
    await become(db, person);
    expect((await db.query("select from public.lot_counts")).rows).toEqual([]);
    await expect(receive(db, "901", "east", 1)).rejects.toMatchObject({ code: "42501" });
  }),
);

test("what came is counted in, and the lot's price is shared out over it by compare-at prices", () =>
  inLot(async (db, lot) => {
    // Before the lamps are looked at, they count as the manifest says: $4,000 over 7 × $500 and 10 × $100.
    await receive(db, "901", "east", 7, 1);
    expect(await facts(db)).toEqual([
      { id: "901", stock: "east 7", cost: 44_444 },
      { id: "902", stock: "", cost: 8_889 },
    ]);
    await receive(db, "902", "west", 5, 0, 4_900);
    expect(await facts(db)).toEqual([
      { id: "901", stock: "east 7", cost: 50_000 },
      { id: "902", stock: "west 5", cost: 10_000 },
    ]);
    const { rows } = await db.query("select price_cents from public.products where id = '902'");
    expect(rows).toEqual([{ price_cents: 4_900 }]);
    // Whoever receives it once more has looked at what stands there.
    const longAgo = "2026-01-01T12:00:00Z";
    await db.query("update public.stock set counted_at = $1", [longAgo]);
    await receive(db, "902", "west", 5);
    const counted = await db.query(
      "select product_id from public.stock where counted_at <> $1::timestamptz",
      [longAgo],
    );
    expect(counted.rows).toEqual([{ product_id: "902" }]);
    await db.query("update public.lots set paid_cents = 800000 where id = $1", [lot]);
    expect(await facts(db)).toMatchObject([{ cost: 100_000 }, { cost: 20_000 }]);
  }));

test("what is received is described and pictured, each once", () =>
  inLot(async (db) => {
    const picture = `${"a".repeat(64)}.jpg`;
    const words = async () =>
      (
        await db.query(
          `select description, (select jsonb_agg(jsonb_build_array(original, alt)) from public.product_pictures
             where product_id = products.id) as pictures from public.products where id = '901'`,
        )
      ).rows;
    const [{ description: before }] = (await words()) as [{ description: string }];
    await receive(db, "901", "east", 6, 0, null, null, null);
    expect(await words()).toEqual([{ description: before, pictures: null }]);
    await receive(db, "901", "east", 6, 0, null, "An oak bench.", picture);
    await receive(db, "901", "east", 5, 0, null, "An oak bench.", picture);
    const { rows } = await db.query("select title from public.products where id = '901'");
    expect(await words()).toEqual([
      {
        description: "An oak bench.",
        pictures: [[picture, (rows[0] as { title: string }).title]],
      },
    ]);
  }));

test("received again it is a correction, at another showroom too; what was sold since stays sold", () =>
  inLot(async (db) => {
    await receive(db, "901", "east", 6);
    await receive(db, "901", "east", 4);
    expect(await facts(db)).toMatchObject([{ stock: "east 4" }, {}]);
    await receive(db, "901", "west", 5);
    expect(await facts(db)).toMatchObject([{ stock: "east 0, west 5" }, {}]);
    await db.query("update public.products set state = 'live' where id = '901'");
    await db.query("select public.sell_product('901', 'west', 2)");
    await receive(db, "901", "west", 6);
    expect(await facts(db)).toMatchObject([{ stock: "east 0, west 4" }, {}]);
    await expect(receive(db, "901", "west", 1)).rejects.toMatchObject({
      code: "PT409",
      message: expect.stringContaining("Only 4 are left at West."),
    });
  }));

test.each([
  ["fewer than none", ["901", "east", -1], "Enter how many came, from 0 to 10,000."],
  ["damage below none", ["901", "east", 1, -1], "Enter how many came, from 0 to 10,000."],
  ["a showroom that isn't ours", ["901", "north", 1], "Choose the showroom."],
  ["a product that isn't there", ["999", "east", 1], "We can’t find product 999 in a lot."],
])("refused: %s", (_, args, message) =>
  inLot((db) => expect(receive(db, ...args)).rejects.toMatchObject({ message })),
);

test("undone from the history, nothing of it is received", () =>
  inLot(async (db) => {
    const { rows: before } = await db.query<{ id: string }>(
      "select max(id) as id from public.changes",
    );
    await receive(db, "901", "east", 6, 1, 15_000);
    await db.query(
      "select public.put_back((select array_agg(id) from public.changes where id > $1))",
      [before[0]!.id],
    );
    expect(await facts(db)).toEqual([
      { id: "901", stock: "east 0", cost: null },
      { id: "902", stock: "", cost: null },
    ]);
    const { rows } = await db.query(
      "select arrived from public.lot_counts where product_id = '901'",
    );
    expect(rows).toEqual([{ arrived: null }]);
  }));

test("what isn't on the manifest is added with its count, and takes its part of the price", () =>
  inLot(async (db, lot) => {
    await db.query(
      `select from public.save_product(jsonb_build_object('list', 'clearance', 'title', 'Extra Stool',
         'price_cents', 5000, 'compare_at_cents', 10000, 'lot_id', $1::text), null, '{"east": 10}')`,
      [lot],
    );
    // $4,000 over 6 × $500, 10 × $100 and 10 × $100.
    const costs = (await facts(db)) as { id: string; cost: number }[];
    expect(costs.map(({ cost }) => cost)).toEqual([8_000, 40_000, 8_000]);
  }));

test("a manifest's row is expected and not in stock", () =>
  inLot(async (db, lot) => {
    await db.query(
      "select public.import_products(jsonb_build_array(jsonb_build_object('product', $1::jsonb)))",
      [
        JSON.stringify({
          list: "clearance",
          title: "Stool",
          price_cents: 4_900,
          lot_id: lot,
          expected: 12,
        }),
      ],
    );
    const { rows } = await db.query(
      `select expected, arrived, (select count(*)::integer from public.stock where product_id = products.id) as stock
       from public.products join public.lot_counts on product_id = id where title = 'Stool'`,
    );
    expect(rows).toEqual([{ expected: 12, arrived: null, stock: 0 }]);
  }));
