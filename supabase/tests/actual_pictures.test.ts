/** Pictures that staff take of the very product in a showroom: who takes them, and how long shoppers see them. */

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

/** Two benches at East and one at West, one lamp at East; asked as a salesperson, or as that person. */
const inShop = (work: (db: Transaction) => Promise<unknown>, person = people.otherAdmin) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await become(db, person, { email: "sales@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

const original = (letter: string) => `${letter.repeat(64)}.jpg`;
const set = (db: Transaction, product: string, showroom: string, name: string | null) =>
  db.query("select public.set_actual_picture($1, $2, $3)", [product, showroom, name]);

/** "east" or "east, west": where pictures of it were taken that shoppers see. */
async function shown(db: Transaction, product: string) {
  await db.query("reset role");
  const { rows } = await db.query<{ all: Record<string, { showroom: string }[]> }>(
    "select private.shown_pictures() as all",
  );
  await db.query("set local role authenticated");
  return (rows[0]!.all[product] ?? []).map(({ showroom }) => showroom).join(", ");
}

async function refused(db: Transaction, work: () => Promise<unknown>, why: object) {
  await db.query("savepoint before");
  await expect(work()).rejects.toMatchObject(why);
  await db.query("rollback to before");
}

test("a stranger and a shopper set none", async () => {
  const call = `select public.set_actual_picture('901', 'east', '${original("a")}')`;
  await world.asStranger((db) => expect(db.query(call)).rejects.toMatchObject({ code: "42501" }));
  await inShop(
    (db) => expect(db.query(call)).rejects.toMatchObject({ code: "42501" }),
    people.shopper,
  );
});

test("a salesperson sets one for each showroom; a newer one takes its place, and null takes it off", () =>
  inShop(async (db) => {
    for (const [room, letter] of [
      ["east", "a"],
      ["west", "b"],
      ["east", "c"],
    ] as const)
      await set(db, "901", room, original(letter));
    expect(await shown(db, "901")).toBe("west, east");
    await set(db, "901", "west", null);
    expect(await shown(db, "901")).toBe("east");
    await db.query("reset role");
    const { rows } = await db.query(
      "select original, alt, taken_at is not null as is_dated from public.product_pictures",
    );
    const alt = "Oak Bench, as it stands at East";
    expect(rows).toEqual([{ original: original("c"), alt, is_dated: true }]);
  }));

test("it is shown until one of that showroom is sold, and again once the sale is undone", () =>
  inShop(async (db) => {
    for (const room of ["east", "west"]) await set(db, "901", room, original("a"));
    const { rows } = await db.query<{ sale: string }>(
      "select public.sell_product('901', 'east') ->> 'sale' as sale",
    );
    expect(await shown(db, "901")).toBe("west");
    await db.query("select public.undo_sale($1)", [rows[0]!.sale]);
    expect(await shown(db, "901")).toBe("east, west");
  }));

test("it is shown until one of that showroom is on the truck, and again once it is back", () =>
  inShop(async (db) => {
    await set(db, "901", "east", original("a"));
    const { rows } = await db.query<{ id: string }>(
      "select public.move_stock('901', 'east', 'west') as id",
    );
    expect(await shown(db, "901")).toBe("");
    await db.query("select public.unload_move($1, 'east')", [rows[0]!.id]);
    expect(await shown(db, "901")).toBe("east");
    await db.query("update public.stock set on_hand = 0 where product_id = '901'");
    expect(await shown(db, "901")).toBe("");
  }));

test("what left that showroom before it was taken hides none, and what is archived shows none", () =>
  inShop(async (db) => {
    await db.query("update public.stock set on_hand = 5 where product_id = '901'");
    await db.query("select public.sell_product('901', 'east')");
    await db.query("select public.move_stock('901', 'east', 'west')");
    await set(db, "901", "east", original("a"));
    expect(await shown(db, "901")).toBe("east");
    await db.query("reset role");
    await db.query(
      "update public.products set went_live_at = now(), state = 'archived' where id = '901'",
    );
    await db.query("set local role authenticated");
    expect(await shown(db, "901")).toBe("");
  }));

test("taken off, too, of what has sold; sent again after a lost answer, it takes off no newer one", () =>
  inShop(async (db) => {
    await set(db, "902", "east", original("a"));
    await db.query("select public.sell_product('902', 'east')");
    await set(db, "902", "east", null);
    const headers = JSON.stringify({ "idempotency-key": randomUUID() });
    await db.query("select set_config('request.headers', $1, true)", [headers]);
    await set(db, "901", "east", original("b"));
    // What an earlier transaction wrote.
    await db.query("reset role");
    await db.query("update private.done_requests set done_in = done_in - 1");
    await db.query("update public.product_pictures set original = $1", [original("c")]);
    await db.query("set local role authenticated");
    await set(db, "901", "east", original("b"));
    await db.query("reset role");
    const { rows } = await db.query("select product_id, original from public.product_pictures");
    expect(rows).toEqual([{ product_id: "901", original: original("c") }]);
  }));

test("refused: what isn't there, isn't for sale there, or has eight pictures", () =>
  inShop(async (db) => {
    const to = (product: string, room: string | null) => () =>
      set(db, product, room!, original("a"));
    await refused(db, to("999", "east"), { code: "PT404" });
    await refused(db, to("902", "west"), {
      code: "PT409",
      message: expect.stringContaining("isn’t for sale at West"),
    });
    await refused(db, to("902", null), { code: "PT409" });
    await db.query("select public.sell_product('902', 'east')");
    await refused(db, to("902", "east"), { code: "PT409" });
    await db.query("reset role");
    await db.query(
      `insert into public.product_pictures (product_id, original, alt)
       select '901', $1, 'A bench' from generate_series(1, 8)`,
      [original("d")],
    );
    await db.query("set local role authenticated");
    await refused(db, to("901", "east"), {
      code: "PT409",
      message: expect.stringContaining("eight pictures"),
    });
  }));

test("a form that is open with the pictures before is told", () =>
  inShop(async (db) => {
    const version = async () =>
      (await db.query<{ version: number }>("select version from public.products where id = '901'"))
        .rows[0]!.version;
    const before = await version();
    await set(db, "901", "east", original("a"));
    expect(await version()).toBe(before + 1);
  }));
