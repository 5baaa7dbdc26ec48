import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { needWords } from "./delivery-fit.ts";
import { productFacts } from "./product-facts.ts";

test("a page says when a product was counted, and what is on the truck to a showroom", () => {
  const [bed] = sample.products.bedroom;
  const countedOn = { east: "2026-11-20", west: sample.takenAt };
  const facts = productFacts(sample, { ...bed!, countedOn, onTruck: { east: 2 } });
  expect(facts.counted).toEqual({
    east: "counted Nov 20",
    west: expect.stringMatching(/^counted today \d+:\d\d/),
  });
  expect(facts.arriving).toEqual({ east: "2 on the truck to East" });
  expect(Object.keys(facts.product)).not.toEqual(expect.arrayContaining(["onTruck"]));
});

test("what a page knows of a sofa says which opening it needs with its legs off", () => {
  const sofa = productsOf(sample).find(({ slug }) => slug === "ellery-tufted-bench-seat-sofa")!;
  const { product } = productFacts(sample, sofa);
  expect(needWords(product.pieces, product.facts)).toContain("with the legs off");
});

test("the tax on a page is the owner's, and none where the showrooms are in several states", () => {
  const [bed] = sample.products.bedroom;
  const percent = (change: Partial<typeof sample.shop>) =>
    productFacts({ ...sample, shop: { ...sample.shop, ...change } }, bed!).taxPercent;
  const [east, west] = sample.shop.showrooms;
  expect(percent({ salesTaxPercent: 7.25 })).toBe(7.25);
  expect(percent({ salesTaxPercent: 0 })).toBeUndefined();
  expect(percent({ showrooms: [east!, { ...west!, region: "OH" }] })).toBeUndefined();
});
