import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productPath } from "#shop/lists.ts";
import { hasOwnPicture } from "#shop/pictures.ts";
import type { AnyProduct } from "#shop/product.ts";
import { completingProducts, relatedProducts } from "#shop/related-products.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { unchangedPaths } from "./unchanged-pages.ts";

const { bedroom } = sample.products;

/** The sample with other products on some of its lists. */
const withLists = (lists: Partial<Snapshot["products"]>): Snapshot => ({
  ...sample,
  products: { ...sample.products, ...lists },
});

test("a price leaves the pages alone that do not show its product, and no other", () => {
  const [bed] = bedroom as [AnyProduct, ...AnyProduct[]];
  const cheaper = { ...bed, priceCents: bed.priceCents - 100 };
  const now = bedroom.with(0, cheaper);
  const unchanged = unchangedPaths(sample, withLists({ bedroom: now }));
  expect(unchanged).not.toContain(productPath(bed));
  for (const other of now.slice(1)) {
    const isShown = relatedProducts<AnyProduct>(other, now).includes(cheaper);
    const wasShown = relatedProducts<AnyProduct>(other, bedroom).includes(bed);
    expect(unchanged.has(productPath(other)), other.title).toBe(!isShown && !wasShown);
  }
});

test("a mattress's price is looked at again where it completes a bed, on its page and in its facts", () => {
  const [first, ...others] = sample.products.mattress;
  const dearer = { ...first!, priceCents: first!.priceCents + 100 };
  const now = withLists({ mattress: [dearer, ...others] });
  const unchanged = unchangedPaths(sample, now);
  const completed = bedroom.filter((bed) => completingProducts(bed, now.products).includes(dearer));
  expect(completed.length).toBeGreaterThan(0);
  for (const bed of bedroom) {
    for (const path of [productPath(bed), `/products/${bed.slug}.json`])
      expect(unchanged.has(path), path).toBe(!completed.includes(bed));
  }
});

test("another day touches no page of a product", () => {
  const tomorrow = { ...sample, takenOn: "2031-05-06", takenAt: "2031-05-06T12:00:00Z" };
  expect(unchangedPaths(sample, tomorrow)).toEqual(unchangedPaths(sample, { ...sample }));
  expect(unchangedPaths(sample, tomorrow)).toContain(productPath(bedroom[0]!));
});

test("a card without a picture of its own is looked at again when what stands in for it goes", () => {
  const standIn = sample.products["living-room"].find((product) => hasOwnPicture(sample, product))!;
  const [bed, ...others] = bedroom;
  const unpictured = {
    ...bed!,
    slug: "not-photographed-yet",
    type: standIn.type,
    priceCents: 100,
  };
  const before = withLists({ bedroom: [unpictured, ...others] });
  const now = withLists({
    bedroom: before.products.bedroom,
    "living-room": before.products["living-room"].filter(({ type }) => type !== standIn.type),
  });
  const showing = others.filter((other) =>
    relatedProducts<AnyProduct>(other, before.products.bedroom).includes(unpictured),
  );
  expect(showing.length).toBeGreaterThan(0);
  const unchanged = unchangedPaths(before, now);
  for (const other of showing) expect(unchanged, other.title).not.toContain(productPath(other));
});
