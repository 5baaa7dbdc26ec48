import { expect, test } from "vitest";
import { tagHash, tagOfHash } from "#shop/tags.ts";
import type { Product } from "../records/records.queries.ts";
import { compareWalk, parseWalk, productOfCode } from "./walk.ts";

const product = (id: string, slug: string, east: number, more: Partial<Product> = {}) =>
  ({
    ...{ id, slug, state: "live", title: slug },
    stock: { east: { onHand: east, version: 1 }, west: { onHand: 1, version: 1 } },
    ...more,
  }) as Product;

const products = [
  product("901", "oak-bench", 2),
  product("clearance-3", "brass-lamp", 1),
  product("903", "elm-table", 0),
  product("904", "fir-bed", 1, { state: "sold" }),
];

test.each([
  [
    "by its number, whatever its address is by now",
    "https://a.example/deals/x/old-name#tag-901",
    "901",
  ],
  [
    "by its address on a label from before",
    "https://a.example/clearance-items/brass-lamp",
    "clearance-3",
  ],
  [
    "not with an unknown number and address",
    "https://a.example/deals/x/nothing#tag-999",
    undefined,
  ],
  ["not where it is no address", "901", undefined],
])("a code stands for a product %s", (_, code, id) =>
  expect(productOfCode(code, products)?.id).toBe(id),
);

test("a label's number is read from what it was written into, and from nothing else", () => {
  expect(tagOfHash(tagHash("clearance-3"))).toBe("clearance-3");
  for (const hash of ["", "#tag-", "#details", "#tag-<b>", "tag-901"]) {
    expect(tagOfHash(hash)).toBeUndefined();
  }
});

test("a walk says what is counted here and wasn't seen, and what was seen and isn't counted here", () => {
  const report = compareWalk({ showroom: "east", seen: ["901", "903", "904"] }, products);
  expect(report.expected).toBe(2);
  expect(report.missing.map(({ id }) => id)).toEqual(["clearance-3"]);
  expect(report.misplaced.map(({ id }) => id)).toEqual(["903", "904"]);
});

test("what a device kept of a walk is used only where it is one", () => {
  expect(parseWalk({ showroom: "west", seen: ["901", 7] })).toEqual({
    showroom: "west",
    seen: ["901"],
  });
  for (const found of [
    undefined,
    null,
    {},
    { showroom: "north", seen: [] },
    { showroom: "east" },
  ]) {
    expect(parseWalk(found)).toBeNull();
  }
});
