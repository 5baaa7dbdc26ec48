import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { productsOf } from "#app/catalog/products.ts";
import { sample } from "#content/sample.ts";
import { searchIndex } from "./build-index.ts";
import { search } from "./search.ts";
import { entriesOf } from "./search-index.ts";

const index = searchIndex(sample);

test("everything sold and everything written is in the index, each under its own address", () => {
  expect(index).toHaveLength(
    productsOf(sample).length + sample.packages.length + sample.articles.length,
  );
  expect(new Set(index.map(({ href }) => href)).size).toBe(index.length);
});

test("the last part of an address is enough to find an entry", () => {
  const slugs = index.map(({ href }) => href.split("/").at(-1)!);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(entriesOf(["package-2", "gone"], index).map(({ kind }) => kind)).toEqual(["Package"]);
});

test("the index stays small", () => {
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(15_000);
});

test.each([
  ["queen mattress", "/mattress-special/queen"],
  ["40 piece", "/package-deals/package-5"],
  ["couch", "/deals/living-room/"],
  ["bunk", "/deals/bedroom/"],
  ["rug", "/blog/room-design-3"],
])("“%s” finds %s", (query, href) => {
  expect(search(index, query).some((entry) => entry.href.startsWith(href))).toBe(true);
});
