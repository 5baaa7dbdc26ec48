import { expect, test } from "vitest";
import { shop } from "#content/shop.ts";
import type { Showroom } from "#shop/shop.ts";
import { searchSnippet } from "./search-snippet.ts";

const product = {
  name: "Oak bench",
  description: "Seats two.",
  priceCents: 19_900,
  originalPriceCents: 49_900,
};
const [east, west] = shop.showrooms as readonly [Showroom, Showroom];

test("a product is found with its price and the cities where it stands", () => {
  const { title, description } = searchSnippet(shop, { ...product, stock: { east: 1, west: 2 } });
  expect(title).toBe("Oak bench, $199");
  expect(description).toBe(
    `$199, compare at $499, in ${east.city} and ${west.city}, MI. Seats two.`,
  );
});

test("a city without the product is not named", () => {
  const { description } = searchSnippet(shop, { ...product, stock: { east: 0, west: 2 } });
  expect(description).toContain(west.city);
  expect(description).not.toContain(east.city);
});

test("a product without a compare-at price and a description is said by its price alone", () => {
  const { originalPriceCents: _, ...bare } = { ...product, description: "" };
  const { description } = searchSnippet(shop, { ...bare, stock: { east: 0, west: 0 } });
  expect(description).toBe("$199.");
});

test("what is too long to be shown is cut between words", () => {
  const long = { ...product, description: "Long ".repeat(80), stock: { east: 0, west: 0 } };
  const { description } = searchSnippet(shop, long);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description.endsWith("Long…")).toBe(true);
});
