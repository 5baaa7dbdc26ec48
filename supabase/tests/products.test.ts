import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { world as rowsEverywhere } from "./rights-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A whole valid product, as an admin's program would send it. */
const piece = {
  id: "901",
  slug: "oak-bench",
  list: "bedroom",
  state: "live",
  type: "bench",
  title: "Oak Bench",
  price_cents: 19_900,
  compare_at_cents: 49_900,
  style: "modern",
  colors: ["natural wood"],
  pieces: JSON.stringify([{ name: "Bench", count: 1, widthIn: 48, depthIn: 16, heightIn: 18 }]),
};

function insert(db: Transaction, table: string, row: Record<string, unknown>) {
  const names = Object.keys(row);
  return db.query(
    `insert into public.${table} (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(row),
  );
}

/** The sample is in, so that changes are recorded. */
const filled = (db: Transaction) => db.query("update private.catalog_state set filled_at = now()");

const tables = [
  "products",
  "stock",
  "packages",
  "offers",
  "notices",
  "shop",
  "showrooms",
  "opening_hours",
  "special_days",
  "pictures",
  "product_pictures",
  "product_notes",
  "lots",
  "stock_moves",
  "lot_counts",
  "product_slugs",
  "changes",
  "publications",
];

describe("who may", () => {
  test.each(tables)("a stranger neither reads nor writes %s", async (table) => {
    for (const statement of [
      `select * from public.${table}`,
      `delete from public.${table}`,
      `insert into public.${table} default values`,
    ]) {
      await world.asStranger((db) =>
        expect(db.query(statement)).rejects.toMatchObject({ code: "42501" }),
      );
    }
  });

  test.each(tables)("a shopper sees nothing of %s", (table) =>
    world.asOwner(async (db) => {
      await db.exec(rowsEverywhere);
      const { rows: there } = await db.query(`select from public.${table}`);
      expect(there.length).toBeGreaterThan(0);
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      const { rows } = await db.query(`select * from public.${table}`);
      expect(rows).toEqual([]);
    }),
  );

  test("a shopper adds no product", () =>
    world.asShopper((db) =>
      expect(insert(db, "products", piece)).rejects.toMatchObject({ code: "42501" }),
    ));

  test("a shopper changes no product that is there", () =>
    world.asOwner(async (db) => {
      await insert(db, "products", piece);
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      const { affectedRows } = await db.query("update public.products set price_cents = 1");
      expect(affectedRows).toBe(0);
    }));

  test("an admin adds, changes and reads a product, and deletes none", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      await insert(db, "stock", { product_id: "901", showroom: "east", on_hand: 2 });
      const { affectedRows } = await db.query(
        "update public.products set price_cents = 14900 where id = '901'",
      );
      expect(affectedRows).toBe(1);
      await expect(db.query("delete from public.products")).rejects.toMatchObject({
        code: "42501",
      });
    }));
});

/** What fails in it leaves the rest of the transaction to go on. */
async function asPart<T>(db: Transaction, work: () => Promise<T>): Promise<T> {
  await db.query("savepoint part");
  try {
    return await work();
  } catch (error) {
    await db.query("rollback to part");
    throw error;
  }
}

const special = { showroom: "east", day: "2030-11-28", opens: null, closes: null };

/** What is in the box, under that name. */
const withName = (name: unknown) =>
  JSON.stringify([{ name, count: 1, widthIn: 48, depthIn: 16, heightIn: 18 }]);

describe("nonsense is refused", () => {
  const nonsense: [what: string, change: Record<string, unknown>, constraint: string][] = [
    ["a price at its compare-at price", { price_cents: 49_900 }, "price_below_compare_at"],
    ["a price of nothing", { price_cents: 0 }, "price_positive"],
    ["an unknown state", { state: "gone" }, "state_known"],
    ["an unknown list", { list: "garden" }, "list_known"],
    ["an empty title", { title: "  " }, "title_length"],
    ["a slug that is no slug", { slug: "Oak Bench" }, "slug_form"],
    ["a package's slug", { slug: "package-7" }, "slug_free"],
    ["a floor model without a reason", { condition: "floor model" }, "condition_explained"],
    ["a piece without a size", { pieces: '[{"name":"Bench","count":1}]' }, "pieces_form"],
    ["a kind that nobody sees", { type: "\u200b" }, "words_readable"],
    ["a style that is no line", { style: " " }, "words_readable"],
    ["a color without a name", { colors: [""] }, "colors_filled"],
    ["an in-store special that stands nowhere", { list: "in-store" }, "in_store_located"],
    ["an add-on without a price", { add_ons: '[{"name":"Chest"}]' }, "add_ons_form"],
    ["a title of a no-break space", { title: "\u00a0" }, "title_readable"],
    ["a title that nobody sees", { title: "\u200b\u200d\ufeff" }, "title_readable"],
    ["a title of two lines", { title: "Oak\nBench" }, "title_readable"],
    ["a title that turns what follows it", { title: "Oak \u202eBench" }, "title_readable"],
    ["a thing in the box that nobody sees", { pieces: withName("\u200b") }, "pieces_form"],
    ["a thing in the box that is no text", { pieces: withName({ a: 1 }) }, "pieces_form"],
    ["colors in rows", { colors: [["black"], ["gray"]] }, "colors_filled"],
    ["a day after all days", { added_on: "infinity" }, "dates_in_calendar"],
    ["a moment before all", { state: "draft", publish_at: "-infinity" }, "dates_in_calendar"],
    ["the care of a book", { care: "x".repeat(1001) }, "words_fit"],
    ["a background from elsewhere", { gradient: "url(https://a.example/b)" }, "gradient_form"],
  ];
  test.each(nonsense)("%s", (_, change, constraint) =>
    world.asAdmin((db) =>
      expect(insert(db, "products", { ...piece, ...change })).rejects.toMatchObject({
        code: "23514",
        constraint: `products_${constraint}`,
      }),
    ),
  );

  test.each([
    ["title", 60],
    ["description", 600],
  ] as const)(
    "a new %s of more than %i characters; an older one holds nothing up",
    (column, most) =>
      world.asOwner(async (db) => {
        await expect(
          asPart(db, () => insert(db, "products", { ...piece, [column]: "x".repeat(most + 1) })),
        ).rejects.toThrow(`to ${most} characters.`);
        await insert(db, "products", { ...piece, [column]: "x".repeat(most) });
        // As it was before there was a rule.
        await db.query("alter table public.products disable trigger fit_words");
        await db.query(`update public.products set ${column} = $1`, ["x".repeat(most + 20)]);
        await db.query("alter table public.products enable trigger fit_words");
        const price = "price_cents = price_cents - 100";
        const { affectedRows } = await db.query(
          `update public.products set ${price}, ${column} = ${column}`,
        );
        expect(affectedRows).toBeGreaterThan(0);
        await expect(
          asPart(db, () => db.query(`update public.products set ${column} = ${column} || 'x'`)),
        ).rejects.toThrow(`to ${most} characters.`);
      }),
  );

  test("a tag's number that another product bears, and an address", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      await db.query("savepoint before");
      await expect(insert(db, "products", { ...piece, slug: "other" })).rejects.toMatchObject({
        code: "23505",
        constraint: "products_pkey",
      });
      await db.query("rollback to before");
      await expect(insert(db, "products", { ...piece, id: "902" })).rejects.toMatchObject({
        code: "23505",
        constraint: "products_slug_key",
      });
    }));

  test("negative stock", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      await expect(
        insert(db, "stock", { product_id: "901", showroom: "west", on_hand: -1 }),
      ).rejects.toMatchObject({ constraint: "stock_not_negative" });
    }));

  test("a special day that closes before it opens", () =>
    world.asOwner(async (db) => {
      await showroom(db);
      await expect(
        insert(db, "special_days", {
          showroom: "east",
          day: "2030-11-28",
          opens: "18:00",
          closes: "10:00",
        }),
      ).rejects.toMatchObject({ constraint: "special_days_close_after_open" });
    }));

  test("a weekday that closes before it opens, or has half of its hours", () =>
    world.asOwner(async (db) => {
      await showroom(db);
      const monday = { showroom: "east", weekday: 1, opens: "18:00", closes: "10:00" };
      await db.query("savepoint before");
      await expect(insert(db, "opening_hours", monday)).rejects.toMatchObject({
        constraint: "opening_hours_close_after_open",
      });
      await db.query("rollback to before");
      await expect(insert(db, "opening_hours", { ...monday, closes: null })).rejects.toMatchObject({
        constraint: "opening_hours_both_or_none",
      });
    }));

  test("an offer and a notice that end before they begin", async () => {
    const dates = { starts_at: "2030-11-28T12:00:00Z", ends_at: "2030-11-27T12:00:00Z" };
    await world.asAdmin((db) =>
      expect(
        insert(db, "offers", { kind: "mattress-special", headline: "Queens", ...dates }),
      ).rejects.toMatchObject({ constraint: "offers_end_after_start" }),
    );
    await world.asAdmin((db) =>
      expect(insert(db, "notices", { words: "Open", ...dates })).rejects.toMatchObject({
        constraint: "notices_end_after_start",
      }),
    );
  });

  test("names in any writing, with emoji, are none", () =>
    world.asAdmin(async (db) => {
      for (const [at, title] of ["ספסל אלון", "橡木长凳", "Bench 👨‍👩‍👧", "Ba\u00f1o"].entries()) {
        await insert(db, "products", { ...piece, id: `${901 + at}`, slug: `bench-${at}`, title });
      }
    }));

  test("the name of something else that the site speaks of is none", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", { ...piece, slug: "delivery" });
    }));

  const mattresses = { kind: "mattress-special", headline: "Queens" };
  test.each([
    ["offers", { ...mattresses, ends_at: "infinity" }, "offers_dates_in_calendar"],
    ["offers", { ...mattresses, starts_at: "4000-01-01 BC" }, "offers_dates_in_calendar"],
    ["offers", { ...mattresses, headline: "\u200b" }, "offers_headline_readable"],
    ["notices", { words: "\u00a0" }, "notices_words_readable"],
    ["notices", { words: "Open", ends_at: "20000-01-01" }, "notices_dates_in_calendar"],
    ["notices", { words: "Open", path: "//a-shop-elsewhere" }, "notices_page_path_form"],
    ["special_days", { ...special, day: "infinity" }, "special_days_day_in_calendar"],
    ["special_days", { ...special, opens: "10:00", closes: "24:00" }, "special_days_full_minutes"],
    [
      "special_days",
      { ...special, opens: "10:00", closes: "18:00:30" },
      "special_days_full_minutes",
    ],
  ])("in %s: %o", (table, row, constraint) =>
    world.asOwner(async (db) => {
      await showroom(db);
      await expect(insert(db, table, row)).rejects.toMatchObject({ code: "23514", constraint });
    }),
  );

  test("a product that was sold in days to come was sold now", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", { ...piece, state: "sold", sold_at: "2999-01-01" });
      const { rows } = await db.query(
        "select sold_at <= clock_timestamp() as past from public.products",
      );
      expect(rows).toEqual([{ past: true }]);
    }));

  test("a limited offer without an end", () =>
    world.asAdmin((db) =>
      expect(
        insert(db, "offers", { kind: "mattress-special", headline: "Limited offer" }),
      ).rejects.toMatchObject({ constraint: "offers_limited_ends" }),
    ));
});

function showroom(db: Transaction) {
  return insert(db, "showrooms", {
    id: "east",
    name: "East",
    city: "Sterling Heights",
    street: "1 Main Street",
    region: "MI",
    postal_code: "48312",
    phone: "(586) 555-0142",
    latitude: 42.58,
    longitude: -83.03,
  });
}

describe("every change is kept", () => {
  test("with who, when, before and after", () =>
    world.asOwner(async (db) => {
      await filled(db);
      await insert(db, "products", piece);
      await become(db, people.admin, { email: "admin@example.com" });
      await db.query("update public.products set price_cents = 14900 where id = '901'");
      const { rows } = await db.query(
        `select changed_by, changed_by_email, table_name, record, record_name, action, before, after
         from public.changes order by id desc limit 1`,
      );
      expect(rows).toEqual([
        {
          changed_by: people.admin,
          changed_by_email: "admin@example.com",
          table_name: "products",
          record: "901",
          record_name: "Oak Bench",
          action: "changed",
          before: { price_cents: 19_900 },
          after: { price_cents: 14_900 },
        },
      ]);
    }));

  test("an update that changes nothing is no change", () =>
    world.asOwner(async (db) => {
      await filled(db);
      await insert(db, "products", piece);
      await db.query("update public.products set price_cents = price_cents");
      const { rows } = await db.query("select action from public.changes");
      expect(rows).toEqual([{ action: "added" }]);
      const { rows: versions } = await db.query("select version from public.products");
      expect(versions).toEqual([{ version: 1 }]);
    }));

  test("one transaction makes one version of the catalog", () =>
    world.asOwner(async (db) => {
      await filled(db);
      await insert(db, "products", piece);
      await insert(db, "stock", { product_id: "901", showroom: "east", on_hand: 2 });
      const { rows } = await db.query(
        "select count(distinct catalog_version)::int as versions, count(*)::int as changes from public.changes",
      );
      expect(rows).toEqual([{ versions: 1, changes: 2 }]);
    }));

  test("two who set the same day anew are a conflict, not one over the other", () =>
    world.asOwner(async (db) => {
      await showroom(db);
      const upsert = (version: number, closes: string) =>
        db.query(
          `insert into public.special_days (showroom, day, opens, closes, version)
           values ('east', '2030-11-28', '10:00', $1, $2)
           on conflict (showroom, day) do update set closes = excluded.closes, version = excluded.version`,
          [closes, version],
        );
      await upsert(271_828, "15:00");
      await expect(upsert(314_159, "18:00")).rejects.toMatchObject({ code: "PT409" });
    }));

  test("an update that names a version which is over is refused as a conflict", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      await db.query("update public.products set price_cents = 14900, version = 1");
      await expect(
        db.query("update public.products set price_cents = 12900, version = 1"),
      ).rejects.toMatchObject({ code: "PT409" });
    }));
});

test("a package is removed with its offer, and both are put back in one step", () =>
  world.asAdmin(async (db) => {
    const all = () =>
      db.query(
        `select packages.*, offers.headline from public.packages
         left join public.offers on offers.package_id = packages.id`,
      );
    await db.query("reset role");
    await db.query("delete from public.packages");
    await filled(db);
    await insert(db, "products", piece);
    await db.query(`insert into public.packages
      (id, slug, name, pieces, price_cents, compare_at_cents, includes, style, colors, picture_of)
      values ('package-9', 'den', 'Den', 2, 99900, 199900,
        '[{"name": "Lamp", "count": 2, "detail": ""}]', 'modern', '{gray}', '901')`);
    await insert(db, "offers", {
      kind: "package",
      package_id: "package-9",
      headline: "While they last",
    });
    const { rows: before } = await all();
    await db.query("set role authenticated");
    await db.query("delete from public.packages where id = 'package-9'");
    expect((await all()).rows).toEqual([]);
    await db.query(
      "select public.put_back(array(select id from public.changes where action = 'removed'))",
    );
    const same = { updated_at: expect.any(Date) };
    expect((await all()).rows).toEqual(before.map((row) => ({ ...(row as object), ...same })));
  }));

describe("a row of the sample", () => {
  const sampleOf = (db: Transaction) =>
    db.query<{ is_sample: boolean }>("select is_sample from public.products where id = '901'");
  const changes = (db: Transaction) =>
    db.query<{ id: string }>("select id from public.changes where action = 'changed' order by id");

  test.each([
    ["its price is changed", "price_cents = 18900", false],
    ["its words are changed", "description = 'Of one board.'", false],
    ["it is hidden", "state = 'archived'", true],
    ["it is moved", "position = 9", true],
    ["it is saved as it was", "title = title", true],
  ])("%s", (_, values, is_sample) =>
    world.asAdmin(async (db) => {
      await insert(db, "products", { ...piece, is_sample: true });
      await db.query(`update public.products set ${values} where id = '901'`);
      expect((await sampleOf(db)).rows).toEqual([{ is_sample }]);
    }),
  );

  test("is the sample's again when its change is put back", () =>
    world.asAdmin(async (db) => {
      await db.query("reset role");
      await filled(db);
      await insert(db, "products", { ...piece, is_sample: true });
      await db.query("update public.products set price_cents = 18900 where id = '901'");
      const ids = (await changes(db)).rows.map(({ id }) => id);
      await db.query("select public.put_back($1)", [ids]);
      expect((await sampleOf(db)).rows).toEqual([{ is_sample: true }]);
    }));
});

describe("states and addresses", () => {
  test("a sold product says when, and forgets it when it is put back", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      const sold = await db.query<{ sold_at: Date | null }>(
        "update public.products set state = 'sold' returning sold_at",
      );
      expect(sold.rows[0]?.sold_at).not.toBeNull();
      const back = await db.query("update public.products set state = 'live' returning sold_at");
      expect(back.rows).toEqual([{ sold_at: null }]);
    }));

  test("a former address leads on to the one of today", () =>
    world.asAdmin(async (db) => {
      await insert(db, "products", piece);
      await db.query("update public.products set slug = 'oak-hall-bench'");
      const { rows } = await db.query("select slug, product_id from public.product_slugs");
      expect(rows).toEqual([{ slug: "oak-bench", product_id: "901" }]);
    }));

  test("a former address goes on leading to its product while another one's draft has that name", () =>
    world.asAdmin(async (db) => {
      const former = async () =>
        (await db.query("select slug, product_id from public.product_slugs order by slug")).rows;
      const leadsOn = { slug: "oak-bench", product_id: "901" };
      await insert(db, "products", piece);
      await db.query("update public.products set slug = 'oak-hall-bench' where id = '901'");
      await insert(db, "products", { ...piece, id: "902", state: "draft" });
      expect(await former()).toEqual([leadsOn]);
      await db.query("update public.products set slug = 'other-bench' where id = '902'");
      expect(await former()).toEqual([leadsOn]);
      // There and back again.
      await db.query("update public.products set slug = 'oak-bench' where id = '901'");
      expect(await former()).toEqual([{ slug: "oak-hall-bench", product_id: "901" }]);
    }));

  test("the lists that a product has left are known, each once", () =>
    world.asOwner(async (db) => {
      await filled(db);
      await insert(db, "products", piece);
      for (const list of ["clearance", "bedroom", "clearance", "mattress"]) {
        await db.query("update public.products set list = $1", [list]);
      }
      await db.query("update public.products set price_cents = 14900");
      const { rows } = await db.query("select private.former_lists() as lists");
      expect(rows).toEqual([{ lists: { "901": ["bedroom", "clearance"] } }]);
    }));

  test("a product that was for sale is known as such for good; one that never was is shown to nobody", () =>
    world.asAdmin(async (db) => {
      const draft = { ...piece, id: "902", slug: "never-shown", state: "draft" };
      await insert(db, "products", piece);
      await insert(db, "products", draft);
      await db.query("update public.products set state = 'archived', went_live_at = null");
      const { rows } = await db.query<{ id: string }>(
        "select id from public.products where went_live_at is not null",
      );
      expect(rows).toEqual([{ id: "901" }]);
      await db.query("reset role");
      const shown = await db.query<{ rows: { products: { id: string }[] } }>(
        "select private.published_rows() as rows",
      );
      expect(shown.rows[0]?.rows.products.map(({ id }) => id)).toEqual(["901"]);
    }));

  test("the publisher reads live and sold products with their stock, and no draft", () =>
    world.asOwner(async (db) => {
      await insert(db, "products", piece);
      await insert(db, "products", { ...piece, id: "902", slug: "draft", state: "draft" });
      await insert(db, "stock", { product_id: "901", showroom: "east", on_hand: 2 });
      const { rows } = await db.query<{ rows: { products: { id: string; stock: object }[] } }>(
        "select private.published_rows() as rows",
      );
      expect(rows[0]?.rows.products.map(({ id, stock }) => [id, stock])).toEqual([
        ["901", { east: 2 }],
      ]);
    }));
});
