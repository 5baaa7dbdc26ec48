import { expect, test } from "vitest";
import type { Product } from "../records/records.queries.ts";
import { type ListState, matchProducts, productAddress } from "./product-list.ts";

const now = Date.parse("2026-11-23T15:00:00Z");

function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    slug: `piece-${id}`,
    list: "bedroom",
    state: "live",
    title: `Piece ${id}`,
    type: "bench",
    size: null,
    price_cents: 20_000,
    compare_at_cents: 50_000,
    badge: "",
    sku: "",
    added_on: "2026-11-20",
    sold_at: null,
    version: 1,
    stock: { east: { onHand: 1, version: 1 }, west: { onHand: 0, version: 1 } },
    ...change,
  };
}

const ordinary = productAddress.usual;
const ids = (products: Product[], state: Partial<ListState>) =>
  matchProducts(products, { ...ordinary, ...state }, now).map(({ id }) => id);

test("every word has to be found, in title, number, SKU, kind or address, without accents or capitals", () => {
  const products = [
    product("101", { title: "Décor Bench" }),
    product("205", { title: "Oak Lamp", type: "lamp", sku: "RL-9" }),
  ];
  expect(ids(products, { search: "DECOR bench" })).toEqual(["101"]);
  expect(ids(products, { search: "205" })).toEqual(["205"]);
  expect(ids(products, { search: "lamp oak" })).toEqual(["205"]);
  expect(ids(products, { search: "rl-9" })).toEqual(["205"]);
  expect(ids(products, { search: "lamp decor" })).toEqual([]);
});

test("page, showroom, state and days on the floor narrow the list", () => {
  const products = [
    product("1"),
    product("2", { list: "clearance", added_on: "2026-08-01" }),
    product("3", { state: "sold" }),
    product("4", {
      stock: { east: { onHand: 0, version: 1 }, west: { onHand: 0, version: null } },
    }),
  ];
  expect(ids(products, {})).toEqual(["1", "2", "4"]);
  expect(ids(products, { list: "clearance" })).toEqual(["2"]);
  expect(ids(products, { at: "east" })).toEqual(["1", "2"]);
  expect(ids(products, { at: "west" })).toEqual([]);
  expect(ids(products, { state: "sold" })).toEqual(["3"]);
  expect(ids(products, { state: "none-left" })).toEqual(["4"]);
  expect(ids(products, { days: 90 })).toEqual(["2"]);
  expect(ids(products, { sort: "oldest" })[0]).toBe("2");
});

test("the address holds the state, and nonsense in it is passed over", () => {
  const state: ListState = { ...ordinary, search: "oak", list: "mattress", days: 60, page: 3 };
  expect(productAddress.read(productAddress.write(state))).toEqual(state);
  expect(productAddress.write(ordinary).toString()).toBe("");
  expect(
    productAddress.read(new URLSearchParams("list=garden&days=-1&page=x&sort=__proto__&at=north")),
  ).toEqual(ordinary);
});
