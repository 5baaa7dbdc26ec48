/**
 * The sample catalogue against the numbers of the specification: how many of everything, their ids,
 * their prices. The only tests that know them: a shop with other products deletes this file.
 */
import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { categories } from "#app/blog/categories.ts";
import type { AnyProduct, Mattress } from "#app/catalog/product.ts";
import { brokenRules, percentSaved, productsOf, type Shop } from "./rules.ts";
import { sample } from "./sample.ts";
import { testimonials } from "./testimonials.ts";
import { sampleShop, withLists } from "./testing.ts";

const articles = articlesOf(sample);
const ids = (list: readonly AnyProduct[]) => list.map(({ id }) => id);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Lowest price, dearest price and dearest original in dollars. */
function span(list: readonly AnyProduct[]) {
  const prices = list.map(({ priceCents }) => priceCents / 100);
  const originals = list.map(({ originalPriceCents }) => originalPriceCents / 100);
  return [Math.min(...prices), Math.max(...prices), Math.max(...originals)];
}

/** What the specification says of a catalogue, in the order of its sections. */
const measured = ({ lists, packages }: Shop) => ({
  packages: packages.map(({ id, name, pieces, basePriceCents, monthlyPaymentCents }) => [
    ...[id, name, pieces, basePriceCents / 100],
    monthlyPaymentCents && monthlyPaymentCents / 100,
  ]),
  clearance: [lists.clearance.length, ...span(lists.clearance).slice(0, 2)],
  mattresses: (lists.mattress as readonly Mattress[]).map(
    ({ size, priceCents, originalPriceCents }) => [
      size,
      priceCents / 100,
      originalPriceCents / 100,
    ],
  ),
  inStore: [lists["in-store"].length, ...span(lists["in-store"]).slice(0, 2)],
  ids: [ids(lists.bedroom), ids(lists["living-room"]), ids(lists["dining-room"])],
  prices: [span(lists.bedroom), span(lists["living-room"]), span(lists["dining-room"])],
});

const specified: ReturnType<typeof measured> = {
  packages: [
    ["package-1", "Living Room Package", 12, 1499, 125],
    ["package-2", "Whole House Gray Bedroom Package", 23, 2999, 250],
    ["package-3", "Whole House White Bedroom Package", 23, 2999, 250],
    ["package-4", "Whole House Black Bedroom Package", 23, 2999, 250],
    ["package-5", "Ultimate 40-Piece Package", 40, 2799, undefined],
  ],
  clearance: [20, 49, 399],
  mattresses: [
    ["Twin", 99, 299],
    ["Full", 150, 449],
    ["Queen", 200, 599],
    ["King", 300, 899],
  ],
  inStore: [8, 499, 1499],
  ids: [range(101, 145), range(201, 232), range(301, 325)],
  prices: [
    [200, 2499, 4499],
    [499, 2800, 5299],
    [450, 2499, 4699],
  ],
};

test("counts, ids and prices are those of the specification", () => {
  expect(measured(sampleShop)).toEqual(specified);
});

test("the ultimate package is offered through October, with free delivery and assembly", () => {
  expect(sampleShop.packages.at(-1)?.offer).toMatch(
    /valid through October 31, 20\d\d.*free delivery and assembly/,
  );
});

test("four savings in five are the 50 to 70 percent that the shop advertises", () => {
  const saved = productsOf(sampleShop).map(percentSaved);
  expect(Math.min(...saved)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...saved)).toBeLessThanOrEqual(72);
  const usual = saved.filter((percent) => percent >= 50 && percent <= 70);
  expect(usual.length / saved.length).toBeGreaterThanOrEqual(0.8);
});

test("there are four testimonials, each with five stars", () => {
  expect(testimonials).toHaveLength(4);
  for (const { rating } of testimonials) expect(rating).toBe(5);
});

test("there are 50 articles, ten in each of five categories, read in four to six minutes", () => {
  expect(categories.map(({ name }) => name)).toEqual([
    "Furniture Care",
    "Choosing the Right Piece",
    "Room Design Tips",
    "Style Inspiration",
    "Mattress Buying Tips",
  ]);
  for (const { slug } of categories) {
    const numbers = articles
      .filter(({ category }) => category.slug === slug)
      .map(({ id }) => Number(id.slice(id.lastIndexOf("-") + 1)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(range(1, 10));
  }
  for (const { id, readTime } of articles) expect(readTime, id).toMatch(/^[456] min read$/);
});

test("another product, other prices and one product less break this file's numbers and no rule", () => {
  const [copied] = sampleShop.lists.bedroom as [AnyProduct];
  const added: AnyProduct = {
    ...copied,
    id: "new-arrival",
    slug: "new-arrival",
    title: "New Arrival",
    description: `${copied.description} Just in.`,
    care: `${copied.care} Dust it weekly.`,
    addedOn: "2031-02-03",
  };
  const other = withLists(sampleShop, (list, category) => {
    if (category === "bedroom") return [...list, added];
    if (category === "living-room") return list.slice(1);
    if (category !== "dining-room") return list;
    return list.map((product) => ({ ...product, priceCents: product.priceCents - 100 }));
  });
  expect(brokenRules(other)).toEqual([]);
  const found = measured(other);
  expect(found.ids[0]).not.toEqual(specified.ids[0]);
  expect(found.ids[1]).not.toEqual(specified.ids[1]);
  expect(found.prices[2]).not.toEqual(specified.prices[2]);
});
