/**
 * The sample shop against the numbers of the specification (how many of everything, their ids, their
 * prices), and the sample's articles against the products that they name. The only tests that know products
 * of the sample: a shop with other products deletes this file.
 */
import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { categories } from "#shop/articles.ts";
import { discountRange } from "#shop/discounts.ts";
import { plainText } from "#shop/html.ts";
import { findProduct } from "#shop/lists.ts";
import type { AnyProduct, Mattress } from "#shop/product.ts";
import { brokenRules, percentSaved, productsOf, type Shop } from "#shop/testing/rules.ts";
import { sampleShop, withLists } from "#shop/testing/sample-shop.ts";
import { sample } from "./sample.ts";
import { testimonials } from "./testimonials.ts";

const articles = articlesOf(sample);
const ids = (list: readonly AnyProduct[]) => list.map(({ id }) => id);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Lowest price, dearest price and dearest original in dollars. */
function span(list: readonly AnyProduct[]) {
  const prices = list.map(({ priceCents }) => priceCents / 100);
  const originals = list.map(({ originalPriceCents }) => originalPriceCents! / 100);
  return [Math.min(...prices), Math.max(...prices), Math.max(...originals)];
}

/** What the specification says of the products, in the order of its sections. */
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
      originalPriceCents! / 100,
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

test("the shop advertises 50 to 70 percent, and only the dearest products of the rooms, whose specified prices forbid it, save less", () => {
  expect(discountRange(sample)).toBe("50-70%");
  const others = productsOf(sampleShop).filter((product) => {
    const saved = percentSaved(product);
    return saved < 50 || saved > 70;
  });
  const { lists } = sampleShop;
  const dearest = [lists.bedroom, lists["living-room"], lists["dining-room"]].map(
    (list) => list.toSorted((a, b) => b.priceCents - a.priceCents)[0],
  );
  expect(others).toEqual(dearest);
  for (const { priceCents, category } of others) {
    const highest = Math.max(
      ...lists[category].map(({ originalPriceCents }) => originalPriceCents!),
    );
    expect(highest).toBeLessThan(priceCents * 2);
  }
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

const article = (id: string) => articles.find((one) => one.id === id)!;
const price = (slug: string) => findProduct(sample, slug)!.priceCents / 100;
const number = (value: number) => value.toLocaleString("en-US");

test.each([
  [
    "room-design-5",
    "That is A + B + C + D = ",
    [
      ["arched-metal-queen-bed-in-aged-bronze", 1],
      ["cottage-white-nightstand-with-cubby", 2],
      ["six-drawer-lingerie-chest-in-sage-green", 1],
      ["queen", 1],
    ],
  ],
  [
    "room-design-5",
    "(A + B) × ",
    [
      ["solveig-4-piece-queen-set-in-walnut-veneer", 1],
      ["queen", 1],
    ],
  ],
  ["room-design-3", "is $A in 8-by-10", [["indigo-stripe-flatweave-rug-8-x-10", 1]]],
  ["room-design-4", "ribbed pair 1,600 $A", [["ribbed-ceramic-table-lamps-set-of-2", 1]]],
  ["room-design-6", "whole nook in pine for $A", [["cloverdale-corner-breakfast-nook", 1]]],
  [
    "room-design-8",
    "That is A + B + ",
    [
      ["rearrange-it-6-piece-modular-sectional", 1],
      ["ribbed-ceramic-table-lamps-set-of-2", 2],
    ],
  ],
  ["room-design-10", "42 by 20 inches and $A", [["slim-writing-desk-with-drawer", 1]]],
  [
    "style-inspiration-1",
    "Added up: A + B + C + D + E + ",
    [
      ["saugatuck-queen-sleeper-sofa", 1],
      ["barn-red-twin-over-twin-steel-bunk-bed", 1],
      ["twin", 2],
      ["arched-metal-queen-bed-in-aged-bronze", 1],
      ["queen", 1],
    ],
  ],
  [
    "style-inspiration-3",
    "$A + $B = ",
    [
      ["millrace-7-piece-trestle-dining-set", 1],
      ["tall-two-door-bookcase", 1],
    ],
  ],
  ["style-inspiration-6", "5 by 8 feet and $A", [["faded-medallion-rug-5-x-8", 1]]],
  [
    "style-inspiration-7",
    "The goods are $A + $B + $C + $D = ",
    [
      ["emerald-channel-tufted-velvet-queen-bed", 1],
      ["hammered-gold-drum-side-table", 2],
      ["ribbed-ceramic-table-lamps-set-of-2", 1],
      ["arched-leaning-floor-mirror", 1],
    ],
  ],
  [
    "style-inspiration-7",
    "two nightstands for $A",
    [["lumina-mirrored-queen-bedroom-5-pieces", 1]],
  ],
  [
    "style-inspiration-8",
    "Together they are A + B = ",
    [
      ["gasworks-sofa-loveseat-and-coffee-table", 1],
      ["five-shelf-ladder-bookcase", 1],
    ],
  ],
  ["style-inspiration-10", "couple 80 in. $A", [["arched-metal-queen-bed-in-aged-bronze", 1]]],
  ["style-inspiration-10", "One 75 in. $A", [["harbor-blue-daybed-with-three-drawers", 1]]],
  [
    "style-inspiration-10",
    "72 or 80 in. $A to $B",
    [
      ["spare-room-queen-sleeper-sofa", 1],
      ["saugatuck-queen-sleeper-sofa", 1],
    ],
  ],
  ["style-inspiration-10", "couple 80 in. $A", [["queen-cabinet-bed-with-tri-fold-mattress", 1]]],
  ["style-inspiration-10", "apart 75 in. $A", [["tufted-daybed-with-rolled-arms-and-trundle", 1]]],
  ["style-inspiration-10", "at $A each", [["twin", 1]]],
] as const)("%s: %j is reckoned with today's prices", (id, sum, parts) => {
  const said = parts.reduce<string>(
    (text, [slug, count], at) =>
      text.replace(new RegExp(`\\b${"ABCDE"[at]}\\b`), number(price(slug) * count)),
    sum,
  );
  expect(plainText(article(id).html)).toContain(said);
  for (const [slug, count] of parts) {
    const { east, west } = findProduct(sample, slug)!.stock;
    expect(east + west, slug).toBeGreaterThanOrEqual(count);
  }
});

test.each([
  ["room-design-1", "maybury-5-piece-living-room-group", 0, true],
  ["room-design-5", "arched-metal-queen-bed-in-aged-bronze", 0, false],
  ["room-design-5", "cottage-white-nightstand-with-cubby", 0, false],
  ["room-design-5", "six-drawer-lingerie-chest-in-sage-green", 0, false],
  ["style-inspiration-3", "millrace-7-piece-trestle-dining-set", 0, false],
  ["style-inspiration-3", "tall-two-door-bookcase", 0, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 0, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 1, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 2, false],
  ["style-inspiration-8", "five-shelf-ladder-bookcase", 0, true],
  ["style-inspiration-10", "tufted-daybed-with-rolled-arms-and-trundle", 0, false],
  ["style-inspiration-10", "tufted-daybed-with-rolled-arms-and-trundle", 1, false],
] as const)("the plan of %s draws %s, piece %i, as large as it is", (id, slug, at, turned) => {
  const { widthIn, depthIn } = findProduct(sample, slug)!.pieces[at]!;
  const [width, height] = turned ? [depthIn, widthIn] : [widthIn, depthIn];
  const [products] = article(id).html.match(/<path class="piece" d="[^"]*"/) ?? [];
  expect(products).toContain(`h${width}v${height}h-`);
});

/** What a product's page says of it. */
function said(slug: string, pattern: RegExp) {
  const { features, description, care } = findProduct(sample, slug)!;
  return [description, ...features, care].join(" ").match(pattern)?.[1] ?? `nothing about ${slug}`;
}

test.each([
  ["choosing-piece-4", "rocker opens to # inches", "gunnison-rocker-recliner", /Opens to (\d+)/],
  ["choosing-piece-4", "stands # off", "gunnison-rocker-recliner", /Leave (\d+) inches behind/],
  ["choosing-piece-4", "# behind it", "barlow-manual-reclining-sofa-and-loveseat", /Needs (\d+)/],
  [
    "choosing-piece-10",
    "# inches of knee",
    "slim-writing-desk-with-drawer",
    /([\d.]+) in\. of knee/,
  ],
  ["room-design-10", "60 to # inches", "sorensen-oval-extension-dining-set", /60 to (\d+) inches/],
  [
    "style-inspiration-2",
    "outside and # inside",
    "ellery-tufted-bench-seat-sofa",
    /(\d+) inches wide/,
  ],
  [
    "mattress-tips-7",
    "one holds # pounds",
    "barn-red-twin-over-twin-steel-bunk-bed",
    /holds (\d+)/,
  ],
  ["mattress-tips-7", "full holds #", "full-over-full-bunk-bed-with-twin-trundle", /holds (\d+)/],
  [
    "mattress-tips-7",
    "#-inch openings",
    "barn-red-twin-over-twin-steel-bunk-bed",
    /openings of (\d+)/,
  ],
  [
    "style-inspiration-10",
    "takes # inches",
    "tufted-daybed-with-rolled-arms-and-trundle",
    /to (\d+) in/,
  ],
  [
    "style-inspiration-10",
    "Open, it reaches # inches",
    "queen-cabinet-bed-with-tri-fold-mattress",
    /Reaches (\d+) inches/,
  ],
  [
    "mattress-tips-7",
    "every # on our stair bunk",
    "twin-over-full-bunk-bed-with-drawer-stairs",
    /bolts every ([a-z ]+)\./,
  ],
  ["furniture-care-5", "from about # inches away", "loden-velvet-wingback-chair", /held (\d+) in/],
  [
    "choosing-piece-3",
    "48-by-# oval for six",
    "claybourne-round-extension-table",
    /(\d+)-inch oval/,
  ],
] as const)("%s says “%s” as the page of %s does", (id, words, slug, pattern) => {
  const text = plainText(article(id).html);
  expect(text).toContain(words.replace("#", said(slug, pattern)));
});

/** W is a piece's width, D its depth and H its height. */
test.each([
  ["choosing-piece-4", "sofa is D inches deep", "barlow-manual-reclining-sofa-and-loveseat", 0],
  ["mattress-tips-7", "bunk is H inches high", "twin-over-full-bunk-bed-with-drawer-stairs", 0],
  ["mattress-tips-7", "bunk W inches long", "twin-over-full-bunk-bed-with-drawer-stairs", 0],
  ["mattress-tips-7", "a bunk D inches wide", "barn-red-twin-over-twin-steel-bunk-bed", 0],
  ["room-design-1", "sofa is W inches by D", "maybury-5-piece-living-room-group", 0],
  ["room-design-1", "coffee table W by D", "maybury-5-piece-living-room-group", 2],
  ["room-design-2", "the H-inch Cordwood", "cordwood-barn-door-tv-stand", 0],
  ["room-design-2", "the H-inch Ember", "ember-fireplace-tv-stand", 0],
  ["room-design-5", "metal one, W by D", "arched-metal-queen-bed-in-aged-bronze", 0],
  ["room-design-5", "W inches wide and H high", "six-drawer-lingerie-chest-in-sage-green", 0],
  ["room-design-5", "W inches wide and D deep", "solveig-4-piece-queen-set-in-walnut-veneer", 1],
  ["room-design-6", "an L W inches each way", "cloverdale-corner-breakfast-nook", 1],
  ["room-design-6", "a W-by-D trestle table", "cloverdale-corner-breakfast-nook", 0],
  ["room-design-6", "benches are D inches deep", "cloverdale-corner-breakfast-nook", 1],
  ["room-design-8", "backs H inches high", "rearrange-it-6-piece-modular-sectional", 0],
  ["room-design-9", "headboard H inches high", "arched-metal-queen-bed-in-aged-bronze", 0],
  ["room-design-10", "Our Fairlane is D", "fairlane-walnut-sideboard", 0],
  ["room-design-10", "desk is W by D inches", "slim-writing-desk-with-drawer", 0],
  ["style-inspiration-2", "is W inches outside", "ellery-tufted-bench-seat-sofa", 0],
  ["style-inspiration-7", "drum table is H inches high", "hammered-gold-drum-side-table", 0],
  ["style-inspiration-7", "ribbed lamp H", "ribbed-ceramic-table-lamps-set-of-2", 0],
  ["style-inspiration-7", "H-inch velvet headboard", "emerald-channel-tufted-velvet-queen-bed", 0],
  ["style-inspiration-8", "ours is W inches wide", "five-shelf-ladder-bookcase", 0],
  [
    "style-inspiration-10",
    "H inches high and D deep",
    "queen-cabinet-bed-with-tri-fold-mattress",
    0,
  ],
  ["style-inspiration-10", "daybed is W by D", "tufted-daybed-with-rolled-arms-and-trundle", 0],
  ["style-inspiration-10", "W inches wide and D deep", "spare-room-queen-sleeper-sofa", 0],
] as const)("%s says “%s” of %s, piece %i", (id, words, slug, at) => {
  const { widthIn, depthIn, heightIn } = findProduct(sample, slug)!.pieces[at]!;
  const told = words
    .replace(/\bW\b/, `${widthIn}`)
    .replace(/\bD\b/, `${depthIn}`)
    .replace(/\bH\b/, `${heightIn}`);
  expect(plainText(article(id).html)).toContain(told);
});

test("what articles say of the shop and its products is what the shop and their pages say", () => {
  const text = (id: string) => plainText(article(id).html);
  const dollars = (cents: number) => `$${(cents / 100).toLocaleString("en-US")}`;
  const bill = text("mattress-tips-10");
  expect(bill).toContain(
    `Delivery is free here from ${dollars(sample.shop.freeDeliveryFromCents)}`,
  );
  expect(bill).toContain(`to avoid a ${dollars(sample.shop.deliveryFeeCents)} charge`);
  const paid = price("queen");
  expect(bill).toContain(`Queen mattress $${paid} $${paid} $${paid}`);
  expect(bill).toContain(
    `Metal bed with slats $${price("arched-metal-queen-bed-in-aged-bronze")} `,
  );
  expect(text("mattress-tips-5")).toContain(`listed at ${said("queen", /(\d+) pounds/)} pounds`);
  expect(text("mattress-tips-7")).toContain(
    `On the bunks we sell that is ${said("twin-over-full-bunk-bed-with-drawer-stairs", /up to (\d+) inches/)} inches`,
  );
  expect(text("mattress-tips-7")).toContain(
    `a rail ${said("twin-over-full-bunk-bed-with-drawer-stairs", /Guardrail (\d+) inches/)} inches high`,
  );
  expect(text("mattress-tips-6")).toContain(
    `have ${said("camber-wingback-queen-bed-in-dove-gray", /slats ([\d.]+) inches/)}-inch gaps`,
  );
  const sleepers = text("mattress-tips-1");
  for (const [name, slug] of [
    ["Saugatuck queen", "saugatuck-queen-sleeper-sofa"],
    ["Spare-Room queen", "spare-room-queen-sleeper-sofa"],
    ["Tamarack full loveseat", "tamarack-full-sleeper-loveseat"],
  ] as const) {
    const mattress = said(slug, /(\d\d (?:x|by) \d\d)[- ]in/).replace("by", "x");
    expect(sleepers).toContain(`${name} ${mattress} ${said(slug, /Opens to (\d+)/)} inches`);
  }
});
