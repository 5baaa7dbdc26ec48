import { expect, test } from "vitest";
import type { Piece } from "../catalog/catalog.queries.ts";
import { type ListState, matchPieces, readListState, writeListState } from "./product-list.ts";

const now = Date.parse("2026-11-23T15:00:00Z");

function piece(id: string, change: Partial<Piece> = {}): Piece {
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
    added_on: "2026-11-20",
    sold_at: null,
    version: 1,
    stock: { east: { onHand: 1, version: 1 }, west: { onHand: 0, version: 1 } },
    ...change,
  };
}

const ordinary = readListState(new URLSearchParams());
const ids = (pieces: Piece[], state: Partial<ListState>) =>
  matchPieces(pieces, { ...ordinary, ...state }, now).map(({ id }) => id);

test("every word has to be found, in title, number, kind or address, without accents or capitals", () => {
  const pieces = [
    piece("101", { title: "Décor Bench" }),
    piece("205", { title: "Oak Lamp", type: "lamp" }),
  ];
  expect(ids(pieces, { search: "DECOR bench" })).toEqual(["101"]);
  expect(ids(pieces, { search: "205" })).toEqual(["205"]);
  expect(ids(pieces, { search: "lamp oak" })).toEqual(["205"]);
  expect(ids(pieces, { search: "lamp decor" })).toEqual([]);
});

test("page, showroom, state and days on the floor narrow the list", () => {
  const pieces = [
    piece("1"),
    piece("2", { list: "clearance", added_on: "2026-08-01" }),
    piece("3", { state: "sold" }),
    piece("4", { stock: { east: { onHand: 0, version: 1 }, west: { onHand: 0, version: null } } }),
  ];
  expect(ids(pieces, {})).toEqual(["1", "2", "4"]);
  expect(ids(pieces, { list: "clearance" })).toEqual(["2"]);
  expect(ids(pieces, { at: "east" })).toEqual(["1", "2"]);
  expect(ids(pieces, { at: "west" })).toEqual([]);
  expect(ids(pieces, { state: "sold" })).toEqual(["3"]);
  expect(ids(pieces, { state: "none-left" })).toEqual(["4"]);
  expect(ids(pieces, { days: 90 })).toEqual(["2"]);
  expect(ids(pieces, { sort: "oldest" })[0]).toBe("2");
});

test("the address holds the state, and nonsense in it is passed over", () => {
  const state: ListState = { ...ordinary, search: "oak", list: "mattress", days: 60, page: 3 };
  expect(readListState(writeListState(state))).toEqual(state);
  expect(writeListState(ordinary).toString()).toBe("");
  expect(
    readListState(new URLSearchParams("list=garden&days=-1&page=x&sort=__proto__&at=north")),
  ).toEqual(ordinary);
});
