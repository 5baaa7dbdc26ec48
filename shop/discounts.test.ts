import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { discountClaim, discountRange } from "./discounts.ts";
import { productsOf } from "./lists.ts";
import type { AnyProduct } from "./product.ts";

const [template] = productsOf(sample) as [AnyProduct];

/** A shop whose only list holds products that cost so many percent less than elsewhere. */
function saving(...percents: number[]) {
  const clearance = percents.map((percent) => ({
    ...template,
    priceCents: (100 - percent) * 100,
    originalPriceCents: 10_000,
  }));
  const lists = Object.keys(sample.products).map((list) => [list, []]);
  return { ...sample, products: { ...Object.fromEntries(lists), clearance } };
}

test("the range holds every product of a few, in whole tens", () => {
  expect(discountRange(saving(52, 61, 69))).toBe("50-70%");
  expect(discountRange(saving(48, 61, 69))).toBe("40-70%");
  expect(discountRange(saving(60))).toBe("60%");
});

test("nothing is rounded up to a claim", () => {
  expect(discountRange(saving(49.6, 61, 69))).toBe("40-70%");
  expect(discountRange(saving(5, 32, 61.9))).toBe("up to 61%");
});

test("of many, a tenth at each end does not count", () => {
  const many = Array.from({ length: 18 }, (_, at) => 51 + at);
  expect(discountRange(saving(12, 12, ...many.slice(0, 16), 88, 88))).toBe("50-70%");
});

test("a product without a compare-at price counts for nothing, and many of them end the claim of most", () => {
  const { products, ...rest } = saving(52, 61, 69, 69);
  const unknown = products.clearance.map(
    ({ originalPriceCents: _, ...product }: AnyProduct) => product,
  );
  const withUnknown = (count: number) =>
    discountClaim({
      ...rest,
      products: { ...products, clearance: [...products.clearance, ...unknown.slice(0, count)] },
    });
  expect(withUnknown(4)).toBe("Most pieces 50-70% off retail");
  expect(discountClaim({ ...rest, products: { ...products, clearance: unknown } })).toBeUndefined();
  const twice = [...unknown, ...unknown.slice(0, 1)];
  expect(
    discountClaim({
      ...rest,
      products: { ...products, clearance: [...products.clearance, ...twice] },
    }),
  ).toBeUndefined();
});

test("nothing is claimed where nothing is sold", () => {
  expect(discountClaim(saving())).toBeUndefined();
});
