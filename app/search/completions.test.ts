import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { searchIndex } from "./build-index.ts";
import { completionsOf } from "./completions.ts";
import { readQuery } from "./read-query.ts";
import { createSearch } from "./search.ts";

const search = await createSearch(searchIndex(sample), deliveryFacts(sample));
const texts = (query: string, door?: number) =>
  completionsOf(query, search, door).map(({ text }) => text);

test("a word that is begun is finished with what the shop has", () => {
  expect(texts("queen be")[0]).toBe("queen bed");
  expect(texts("secti")[0]).toBe("sectional");
  expect(texts("gray sectional")).not.toContain("gray sectional sectional");
});

test("a price that is begun is finished, with the door that most homes have or the shopper's own", () => {
  expect(texts("queen bed $7")).toEqual([
    "queen bed under $700",
    "queen bed under $700 that fits a 30-inch door",
  ]);
  expect(texts("queen bed under 7")).toEqual(texts("queen bed $7"));
  expect(texts("queen bed $700")).toContain("queen bed $700 that fits a 30-inch door");
  expect(texts("queen bed $7", 30.5)).toContain("queen bed under $700 that fits a 32-inch door");
  expect(texts("queen bed $7", 29)).toContain("queen bed under $700 that fits a 29-inch opening");
  expect(texts("queen bed $700 30 door")).toEqual([]);
});

test.each(["sofa", "queen bed", "queen be", "queen bed $7", "dining table", "sectional $1"])(
  "what is offered for “%s” is found: as much as it says, and read as the same query",
  (query) => {
    const offered = completionsOf(query, search);
    expect(offered.length).toBeGreaterThan(0);
    for (const { text, href, count } of offered) {
      const params = new URLSearchParams(href.slice(href.indexOf("?")));
      const { words, filter } = readQuery(text);
      expect(params.get("q")).toBe(words);
      expect(Object.fromEntries(params)).toEqual({
        q: words,
        ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, `${value}`])),
      });
      expect(search(words, filter).furniture).toHaveLength(count);
      expect(count).toBeGreaterThan(0);
    }
    const prices = offered.filter(({ text }) => text.includes("under"));
    const all = search(readQuery(query.replace(/ \$.*/, "")).words).furniture.length;
    for (const { count } of prices) expect(count).toBeLessThan(all);
  },
);

test("whatever kind is asked for, a price narrows it, and nothing is offered that was said already", () => {
  const kinds = new Set(search("").furniture.flatMap(({ type }) => type ?? []));
  expect(kinds.size).toBeGreaterThan(10);
  const titles = search("").furniture.map(({ title }) => title);
  for (const { count } of titles.flatMap((title) => completionsOf(title, search)))
    expect(count).toBeGreaterThan(0);
  for (const kind of kinds) {
    const all = search(kind).furniture.length;
    for (const { text, count } of completionsOf(kind, search)) {
      expect(text).not.toBe(kind);
      if (text.includes("under")) expect(count, text).toBeLessThan(all);
    }
  }
});

test.each([
  "48104",
  "when are you open",
  "return policy",
  "financing",
  "gray",
  "solid oak",
  "$7",
  "x",
])("nothing is offered for “%s”, which asks for no furniture", (query) => {
  expect(texts(query)).toEqual([]);
});
