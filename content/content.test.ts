import { expect, test } from "vitest";
import { type Piece, productTypes } from "#app/catalog/product.ts";
import { packagePicture, productPicture } from "#app/catalog/product-pictures.ts";
import {
  type AnyProduct,
  isPhoneOnly,
  productLists,
  productPath,
  products,
} from "#app/catalog/products.ts";
import { detailViews } from "./detail-views.ts";
import { packages } from "./packages.ts";
import { pictures } from "./pictures.generated.ts";
import { bedroomDeals } from "./products/bedroom.ts";
import { clearanceItems } from "./products/clearance.ts";
import { diningRoomDeals } from "./products/dining-room.ts";
import { inStoreSpecials } from "./products/in-store.ts";
import { livingRoomDeals } from "./products/living-room.ts";
import { mattresses } from "./products/mattresses.ts";
import { testimonials } from "./testimonials.ts";

function ids(list: readonly AnyProduct[]) {
  return list.map(({ id }) => id);
}

function range(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Lowest price, dearest price and dearest original in dollars. */
function span(list: readonly AnyProduct[]) {
  const prices = list.map(({ priceCents }) => priceCents / 100);
  const originals = list.map(({ originalPriceCents }) => originalPriceCents / 100);
  return [Math.min(...prices), Math.max(...prices), Math.max(...originals)];
}

const percentSaved = ({ priceCents, originalPriceCents }: AnyProduct) =>
  (1 - priceCents / originalPriceCents) * 100;

function repeated(texts: readonly string[]) {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

const pieceCount = (pieces: readonly Piece[]) => pieces.reduce((sum, { count }) => sum + count, 0);

test("there are 45 bedroom, 32 living room and 25 dining deals with the specified ids", () => {
  expect(ids(bedroomDeals)).toEqual(range(101, 145));
  expect(ids(livingRoomDeals)).toEqual(range(201, 232));
  expect(ids(diningRoomDeals)).toEqual(range(301, 325));
});

test("there are 20 clearance items, 4 mattresses, 8 in-store specials, 5 packages, 4 testimonials", () => {
  expect(clearanceItems).toHaveLength(20);
  expect(mattresses).toHaveLength(4);
  expect(inStoreSpecials).toHaveLength(8);
  expect(packages).toHaveLength(5);
  expect(testimonials).toHaveLength(4);
  expect(products).toHaveLength(134);
});

test("the deals' prices run exactly over the specified spans", () => {
  expect(span(bedroomDeals)).toEqual([200, 2499, 4499]);
  expect(span(livingRoomDeals)).toEqual([499, 2800, 5299]);
  expect(span(diningRoomDeals)).toEqual([450, 2499, 4699]);
});

test("clearance runs from $49 to $399 and in-store specials from $499 to $1,499", () => {
  expect(span(clearanceItems).slice(0, 2)).toEqual([49, 399]);
  expect(span(inStoreSpecials).slice(0, 2)).toEqual([499, 1499]);
});

test("the mattresses cost what the special says", () => {
  expect(
    mattresses.map(({ size, priceCents, originalPriceCents }) => [
      size,
      priceCents / 100,
      originalPriceCents / 100,
    ]),
  ).toEqual([
    ["Twin", 99, 299],
    ["Full", 150, 449],
    ["Queen", 200, 599],
    ["King", 300, 899],
  ]);
});

test("the packages are those of the specification", () => {
  expect(
    packages.map(({ id, name, pieces, basePriceCents, ...more }) => [
      id,
      name,
      pieces,
      basePriceCents / 100,
      "monthlyPaymentCents" in more ? more.monthlyPaymentCents / 100 : undefined,
    ]),
  ).toEqual([
    ["package-1", "Living Room Package", 12, 1499, 125],
    ["package-2", "Whole House Gray Bedroom Package", 23, 2999, 250],
    ["package-3", "Whole House White Bedroom Package", 23, 2999, 250],
    ["package-4", "Whole House Black Bedroom Package", 23, 2999, 250],
    ["package-5", "Ultimate 40-Piece Package", 40, 2799, undefined],
  ]);
  expect(packages[4].offer).toMatch(/valid through October 20\d\d.*free delivery and assembly/);
});

test.each(packages)("what $name includes counts up to its pieces", ({ pieces, includes }) => {
  expect(includes.reduce((sum, { count }) => sum + count, 0)).toBe(pieces);
});

test("every saving lies between 40 and 72 percent, and four in five between 50 and 70", () => {
  const saved = products.map(percentSaved);
  expect(Math.min(...saved)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...saved)).toBeLessThanOrEqual(72);
  const usual = saved.filter((percent) => percent >= 50 && percent <= 70);
  expect(usual.length / saved.length).toBeGreaterThanOrEqual(0.8);
});

test("no two things share an id, a slug, a title, a description or a care text", () => {
  for (const field of ["slug", "title", "description", "care"] as const)
    expect(repeated(products.map((product) => product[field])), field).toEqual([]);
  expect(repeated(products.map(({ id }) => String(id)))).toEqual([]);
});

test("slugs are address parts, and titles fit a card", () => {
  for (const { slug, title } of products) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(title.length, title).toBeLessThanOrEqual(60);
  }
});

test("the deals are sold by phone, everything else can go into the cart", () => {
  const sold = Object.fromEntries(
    Object.entries(productLists).map(([category, list]) => [
      category,
      list.products.every(isPhoneOnly),
    ]),
  );
  expect(sold).toEqual({
    bedroom: true,
    "living-room": true,
    "dining-room": true,
    clearance: false,
    mattress: false,
    "in-store": false,
  });
  expect(productPath(bedroomDeals[0])).toBe(`/deals/bedroom/${bedroomDeals[0].slug}`);
});

const numberWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

test.each(products.filter(({ title }) => /\d+[- ]piece/i.test(title)))(
  "$title has as many pieces in its list",
  ({ title, pieces }) => {
    expect(pieceCount(pieces)).toBe(Number(title.match(/(\d+)[- ]piece/i)![1]));
  },
);

test.each(products.filter(({ description }) => /\ball (\w+) pieces\b/i.test(description)))(
  "$title says in its text how many pieces there are",
  ({ description, pieces }) => {
    const word = description.match(/\ball (\w+) pieces\b/i)![1]!.toLowerCase();
    expect(pieceCount(pieces)).toBe(numberWords.indexOf(word) + 2);
  },
);

test("the free TV is in the badge and in the text of each bed that has it, and of no other", () => {
  for (const { title, badge, description, freeTv, type } of products) {
    expect(badge === "Free TV!", title).toBe(freeTv === true);
    expect(/43-inch TV/.test(description), title).toBe(freeTv === true);
    if (freeTv) expect(type).toMatch(/^bed|bedroom set$/);
  }
});

test("badges that speak of stock and condition are true", () => {
  for (const { title, badge, stock, condition } of products) {
    const left = stock.east + stock.west;
    expect(left, title).toBeGreaterThan(0);
    if (badge === "Last One") expect(left, title).toBe(1);
    if (badge === "Only 2 Left") expect(left, title).toBe(2);
    if (badge === "Floor Model") expect(condition.grade, title).toBe("floor model");
    if (badge === "Open Box") expect(condition.grade, title).toBe("open box");
    if (badge === "King Size") expect(title).toMatch(/King/);
  }
});

test("a clearance item's discount in words is its saving", () => {
  for (const item of clearanceItems)
    expect(item.discount, item.title).toBe(`${Math.round(percentSaved(item))}% OFF`);
});

test("an in-store special stands where its stock is", () => {
  for (const { title, location, stock } of inStoreSpecials)
    expect([stock.east > 0, stock.west > 0], title).toEqual([
      location !== "Outlet Location",
      location !== "Main Showroom",
    ]);
});

test("a mattress as an add-on costs what the mattress costs", () => {
  for (const { title, addOns = [] } of products) {
    for (const { name, priceCents } of addOns) {
      const mattress = mattresses.find(({ size }) =>
        new RegExp(`\\b${size} mattress$`, "i").test(name),
      );
      if (mattress) expect(priceCents, `${title}: ${name}`).toBe(mattress.priceCents);
    }
  }
});

test("sizes are those of real furniture, in whole and half inches", () => {
  for (const { title, pieces } of products) {
    for (const { name, widthIn, depthIn, heightIn } of pieces) {
      for (const side of [widthIn, depthIn, heightIn]) {
        expect(side, `${title}: ${name}`).toBeGreaterThan(0);
        expect(side, `${title}: ${name}`).toBeLessThanOrEqual(130);
        expect(side * 2, `${title}: ${name}`).toBe(Math.round(side * 2));
      }
    }
  }
});

test("every product and package has a picture with words for those who do not see it", () => {
  const shown = [...products.map(productPicture), ...packages.map(packagePicture)];
  for (const { src, alt, widths } of shown) {
    expect(pictures).toHaveProperty([src.replace(/^\/pictures\/|-[0-9a-f]{6}$/g, "")]);
    expect(alt).not.toBe("");
    expect(widths).toContain(800);
  }
});

test("a product without a picture shows another of its kind, and says so", () => {
  for (const type of productTypes) {
    const { src, alt, standIn } = productPicture({ ...products[0]!, slug: "not-shot-yet", type });
    expect(standIn).toBe(true);
    expect(alt).toBe(`A similar ${type}`);
    expect(src).not.toContain("not-shot-yet");
  }
});

test("every closer picture says what it shows", () => {
  const closer = Object.keys(pictures).filter((name) => name.endsWith("--detail"));
  const known = Object.keys(detailViews).map((slug) => `${slug}--detail`);
  expect(known).toEqual(expect.arrayContaining(closer));
  const sold = new Set([...products, ...packages].map(({ slug }) => slug));
  expect(Object.keys(detailViews).filter((slug) => !sold.has(slug))).toEqual([]);
});

test("arrival dates are days of the months before the opening", () => {
  for (const { title, addedOn } of products) {
    expect(new Date(addedOn).toISOString().slice(0, 10), title).toBe(addedOn);
    expect(addedOn >= "2026-07-01" && addedOn <= "2026-11-18", title).toBe(true);
  }
});

/** All that a product's page says, in one string. */
const words = (product: AnyProduct) =>
  [
    product.description,
    product.finish,
    product.care,
    ...product.materials,
    ...product.features,
  ].join(" ");

test("no slats that we sell lie farther apart than our mattress allows", () => {
  const twin = mattresses[0];
  const allowed = Number(words(twin).match(/slats no more than ([\d.]+) inches apart/)![1]);
  const gaps = products
    .filter((product) => product !== twin)
    .flatMap((product) => [
      ...words(product).matchAll(
        /slats,? ([\d.]+) (?:inches|in\.) apart|gaps of ([\d.]+) inches/gi,
      ),
    ])
    .map(([, apart, gap]) => Number(apart ?? gap));
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(allowed);
});

test("no bed gives a number of slats, which would ask for a gap of its own", () => {
  const counted = products.filter(({ type, features }) =>
    features.some(
      (feature) =>
        /bed/.test(type) &&
        new RegExp(
          `\\b(${numberWords.join("|")}|eleven|twelve|\\d+)( \\w+){0,2} slats\\b`,
          "i",
        ).test(feature),
    ),
  );
  expect(counted.map(({ title }) => title)).toEqual([]);
});

test("every bunk says how thick a mattress it takes, which ours does not exceed, and from what age", () => {
  const bunks = products.filter(({ type }) => type === "bunk bed");
  expect(bunks.length).toBeGreaterThan(0);
  for (const bunk of bunks) {
    const limit = Number(words(bunk).match(/mattress(?:es)? up to (\d+) inches/)?.[1]);
    expect(mattresses[0].pieces[0].heightIn, bunk.title).toBeLessThanOrEqual(limit);
    expect(words(bunk), bunk.title).toContain("ages six and up");
  }
});

test("where vinyl stands in for leather, the description says so", () => {
  const mixed = products.filter(
    ({ materials }) => /leather/.test(materials.join()) && /vinyl/.test(materials.join()),
  );
  expect(mixed.length).toBeGreaterThan(0);
  for (const { title, description } of mixed) expect(description, title).toContain("vinyl");
});
