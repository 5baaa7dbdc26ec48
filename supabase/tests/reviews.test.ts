/** Reviews: who may change them, and that none pretends to be a customer's. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPublishedRows } from "#server/publish/published-rows.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import type { Transaction } from "../../server/database/database.ts";
import { openTestDatabase } from "../../server/database/testing.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const sampleSql = `
  update private.catalog_state set filled_at = now();
  insert into public.reviews (name, rating, text, is_sample, position) values ('Danielle K.', 5, 'Set up by supper.', true, 1)`;
const own = "('Ann Lee', 4, 'Good chair.', 'Google')";
const read = async (db: Transaction, sql: string) => (await db.query<Row>(sql)).rows;
type Row = Record<string, unknown>;

/** As an admin, with one review of the sample. */
const asOwner = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(sampleSql);
    await become(db, people.admin);
    await db.query("set local role authenticated");
    await work(db);
  });

test("strangers and shoppers neither read nor write them", async () => {
  const denied = { code: "42501" };
  await world.asStranger(async (db) => {
    await expect(db.query("select from public.reviews")).rejects.toMatchObject(denied);
  });
  await world.asShopper(async (db) => {
    await db.query("reset role");
    await db.exec(sampleSql);
    await db.query("set local role authenticated");
    expect(await read(db, "select name from public.reviews")).toEqual([]);
    expect(await read(db, "update public.reviews set is_sample = false returning 1")).toEqual([]);
    expect(await read(db, "delete from public.reviews returning 1")).toEqual([]);
    await expect(
      db.query(`insert into public.reviews (name, rating, text, source) values ${own}`),
    ).rejects.toMatchObject(denied);
  });
});

test.each([
  "update public.reviews set is_sample = false",
  "update public.reviews set text = 'In my words.'",
  "update public.reviews set rating = 6",
  "update public.reviews set rating = 0",
  "update public.reviews set source_url = 'http://example.com'",
  "update public.reviews set name = E'A\\nB'",
  "insert into public.reviews (name, rating, text) values ('Ann Lee', 5, 'Good chair.')",
])("refused: %s", (sql) =>
  asOwner(async (db) => {
    await expect(db.query(sql)).rejects.toMatchObject({ code: "23514" });
  }),
);

test("a sample in other words is the owner's, hidden or moved it is a sample still", () =>
  asOwner(async (db) => {
    const samples = () => read(db, "select is_sample, is_shown from public.reviews");
    await db.query("update public.reviews set is_shown = false, position = 3");
    expect(await samples()).toEqual([{ is_sample: true, is_shown: false }]);
    await db.query("update public.reviews set is_shown = true");
    await db.query("update public.reviews set name = 'Ann Lee', source = 'Google'");
    expect(await samples()).toEqual([{ is_sample: false, is_shown: true }]);
    await db.query("select public.put_back(array[(select max(id) from public.changes)])");
    expect(await samples()).toEqual([{ is_sample: true, is_shown: true }]);
  }));

test("one that was added or removed is put back", () =>
  asOwner(async (db) => {
    const putBack = "select public.put_back(array[(select max(id) from public.changes)])";
    const names = async () =>
      (await read(db, "select name from public.reviews order by name")).map(({ name }) => name);
    await db.query(`insert into public.reviews (name, rating, text, source) values ${own}`);
    await db.query(putBack);
    expect(await names()).toEqual(["Danielle K."]);
    await db.query("delete from public.reviews");
    await db.query(putBack);
    expect(await names()).toEqual(["Danielle K."]);
  }));

test("fifty are shown at most", () =>
  asOwner(async (db) => {
    const add = (count: number) =>
      db.query(
        `insert into public.reviews (name, rating, text, source)
         select 'Ann', 5, 'Good.', 'Google' from generate_series(1, $1)`,
        [count],
      );
    await add(49);
    await expect(add(1)).rejects.toThrow("up to 50 reviews");
  }));

test("a store gets the sample's reviews once, also one that is older than they", {
  tags: "long",
}, async () => {
  const database = await openTestDatabase();
  const shown = async () =>
    (await database.transaction(readPublishedRows)).reviews!.map(({ name }) => name);
  const run = (sql: string) => database.transaction((tx) => tx.exec(sql));
  try {
    await seedSampleShop(database);
    const all = await shown();
    expect(all).toHaveLength(4);
    // As a store of the last release.
    await run(
      "alter table public.reviews disable trigger user; delete from public.reviews; alter table public.reviews enable trigger user",
    );
    await seedSampleShop(database);
    expect(await shown()).toEqual(all);

    await run(`delete from public.reviews where name = '${all[0]}';
      set local store.follows_code = 'on';
      update public.reviews set text = 'Older words.' where name = '${all[1]}';
      update public.reviews set name = 'Ann Lee', source = 'Google', is_sample = false where name = '${all[2]}'`);
    await seedSampleShop(database);
    expect(await shown()).toEqual([all[1], "Ann Lee", all[3]]);
    const { reviews } = await database.transaction(readPublishedRows);
    expect(reviews![0]!.text).not.toBe("Older words.");
  } finally {
    await database.close();
  }
});
