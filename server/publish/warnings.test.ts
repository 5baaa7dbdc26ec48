import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { PublishedRows } from "./published-rows.ts";
import { warningsOf } from "./warnings.ts";

const now = new Date("2026-11-23T15:00:00Z");

const lamp = {
  id: "902",
  slug: "brass-lamp",
  title: "Brass Lamp",
  state: "live",
  stock: { east: 1, west: 0 },
};

const den = { id: "package-9", name: "Den", price_cents: 99_900, product_ids: ["902"] };

/** The sentences about a shop with these rows. */
function words(rows: object, snapshot: Snapshot = sample) {
  const all = { offers: [], products: [], packages: [], ...rows } as unknown as PublishedRows;
  return warningsOf(snapshot, all, now).map((warning) => warning.words);
}

test("a sound shop is not warned", () => {
  expect(words({ products: [lamp], packages: [den] })).toEqual([]);
});

test("a product that is live with none on the floor is pointed out, a held last one is not", () => {
  const holds = [{ product_id: "902", showroom: "east", until: "2026-11-24T15:00:00Z" }];
  expect(words({ products: [lamp], holds })).toEqual([]);
  expect(words({ products: [{ ...lamp, stock: {} }] })).toEqual([
    "“Brass Lamp” is live with none left.",
  ]);
});

test("a product that is marked sold and stands there still is pointed out", () => {
  expect(words({ products: [{ ...lamp, state: "sold" }] })).toEqual([
    "“Brass Lamp” is marked sold, but the count is 1.",
  ]);
});

test.each([
  ["sold", "“Den” contains “Brass Lamp”, which is sold."],
  ["archived", "“Den” contains “Brass Lamp”, which is not on the site."],
])("a package that contains a product which is %s is named", (state, sentence) => {
  expect(words({ products: [{ ...lamp, state, stock: {} }], packages: [den] })).toEqual([sentence]);
});

test("a package with a draft in it is named", () => {
  expect(words({ packages: [den] })).toEqual(["“Den” contains “#902”, which is not on the site."]);
});

test("an offer that has ended is pointed out", () => {
  const offers = [{ id: "1", headline: "Every size", ends_at: "2026-11-23T14:59:00Z" }];
  expect(words({ offers })).toEqual(["The offer “Every size” has ended."]);
});

test("of two offers that run in one place the one that began last is shown, and both are named", () => {
  const offer = { kind: "mattress-special", package_id: null, ends_at: null };
  const offers = [
    { ...offer, id: "1", headline: "Every size", starts_at: "2026-11-20T15:00:00Z" },
    { ...offer, id: "2", headline: "Queens", starts_at: null },
    { ...offer, id: "3", headline: "Kings", starts_at: "2026-11-24T15:00:00Z" },
  ];
  expect(words({ offers })).toEqual([
    "More than one offer is running for the Mattress Special. The site shows “Every size”, not “Queens”.",
  ]);
});

test("a notice that leads nowhere is pointed out", () => {
  const notices = [
    { words: "Open", path: "/deals" },
    { words: "Sale", path: "/sale" },
  ];
  expect(words({}, { ...sample, notices })).toEqual([
    "The notice “Sale” links to /sale, which isn’t a page on the site.",
  ]);
});

test("the advertised 50 to 70 percent are pointed out once fewer than four in five products bear them", () => {
  const { bedroom } = sample.products;
  const dear = bedroom.map((product) => ({
    ...product,
    priceCents: product.originalPriceCents! - 100,
  }));
  const few = dear.slice(0, 3).concat(bedroom.slice(3));
  const shop = (bedroom: typeof dear) => ({
    ...sample,
    products: { ...sample.products, bedroom } as Snapshot["products"],
  });
  expect(words({}, shop(few))).toEqual([]);
  expect(words({}, shop(dear))).toEqual([
    expect.stringMatching(/^The site says most pieces are 50 to 70% off, but only \d+ of 134/),
  ]);
});
