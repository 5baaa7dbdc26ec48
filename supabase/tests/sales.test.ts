import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inShop = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await setClock(db, "2026-11-23T19:00:00Z");
    await become(db, people.admin, { email: "admin@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

interface Sold {
  sale: string;
  state: string;
  left: Record<string, number>;
  packages: string[];
}

async function sell(db: Transaction, args: Record<string, unknown>): Promise<Sold> {
  const names = Object.keys(args).map((name, at) => `${name} => $${at + 1}`);
  const { rows } = await db.query<{ sold: Sold }>(
    `select public.sell_product(${names.join(", ")}) as sold`,
    Object.values(args),
  );
  return rows[0]!.sold;
}

const read = async (db: Transaction, query: string) => (await db.query(query)).rows;

describe("a sale", () => {
  test("takes products off one showroom, and says what is left", () =>
    inShop(async (db) => {
      const sold = await sell(db, { product: "901", showroom: "east" });
      expect(sold).toMatchObject({ state: "live", left: { east: 1, west: 1 }, packages: [] });
      expect(await read(db, "select sold_by_email, price_cents from public.sales")).toEqual([
        { sold_by_email: "admin@example.com", price_cents: 20_000 },
      ]);
    }));

  test("of the last one makes the product sold, and names the package that contains it", () =>
    inShop(async (db) => {
      const sold = await sell(db, { product: "902", showroom: "east" });
      expect(sold).toMatchObject({ state: "sold", left: { east: 0 }, packages: ["Den"] });
      expect(
        await read(
          db,
          "select state, sold_at is not null as dated from public.products where id = '902'",
        ),
      ).toEqual([{ state: "sold", dated: true }]);
    }));

  test("to a lead converts it; undoing it makes the lead what it was", () =>
    inShop(async (db) => {
      const { sale } = await sell(db, { product: "902", showroom: "east", lead: lead.id });
      const status = `select status from public.financing_leads where id = '${lead.id}'`;
      expect(await read(db, status)).toEqual([{ status: "converted" }]);
      await db.query("select public.undo_sale($1)", [sale]);
      expect(await read(db, status)).toEqual([{ status: "pending" }]);
    }));

  test("undone, twice even, puts one product back and the ribbon away", () =>
    inShop(async (db) => {
      const { sale } = await sell(db, { product: "902", showroom: "east" });
      await db.query("select public.undo_sale($1)", [sale]);
      await db.query("select public.undo_sale($1)", [sale]);
      expect(await read(db, "select on_hand from public.stock where product_id = '902'")).toEqual([
        { on_hand: 1 },
      ]);
      expect(await read(db, "select state, sold_at from public.products where id = '902'")).toEqual(
        [{ state: "live", sold_at: null }],
      );
    }));

  test("sent again after a lost answer is one sale", () =>
    inShop(async (db) => {
      const sale = randomUUID();
      await sell(db, { product: "901", showroom: "east", sale });
      const again = await sell(db, { product: "901", showroom: "east", sale });
      expect(again.left).toEqual({ east: 1, west: 1 });
    }));

  test("is refused where none is left, or not that many", () =>
    inShop(async (db) => {
      await db.exec("savepoint before");
      for (const [args, message] of [
        [{ product: "902", showroom: "west" }, "“Brass Lamp”: There are none left at West."],
        [
          { product: "901", showroom: "east", quantity: 3 },
          "“Oak Bench”: Only 2 are left at East.",
        ],
      ] as const) {
        const refusal = { code: "PT409", message, detail: "quantity" };
        await expect(sell(db, args)).rejects.toMatchObject(refusal);
        await db.exec("rollback to before");
      }
    }));

  test.each([0, -1, 1001, null])("of %s pieces is refused", (quantity) =>
    inShop((db) =>
      expect(sell(db, { product: "901", showroom: "east", quantity })).rejects.toThrow(),
    ),
  );

  test("of a product that is held is refused, except for whom it is held; undone, it is held again", () =>
    inShop(async (db) => {
      const { rows } = await db.query<{ id: string }>(
        "insert into public.holds (product_id, showroom, name, phone) values ('902', 'east', 'Dana', '5865550117') returning id",
      );
      await db.exec("savepoint before");
      await expect(sell(db, { product: "902", showroom: "east" })).rejects.toMatchObject({
        code: "PT409",
        message: expect.stringContaining("held, the first for Dana"),
      });
      await db.exec("rollback to before");
      const { sale } = await sell(db, { product: "902", showroom: "east", hold: rows[0]!.id });
      const state = "select state from public.holds";
      expect(await read(db, state)).toEqual([{ state: "sold" }]);
      await db.query("select public.undo_sale($1)", [sale]);
      expect(await read(db, state)).toEqual([{ state: "held" }]);
    }));
});

describe("many products at once", () => {
  const change = (db: Transaction, changes: object[], confirmed = false) =>
    db.query<{ id: string; price_cents: number; version: number }>(
      "select id, price_cents, version from public.change_products($1, $2) order by id",
      [JSON.stringify(changes), confirmed],
    );

  test("are marked down in one version of the catalog", () =>
    inShop(async (db) => {
      const { rows } = await change(db, [
        { id: "901", version: 1, price_cents: 15_000 },
        { id: "902", version: 1, price_cents: 13_000 },
      ]);
      expect(rows).toEqual([
        { id: "901", price_cents: 15_000, version: 2 },
        { id: "902", price_cents: 13_000, version: 2 },
      ]);
      expect(
        await read(db, "select count(distinct catalog_version)::int as n from public.changes"),
      ).toEqual([{ n: 1 }]);
    }));

  test("stay as they are where somebody else changed one of them", () =>
    inShop(async (db) => {
      await db.query("update public.products set price_cents = 19000 where id = '902'");
      await db.exec("savepoint before");
      await expect(
        change(db, [
          { id: "901", version: 1, price_cents: 15_000 },
          { id: "902", version: 1, price_cents: 15_000 },
        ]),
      ).rejects.toMatchObject({ code: "PT409", message: expect.stringContaining("Brass Lamp") });
      await db.exec("rollback to before");
      expect(await read(db, "select price_cents from public.products where id = '901'")).toEqual([
        { price_cents: 20_000 },
      ]);
    }));

  test("a change of more than 40 % has to be said to be meant", () =>
    inShop(async (db) => {
      const slip = [{ id: "901", version: 1, price_cents: 2_000 }];
      await db.exec("savepoint before");
      await expect(change(db, slip)).rejects.toMatchObject({
        code: "PT422",
        message: "This changes the price of “Oak Bench” by 90%. Confirm that you mean it.",
      });
      await db.exec("rollback to before");
      // In full percent: only nothing is 100 % less.
      await expect(change(db, [{ ...slip[0], price_cents: 90 }])).rejects.toMatchObject({
        message: expect.stringContaining(" by 99%."),
      });
      await db.exec("rollback to before");
      expect((await change(db, slip, true)).rows).toHaveLength(1);
    }));

  test("so has a compare-at price, even where the price stays", () =>
    inShop((db) =>
      expect(
        change(db, [{ id: "901", version: 1, compare_at_cents: 5_000_000 }]),
      ).rejects.toMatchObject({
        code: "PT422",
        message:
          "This changes the compare-at price of “Oak Bench” by 9900%. Confirm that you mean it.",
      }),
    ));

  test("a product of which none is counted goes live only where that is meant", () =>
    inShop(async (db) => {
      await db.query("update public.stock set on_hand = 0 where product_id = '902'");
      await db.query("update public.products set state = 'archived'");
      const live = ["901", "902"].map((id) => ({ id, version: 2, state: "live" }));
      await db.exec("savepoint before");
      await expect(change(db, live)).rejects.toMatchObject({
        code: "PT422",
        message: "There are none in stock of “Brass Lamp”. Count first, then make it live.",
      });
      await db.exec("rollback to before");
      expect((await change(db, live.slice(0, 1))).rows).toHaveLength(1);
      expect((await change(db, live.slice(1), true)).rows).toHaveLength(1);
    }));

  test("a markdown of what is live with none left is not asked back", () =>
    inShop(async (db) => {
      await db.query("update public.stock set on_hand = 0 where product_id = '902'");
      const lower = [{ id: "902", version: 1, price_cents: 19_000, state: "live" }];
      expect((await change(db, lower)).rows).toHaveLength(1);
    }));

  test("a compare-at price may follow, is asked about no more than a price is, and can be taken away", () =>
    inShop(async (db) => {
      const to = (version: number, price: object) =>
        change(db, [{ id: "901", version, ...price }], true);
      const shown = () =>
        read(db, "select price_cents, compare_at_cents from public.products where id = '901'");
      await to(1, { compare_at_cents: 0 });
      expect(await shown()).toEqual([{ price_cents: 20_000, compare_at_cents: null }]);
      await change(db, [{ id: "901", version: 2, price_cents: 18_000 }]);
      expect(await shown()).toEqual([{ price_cents: 18_000, compare_at_cents: null }]);
      await change(db, [{ id: "901", version: 3, compare_at_cents: 90_000 }]);
      expect(await shown()).toEqual([{ price_cents: 18_000, compare_at_cents: 90_000 }]);
      await db.exec("savepoint before");
      await expect(
        change(db, [{ id: "901", version: 4, compare_at_cents: 18_000 }], true),
      ).rejects.toMatchObject({ constraint: "products_price_below_compare_at" });
      await db.exec("rollback to before");
    }));

  test("exactly 40 % is ordinary", () =>
    inShop(async (db) => {
      expect(
        (await change(db, [{ id: "901", version: 1, price_cents: 12_000 }])).rows,
      ).toHaveLength(1);
    }));

  test.each([
    ["no list", "{}"],
    ["an empty list", "[]"],
    ["no version", '[{"id": "901"}]'],
    ["a column that is not theirs", '[{"id": "901", "version": 1, "title": "x"}]'],
    ["words for a price", '[{"id": "901", "version": 1, "price_cents": "cheap"}]'],
    ["a price over retail", '[{"id": "901", "version": 1, "price_cents": 60000}]'],
  ])("%s is refused", (_, changes) =>
    inShop((db) =>
      expect(db.query("select public.change_products($1, true)", [changes])).rejects.toThrow(),
    ),
  );
});

describe("put back", () => {
  const newest = async (db: Transaction) =>
    ((await read(db, "select max(id)::int as id from public.changes")) as { id: number }[])[0]!.id;
  const putBack = (db: Transaction, ...ids: number[]) =>
    db.query("select * from public.put_back($1)", [ids]);

  test("a price is as it was, and that is a change of its own", () =>
    inShop(async (db) => {
      await db.query("update public.products set price_cents = 15000 where id = '901'");
      const { rows } = await putBack(db, await newest(db));
      expect(rows).toMatchObject([{ action: "changed", after: { price_cents: 20_000 } }]);
    }));

  test("what somebody changed again since is a conflict", () =>
    inShop(async (db) => {
      await db.query("update public.products set price_cents = 15000 where id = '901'");
      const change = await newest(db);
      await db.query("update public.products set price_cents = 14000 where id = '901'");
      await expect(putBack(db, change)).rejects.toMatchObject({
        code: "PT409",
        message: "Someone has changed “Oak Bench” again since then. Undo that change first.",
      });
    }));

  test("what changed beside it meanwhile stays", () =>
    inShop(async (db) => {
      await db.query("update public.products set price_cents = 15000 where id = '901'");
      const change = await newest(db);
      await db.query("update public.products set title = 'Oak Hall Bench' where id = '901'");
      await putBack(db, change);
      expect(
        await read(db, "select title, price_cents from public.products where id = '901'"),
      ).toEqual([{ title: "Oak Hall Bench", price_cents: 20_000 }]);
    }));

  test("a sale from the history: stock, state and sale", () =>
    inShop(async (db) => {
      await sell(db, { product: "902", showroom: "east" });
      const ids = (await read(db, "select id::int from public.changes")) as { id: number }[];
      await putBack(db, ...ids.map(({ id }) => id));
      expect(await read(db, "select on_hand from public.stock where product_id = '902'")).toEqual([
        { on_hand: 1 },
      ]);
      expect(await read(db, "select state from public.products where id = '902'")).toEqual([
        { state: "live" },
      ]);
    }));

  test("a special day that was removed, an offer that was changed", () =>
    inShop(async (db) => {
      await db.query(
        "insert into public.special_days (showroom, day, note) values ('east', '2026-11-26', 'Thanksgiving')",
      );
      await db.query("delete from public.special_days");
      await putBack(db, await newest(db));
      expect(await read(db, "select note from public.special_days")).toEqual([
        { note: "Thanksgiving" },
      ]);
      await db.query(
        "insert into public.offers (kind, headline, ends_at) values ('mattress-special', 'Queens', '2026-12-01T05:00:00Z')",
      );
      await db.query("update public.offers set ends_at = '2026-12-02T05:00:00Z'");
      await db.query("set local timezone = 'America/Detroit'");
      await putBack(db, await newest(db));
      expect(
        await read(db, "select ends_at = '2026-12-01T05:00:00Z' as back from public.offers"),
      ).toEqual([{ back: true }]);
    }));

  test("special days that were added go again", () =>
    inShop(async (db) => {
      await db.query(
        "insert into public.special_days (showroom, day) values ('east', '2026-11-26')",
      );
      await putBack(db, await newest(db));
      expect(await read(db, "select from public.special_days")).toEqual([]);
    }));

  test("a delivery area that was removed, and one that was added", () =>
    inShop(async (db) => {
      await db.query(
        "insert into public.delivery_zones (area, zips, fee_cents, days) values ('Troy', '{48084,480}', 4900, '{2,6}')",
      );
      const added = await newest(db);
      await db.query("delete from public.delivery_zones");
      await putBack(db, await newest(db));
      expect(
        await read(db, "select area, zips, fee_cents, days from public.delivery_zones"),
      ).toEqual([{ area: "Troy", zips: ["48084", "480"], fee_cents: 4900, days: [2, 6] }]);
      await putBack(db, added);
      expect(await read(db, "select from public.delivery_zones")).toEqual([]);
    }));

  test("what staff change is found in its history by its key", () =>
    world.asOwner(async (db) => {
      const unknown = await read(
        db,
        `select relname from pg_trigger join pg_class on pg_class.oid = tgrelid
         where tgname = 'record_change' and relname not in ('sales', 'stock_moves', 'pictures') and private.key_of(relname) is null`,
      );
      expect(unknown).toEqual([]);
    }));

  test("hours of a week, by showroom and day", () =>
    inShop(async (db) => {
      await db.query(
        "update public.opening_hours set closes = '21:00' where showroom = 'west' and weekday = 3",
      );
      await putBack(db, await newest(db));
      expect(
        await read(
          db,
          "select closes from public.opening_hours where showroom = 'west' and weekday = 3",
        ),
      ).toEqual([{ closes: "20:00:00" }]);
    }));
});
