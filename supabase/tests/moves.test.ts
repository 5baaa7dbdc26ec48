/** Moves between showrooms: what is on the truck, who moves, and that nothing is lost or doubled. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Two benches at East and one at West, one lamp at East; asked as a salesperson, or as that person. */
const inShop = (work: (db: Transaction) => Promise<unknown>, person = people.otherAdmin) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await setClock(db, "2026-11-23T17:00:00Z");
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await become(db, person, { email: "sales@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

const move = async (db: Transaction, ...args: unknown[]) => {
  const places = args.map((_, at) => `$${at + 1}`).join(", ");
  const { rows } = await db.query<{ id: string }>(
    `select public.move_stock(${places}) as id`,
    args,
  );
  return rows[0]!.id;
};
const unload = (db: Transaction, id: string, showroom: string | null) =>
  db.query("select public.unload_move($1, $2)", [id, showroom]);
const sell = (db: Transaction, product: string, showroom: string) =>
  db.query("select public.sell_product($1, $2)", [product, showroom]);

/** "2 east, 1 west" */
async function stock(db: Transaction, product = "901") {
  const { rows } = await db.query<{ words: string }>(
    `select string_agg(on_hand || ' ' || showroom, ', ' order by showroom) as words
     from public.stock where product_id = $1`,
    [product],
  );
  return rows[0]!.words;
}
const state = async (db: Transaction, product: string) =>
  (await db.query<{ state: string }>("select state from public.products where id = $1", [product]))
    .rows[0]!.state;

/** Refused, with nothing done. */
async function refused(db: Transaction, work: () => Promise<unknown>, why: object) {
  await db.query("savepoint before");
  await expect(work()).rejects.toMatchObject(why);
  await db.query("rollback to before");
}

test("a stranger and a shopper neither move nor unload", async () => {
  const calls = [
    "select public.move_stock('901', 'east', 'west')",
    "select public.unload_move(gen_random_uuid(), 'east')",
  ];
  for (const call of calls) {
    await world.asStranger((db) => expect(db.query(call)).rejects.toMatchObject({ code: "42501" }));
    await inShop(
      (db) => expect(db.query(call)).rejects.toMatchObject({ code: "42501" }),
      people.shopper,
    );
  }
});

test.each([
  ["a salesperson", people.otherAdmin],
  ["an admin", people.admin],
])(
  "%s moves one, which is on the truck until it is unloaded; sent again, both are done once",
  (_, person) =>
    inShop(async (db) => {
      const id = await move(db, "901", "east", "west");
      expect(await stock(db)).toBe("1 east, 1 west");
      await move(db, "901", "east", "west", 1, id);
      expect(await stock(db)).toBe("1 east, 1 west");
      await unload(db, id, "west");
      await unload(db, id, "west");
      expect(await stock(db)).toBe("1 east, 2 west");
      await unload(db, id, null);
      expect(await stock(db)).toBe("1 east, 1 west");
      await unload(db, id, "east");
      expect(await stock(db)).toBe("2 east, 1 west");
    }, person),
);

test("to a showroom that never had it, too", () =>
  inShop(async (db) => {
    await unload(db, await move(db, "902", "east", "west"), "west");
    expect(await stock(db, "902")).toBe("0 east, 1 west");
  }));

test("the last one of a showroom doesn't end as sold while another is on the truck", () =>
  inShop(async (db) => {
    await sell(db, "901", "west");
    const id = await move(db, "901", "east", "west");
    await sell(db, "901", "east");
    expect(await state(db, "901")).toBe("live");
    await unload(db, id, "west");
    await sell(db, "901", "west");
    expect(await state(db, "901")).toBe("sold");
  }));

test("what is held, gone or not for sale stays where it is", () =>
  inShop(async (db) => {
    await db.query(`insert into public.holds (product_id, showroom, name, phone)
      values ('902', 'east', 'Dana Whitfield', '(586) 555-0117')`);
    const why = (message: string) => ({ code: "PT409", message: expect.stringContaining(message) });
    const tooMany = (message: string) => ({ ...why(message), detail: "quantity" });
    await refused(
      db,
      () => move(db, "902", "east", "west"),
      tooMany("None are free at East: 1 held, the first for Dana Whitfield until"),
    );
    await refused(db, () => move(db, "901", "west", "east", 2), tooMany("Only 1 is left at West."));
    const id = await move(db, "901", "west", "east");
    await unload(db, id, "east");
    for (let left = 3; left > 0; left -= 1) await sell(db, "901", "east");
    await refused(db, () => unload(db, id, null), why("There are none left at East."));
    await refused(db, () => move(db, "901", "east", "west"), why("isn’t for sale"));
    await db.query("reset role");
    await db.query("delete from public.holds");
    await db.query("update public.products set state = 'archived' where id = '902'");
    await db.query("set local role authenticated");
    await refused(db, () => move(db, "902", "east", "west"), why("isn’t for sale"));
  }));

test("it is unloaded at one of its two showrooms; back on the truck nobody has unloaded it", () =>
  inShop(async (db) => {
    const unloaded = async () => {
      const { rows } = await db.query<object>(
        "select unloaded_at is not null as is_dated, unloaded_by_email as by from public.stock_moves",
      );
      return rows[0];
    };
    const id = await move(db, "901", "east", "west");
    const { rows: sent } = await db.query("select sent_by_email as by from public.stock_moves");
    expect(sent).toEqual([{ by: "sales@example.com" }]);
    await refused(db, () => unload(db, id, "north"), {
      message: "Choose one of its two showrooms.",
    });
    await unload(db, id, "west");
    expect(await unloaded()).toEqual({ is_dated: true, by: "sales@example.com" });
    await unload(db, id, null);
    expect(await unloaded()).toEqual({ is_dated: false, by: null });
  }));

test.each([
  ["the same showroom twice", ["901", "east", "east"], "Choose two showrooms."],
  ["a showroom that isn't ours", ["901", "east", "north"], "Choose two showrooms."],
  ["no showroom", ["901", null, "west"], "Choose two showrooms."],
  ["none", ["901", "east", "west", 0], "Enter how many to move, from 1 to 1,000."],
  ["a product that isn't there", ["999", "east", "west"], "We can’t find product 999."],
])("refused: %s", (_, args, message) =>
  inShop((db) => expect(move(db, ...args)).rejects.toMatchObject({ message })),
);

test("undone from the history, it is off the truck again, and counted once", () =>
  inShop(async (db) => {
    const id = await move(db, "901", "east", "west");
    await unload(db, id, "west");
    const { rows } = await db.query<{ step: string; ids: string[] }>(
      `select catalog_version as step, array_agg(id) as ids from public.changes
       group by catalog_version order by max(id) desc limit 2`,
    );
    // All that follows is one transaction here, and one step of the history.
    await db.query("select public.put_back($1)", [rows.flatMap(({ ids }) => ids)]);
    expect(await stock(db)).toBe("2 east, 1 west");
    const { rows: moves } = await db.query("select unloaded_showroom from public.stock_moves");
    expect(moves).toEqual([{ unloaded_showroom: "east" }]);
  }, people.admin));
