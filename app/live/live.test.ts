import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { productFacts } from "#app/products/product-facts.ts";
import { sample } from "#content/sample.ts";
import { changeWords, indexLiveFacts, soldWords, stockWords } from "./live.ts";
import { liveFacts } from "./live-file.ts";

const showrooms = sample.shop.showrooms;
const [bed, chest] = sample.products.bedroom as [
  (typeof sample.products.bedroom)[number],
  (typeof sample.products.bedroom)[number],
];
const today = new Date(sample.takenAt);

test("the file holds every product and package with price and stock, in 4 KB as it travels", () => {
  const facts = liveFacts(sample);
  const sellable = Object.values(sample.products).flat().length + sample.packages.length;
  expect(Object.keys(facts.products)).toHaveLength(sellable);
  expect(facts.products[bed.slug]).toEqual({ priceCents: bed.priceCents, stock: bed.stock });
  expect(facts.products[sample.packages[0]!.id]?.priceCents).toBe(
    sample.packages[0]!.basePriceCents,
  );
  const packed = brotliCompressSync(JSON.stringify(facts), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  expect(packed.length).toBeLessThanOrEqual(4_096);
});

test("what was sold is remembered by its day for a month, and is no product", () => {
  const sold = (soldOn: string) => ({ ...chest, slug: `sold-${soldOn}`, soldOn, isListed: false });
  const day = (daysAgo: number) =>
    new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const formerProducts = [sold(day(3)), sold(day(40)), { ...chest, slug: "gone", isListed: false }];
  const facts = liveFacts({ ...sample, formerProducts });
  expect(facts.sold).toEqual({ [`sold-${day(3)}`]: day(3) });
  expect(facts.products[`sold-${day(3)}`]).toBeUndefined();
});

test("a product that has another name since is followed under the one it had", () => {
  const snapshot = { ...sample, formerSlugs: { "an-old-name": bed.slug, "a-lost-name": "lost" } };
  const facts = liveFacts(snapshot);
  expect(facts.moved).toEqual({ "an-old-name": bed.slug });
  expect(indexLiveFacts(facts, today).find("an-old-name").today).toEqual(facts.products[bed.slug]);
});

// Detroit is five hours behind; its evening is the next day elsewhere.
test.each([
  ["2026-11-23", "2026-11-23T17:00:00Z", "Sold today"],
  ["2026-11-23", "2026-11-24T03:00:00Z", "Sold today"],
  ["2026-11-22", "2026-11-23T17:00:00Z", "Sold yesterday"],
  ["2026-10-31", "2026-11-02T17:00:00Z", "Sold on October 31"],
])("sold on %s is at %s “%s”", (day, now, words) => {
  expect(soldWords(day, new Date(now))).toBe(words);
});

test("a price that stayed says nothing", () => {
  expect(changeWords(39_900, 34_900, "when you added it")).toBe("$399, was $349 when you added it");
  expect(changeWords(34_900, 34_900, "when you added it")).toBeUndefined();
});

test("stock is told by showroom, and short of what is wanted", () => {
  expect(stockWords({ east: 2, west: 1 }, showrooms)).toBe(
    "3 left: 2 at East Showroom, 1 at West Showroom",
  );
  expect(stockWords({ east: 0, west: 1 }, showrooms, 2)).toBe("Only 1 left: 1 at West Showroom");
  expect(stockWords({ east: 0, west: 0 }, showrooms)).toMatch(/^None left right now/);
});

test("a product's page follows the price and the stock, and says what it was", () => {
  const published = productFacts(sample, bed);
  const now = { priceCents: bed.priceCents + 5_000, stock: { east: 0, west: 7 } };
  const facts = { ...liveFacts(sample), products: { [bed.slug]: now } };
  const found = indexLiveFacts(facts, today).ofProduct(published);
  // What is known of it is a finished table.
  const { facts: _, ...shown } = bed;
  const { compareAt } = published.product;
  expect(found.facts.product).toEqual({ ...shown, compareAt, ...now });
  expect(found.note).toMatch(/was .+ when this page was made$/);
  expect(indexLiveFacts(liveFacts(sample), today).ofProduct(published)).toEqual({
    facts: { ...published, former: undefined },
    note: undefined,
  });
});

test("a product's page says that it was sold, and one of a sold product that it is back", () => {
  const published = productFacts(sample, bed);
  const day = sample.takenOn;
  const gone = { ...liveFacts(sample), products: {}, sold: { [bed.slug]: day } };
  const soldPage = indexLiveFacts(gone, new Date(`${day}T17:00:00Z`)).ofProduct(published).facts;
  expect(soldPage.former).toEqual({ badge: "Sold", words: "Sold today" });
  expect(indexLiveFacts(liveFacts(sample), today).ofProduct(soldPage).facts.former).toBeUndefined();
});
