import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld((database) => seedSampleShop(database));
});
afterAll(() => world.close());

const one = async <Row>(db: Transaction, query: string) => (await db.query<Row>(query)).rows[0]!;
const published = (db: Transaction) =>
  one<{ rows: Record<string, { slug: string; name: string; title: string }[]> }>(
    db,
    "select private.published_rows() as rows",
  ).then(({ rows }) => rows);

test("the sample leaves, what the owner changed stays, and one step brings all of it back", () =>
  world.asAdmin(async (db) => {
    await db.query("reset role");
    const before = await published(db);
    await db.query("set role authenticated");
    await db.query("update public.products set title = 'Our own bed' where id = '101'");
    await db.query("update public.packages set name = 'Our own room' where id = 'package-1'");
    const { step } = await one<{ step: string }>(db, "select public.start_empty() as step");
    await db.query("reset role");
    const after = await published(db);
    expect(after.products!.map(({ title }) => title)).toEqual(["Our own bed"]);
    expect(after.packages!.map(({ name }) => name)).toEqual(["Our own room"]);
    // One of them has a lead.
    expect(after.lenders).toEqual([]);
    expect(after.shop).toMatchObject({ social: [] });
    await db.query(
      "select public.put_back(array(select id from public.changes where catalog_version = $1))",
      [step],
    );
    const back = await published(db);
    const names = (rows: Record<string, { slug: string; name: string }[]>) =>
      ["products", "packages", "lenders"].map((table) =>
        rows[table]!.map(({ slug, name }) => [slug, name]),
      );
    expect(names(back)).toEqual(names(before));
    expect(back.shop).toMatchObject({
      social: (before.shop as unknown as { social: object[] }).social,
    });
  }));

test("a shopper cannot", () =>
  world.asShopper((db) =>
    expect(db.query("select public.start_empty()")).rejects.toThrow(/admin/i),
  ));
