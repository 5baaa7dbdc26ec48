import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Shop } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { shopFacts } from "./shop-facts.ts";

const noteOf = (shop: Partial<Shop>, snapshot: Partial<Snapshot> = {}) =>
  shopFacts({ ...sample, ...snapshot, shop: { ...sample.shop, ...shop } }).sampleNote?.trim();
const own = sample.testimonials.map(({ isSample: _, ...review }) => review);

test("the footer names all that is invented, and nothing once it is the owner's", () => {
  expect(noteOf({})).toBe(
    "Sample shop: products, prices, counts, pictures, reviews, addresses, phone numbers and lenders are invented. Nothing here is for sale.",
  );
  expect(noteOf({ sampleGoods: "some", sampleMarks: [] }, { testimonials: own })).toBe(
    "Sample shop: some products and their pictures are invented.",
  );
  expect(
    noteOf({ sampleGoods: undefined, sampleMarks: ["policies"] } as Partial<Shop>, {
      testimonials: own,
    }),
  ).toBeUndefined();
});

test("where nothing is for sale, no product is said to be invented; of some reviews only those are", () => {
  const nothing = Object.fromEntries(
    Object.keys(sample.products).map((list) => [list, []]),
  ) as unknown as Snapshot["products"];
  expect(
    noteOf({ sampleMarks: ["phones"] }, { products: nothing, packages: [], testimonials: [] }),
  ).toBe("Sample shop: phone numbers are invented.");
  const [first, ...rest] = sample.testimonials;
  expect(
    noteOf({ sampleGoods: undefined, sampleMarks: [] } as Partial<Shop>, {
      testimonials: [first!, ...own.slice(1)].slice(0, rest.length + 1),
    }),
  ).toBe("Sample shop: some reviews are invented.");
});
