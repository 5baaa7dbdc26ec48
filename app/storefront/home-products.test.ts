import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productPath } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { heroProduct, rooms } from "./home-products.ts";

const living = sample.products["living-room"];
const from = (freeDeliveryFromCents: number): Snapshot => ({
  ...sample,
  shop: { ...sample.shop, freeDeliveryFromCents },
});

test("the page begins with a piece that is delivered free, as the banner below it says, and shows it once", () => {
  const free = living.find(({ priceCents }) => priceCents >= sample.shop.freeDeliveryFromCents)!;
  const path = heroProduct(sample).piece?.path;
  expect(path).toBe(productPath(free));
  expect(rooms(sample).map(({ piece }) => piece.path)).not.toContain(path);
});

test("where no piece is, the page begins with the first", () => {
  const snapshot = from(9_999_900);
  expect(heroProduct(snapshot).piece?.path).toBe(productPath(living[0]!));
  expect(rooms(snapshot)[1]?.piece.path).toBe(productPath(living[1]!));
});
