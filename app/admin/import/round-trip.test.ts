import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import type { Facts } from "#shop/facts.ts";
import { recognize } from "./columns.ts";
import {
  type KnownProducts,
  knownProducts,
  productsFile,
  type StoredProduct,
} from "./known-products.ts";
import { readTable } from "./read-file.ts";
import { readRows } from "./read-rows.ts";
import { recordsOf } from "./records.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
});
afterAll(() => database.close());

async function rowsOf(file: string, products: KnownProducts) {
  const table = await readTable(new TextEncoder().encode(file), "products.csv");
  const { source, mapping } = recognize(table);
  expect(source).toBe("this store");
  const defaults = {
    ...{ list: "by kind" as const, condition: "new", pricePercent: 0, showroom: "east" as const },
    ...{ compareAtSource: "", lot: "" },
  };
  const settings = { as: "live" as const, now: new Date(), defaults };
  return readRows(recordsOf(table, mapping, source).records, products, settings, new Map());
}

test("what goes out comes back unchanged, and one changed cell changes one column", () =>
  database.transaction(async (db) => {
    await db.exec(`
      update public.products set sku = 'AB-' || id, badge = '=Sale', care = E'Dust it.\\n"Never" wet, never; hot',
        facts = facts || '{"assembly": "by us", "legsOff": true, "included": ["Oak; solid", "A | B"], "openLengthIn": 67.5}' || jsonb_build_object('maker', 'No. ' || id),
        add_ons = '[{"name": "Ottoman", "priceCents": 14900}]', features = '{"Oak; solid","A | B"}'
        where id in ('101', '205');
      update public.products set state = 'archived' where id = '102';
      insert into public.product_notes (product_id, cost_cents, lot, note) values ('101', 9950, 'Lot 7', E'a\\nb');
    `);
    const { rows } = await db.query<{ row: StoredProduct }>(`
      select to_jsonb(products) || jsonb_build_object(
        'stock', (select jsonb_agg(to_jsonb(stock)) from public.stock where product_id = products.id),
        'product_notes', (select to_jsonb(notes) from public.product_notes as notes where product_id = products.id),
        'product_pictures', '[]'::jsonb) as row
      from public.products`);
    const products = knownProducts(rows.map(({ row }) => row));
    const file = productsFile(products.all);
    const same = await rowsOf(file, products);
    expect(same).toHaveLength(products.all.length);
    expect(same.filter(({ save, problems }) => save || Object.keys(problems).length > 0)).toEqual(
      [],
    );
    const title = products.byId.get("101")!.row.title;
    const changed = await rowsOf(file.replace(`"${title}"`, `"${title} II"`), products);
    const version = products.byId.get("101")!.row.version;
    expect(changed.flatMap(({ save }) => (save ? [save] : []))).toEqual([
      { product: { id: "101", version, title: `${title} II` } },
    ]);
    const facts = products.byId.get("101")!.row.facts as Facts;
    const other = await rowsOf(file.replace('"No. 101"', '"Elm & Co"'), products);
    expect(other.flatMap(({ save }) => (save ? [save] : []))).toEqual([
      { product: { id: "101", version, facts: { ...facts, maker: "Elm & Co" } } },
    ]);
  }));
