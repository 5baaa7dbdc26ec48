/** A list of two thousand products: its page stays light, links lead to every product, and the filter finds all. */
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { CardFacts } from "#app/products/card-facts.ts";
import { filterCards } from "#app/products/filter.ts";
import { sample } from "#content/sample.ts";
import { cardsPerPage, countPages, listPagePath, productPath } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { openRenderer, pathsOf, type Renderer } from "./render.ts";
import { builtRenderer } from "./testing.ts";

const count = 2_000;
const bedroom = Array.from({ length: count }, (_, index) => {
  const product = sample.products.bedroom[index % sample.products.bedroom.length]!;
  return {
    ...product,
    id: 10_000 + index,
    slug: `${product.slug}-${index}`,
    title: `${product.title} ${index}`,
    priceCents: product.priceCents + index,
  };
});
const long: Snapshot = { ...sample, products: { ...sample.products, bedroom } };
const pages = countPages(long, "bedroom");
const addresses = [
  "/deals/bedroom",
  ...Array.from({ length: pages - 1 }, (_, index) => listPagePath("bedroom", index + 2)),
];

let renderer: Renderer;
beforeAll(async () => {
  renderer = await openRenderer(builtRenderer);
});

async function textOf(path: string, snapshot = long) {
  const [file] = await renderer.render(path, snapshot);
  return Buffer.from(file!.body).toString();
}

const kb = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1024;

test("every page of the list is light", async () => {
  expect(pages).toBe(Math.ceil(count / cardsPerPage));
  for (const address of [addresses[0]!, addresses[1]!, addresses.at(-1)!]) {
    const html = await textOf(address);
    expect(html.length / 1024, address).toBeLessThan(200);
    expect(kb(html), address).toBeLessThan(20);
  }
});

test("links lead to every page of the list, and from these to every product", {
  tags: "long",
}, async () => {
  const known = new Set(pathsOf(long));
  const first = await textOf("/deals/bedroom");
  const linked = new Set<string>();
  for (const address of addresses) {
    expect(known.has(address), address).toBe(true);
    expect(first).toContain(`href="${address}"`);
    for (const [, path] of (await textOf(address)).matchAll(/href="(\/deals\/bedroom\/[^"]+)"/g)) {
      linked.add(path!);
    }
  }
  expect(bedroom.filter((product) => !linked.has(productPath(product)))).toEqual([]);
});

test("filter and order work over all products, the last page's too", { tags: "long" }, async () => {
  const cards = JSON.parse(await textOf("/products/lists/bedroom.json")) as CardFacts[];
  expect(cards).toHaveLength(count);
  const last = bedroom.at(-1)!;
  const [found] = filterCards(cards, new URLSearchParams({ q: last.title }));
  expect(found?.slug).toBe(last.slug);
  const [cheapest] = filterCards(cards, new URLSearchParams({ sort: "price" }));
  expect(cheapest?.priceCents).toBe(Math.min(...bedroom.map(({ priceCents }) => priceCents)));
});

test("a list of the sample is whole on its page, and has no others", async () => {
  expect(pathsOf(sample).filter((path) => path.startsWith("/lists/"))).toEqual([]);
  expect(await textOf("/deals/bedroom", sample)).not.toContain("Pages of this list");
});

test("long titles, high prices and lists without a product are rendered", async () => {
  const [first] = sample.products.clearance;
  const title = "An extraordinarily long name ".repeat(5).slice(0, 120);
  const dear = { ...first!, title, priceCents: 1_234_500, originalPriceCents: 2_999_900 };
  const odd: Snapshot = {
    ...sample,
    products: { ...sample.products, bedroom: [], clearance: [dear] },
  };
  expect(await textOf("/clearance-items", odd)).toContain("$12,345");
  expect(await textOf(productPath(dear), odd)).toContain(title);
  expect(await textOf("/deals/bedroom", odd)).toContain("Nothing in stock here right now");
  expect(await textOf("/deals", odd)).not.toContain("Something went wrong");
});
