/** The blog's articles: who reads and writes them, what they may be, and how a change is put back. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const article = {
  ...{ id: "oak-1", category: "furniture-care", title: "Oak", excerpt: "How oak is kept." },
  ...{ body: "Dust it.", published: "2026-11-01", picture: "oak-bench", picture_alt: "A bench" },
};

async function add(db: Transaction, values: Record<string, unknown> = {}) {
  const row = { ...article, ...values };
  const columns = Object.keys(row).join(", ");
  await db.query(
    `insert into public.articles (${columns})
     select ${columns} from jsonb_populate_record(null::public.articles, $1)`,
    [JSON.stringify(row)],
  );
}

const read = async <Row extends object>(db: Transaction, query: string) =>
  (await db.query<Row>(query)).rows;

const change = "update public.articles set is_shown = false";
const remove = "delete from public.articles";

test("only admins and the service read and write articles", async () => {
  const denied = /permission denied for table articles/;
  for (const statement of ["select from public.articles", change, remove]) {
    await world.asStranger((db) => expect(db.query(statement)).rejects.toThrow(denied));
  }
  await world.asStranger((db) => expect(add(db)).rejects.toThrow(denied));
  await world.asShopper((db) => expect(add(db)).rejects.toThrow(/row-level security/));
  await world.asAdmin(async (db) => {
    await add(db);
    await become(db, people.shopper);
    expect(await read(db, "select from public.articles")).toEqual([]);
    expect((await db.query(change)).affectedRows).toBe(0);
    expect((await db.query(remove)).affectedRows).toBe(0);
  });
  for (const as of [world.asAdmin, world.asService]) {
    await as(async (db) => {
      await add(db);
      expect(await read(db, "select is_shown, is_sample, version from public.articles")).toEqual([
        { is_shown: true, is_sample: false, version: 1 },
      ]);
      expect((await db.query(change)).affectedRows).toBe(1);
      expect((await db.query(remove)).affectedRows).toBe(1);
    });
  }
});

test.each([
  [{ id: "Oak" }, "id_form"],
  [{ id: "a/../b" }, "id_form"],
  [{ id: "category" }, "id_form"],
  [{ id: "a".repeat(81) }, "id_form"],
  [{ category: "recipes" }, "category_known"],
  [{ title: " \u200b" }, "title_fits"],
  [{ title: "a".repeat(91) }, "title_fits"],
  [{ title: "Oak\nand fir" }, "title_fits"],
  [{ excerpt: "a".repeat(301) }, "excerpt_fits"],
  [{ body: "\n" }, "body_fits"],
  [{ body: "a".repeat(20_001) }, "body_fits"],
  [{ byline: "Ann\u202eLee" }, "byline_fits"],
  [{ published: "1999-12-31" }, "days_in_calendar"],
  [{ checked: "infinity" }, "days_in_calendar"],
  [{ picture: "../secret" }, "picture_form"],
  [{ picture_alt: "" }, "picture_alt_fits"],
  [{ products: [""] }, "products_filled"],
])("%j is refused", (values, constraint) =>
  world.asAdmin((db) =>
    expect(add(db, values)).rejects.toMatchObject({ constraint: `articles_${constraint}` }),
  ),
);

test("what is longest is taken, and a body's mistakes are no reason to refuse it", () =>
  world.asAdmin(async (db) => {
    await add(db, {
      ...{ id: "a".repeat(80), title: "漢".repeat(90), excerpt: "😀".repeat(300) },
      ...{ body: "<b>é".repeat(5_000), byline: "A".repeat(80), checked: "2026-11-02" },
      ...{ picture: "a".repeat(120), picture_alt: "a".repeat(200), products: ["no-such-bench"] },
    });
  }));

test("the blog has room for 200 articles", () =>
  world.asOwner(async (db) => {
    await db.query(
      `insert into public.articles (id, category, title, excerpt, body, published, picture, picture_alt)
       select 'oak-' || number, 'furniture-care', 'Oak', 'Oak.', 'Oak.', '2026-11-01', 'oak', 'Oak'
       from generate_series(1, 200) as number`,
    );
    await expect(add(db, { id: "one-more" })).rejects.toThrow("room for 200 articles");
  }));

test("any change is put back; what somebody changed of a sample is the owner's until then", () =>
  world.asAdmin(async (db) => {
    await db.query("reset role");
    await db.query("update private.catalog_state set filled_at = now()");
    await db.query("set local role authenticated");
    await add(db, { is_sample: true });
    const facts = () =>
      read(db, "select title, is_shown, is_sample from public.articles where id = 'oak-1'");
    const putBackNewest = () =>
      db.query("select from public.put_back(array[(select max(id) from public.changes)])");
    const asItCame = [{ title: "Oak", is_shown: true, is_sample: true }];

    await db.query(change);
    expect(await facts()).toEqual([{ ...asItCame[0], is_shown: false }]);
    await putBackNewest();
    expect(await facts()).toEqual(asItCame);

    await db.query("update public.articles set title = 'My oak'");
    expect(await facts()).toEqual([{ title: "My oak", is_shown: true, is_sample: false }]);
    await putBackNewest();
    expect(await facts()).toEqual(asItCame);

    await db.query(remove);
    await putBackNewest();
    expect(await facts()).toEqual(asItCame);

    await add(db, { id: "oak-2" });
    await putBackNewest();
    expect(await read(db, "select id from public.articles")).toEqual([{ id: "oak-1" }]);
    const changes = await read<{ record_name: string }>(
      db,
      "select distinct record_name from public.changes where table_name = 'articles'",
    );
    expect(changes.map(({ record_name }) => record_name).sort()).toEqual(["My oak", "Oak"]);
  }));

test("two who change an article at once are told", () =>
  world.asAdmin(async (db) => {
    await add(db);
    const write = "update public.articles set title = 'Elm', version = 1";
    await db.query(write);
    await expect(db.query(`${write}, excerpt = 'Elm.'`)).rejects.toMatchObject({ code: "PT409" });
  }));
