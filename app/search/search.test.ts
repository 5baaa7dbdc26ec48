import { expect, test } from "vitest";
import { search, wordsOf } from "./search.ts";
import type { SearchEntry } from "./search-index.ts";

const entries: SearchEntry[] = [
  {
    title: "Ridgewood Queen Bed",
    href: "/deals/bedroom/a",
    kind: "Bedroom",
    words: "gray oak bed",
  },
  {
    title: "Gray Bouclé Sofa",
    href: "/deals/living-room/b",
    kind: "Living room",
    words: "couch sofa",
  },
  { title: "Oak Bunk Bed", href: "/deals/bedroom/c", kind: "Bedroom", words: "twin kid" },
  { title: "Lift One Corner of a Sofa", href: "/blog/d", kind: "Article", words: "frame joint" },
];
const found = (query: string) => search(entries, query).map(({ href }) => href.split("/").at(-1));

test("every word has to be found, wherever it stands", () => {
  expect(found("oak bed")).toEqual(["c", "a"]);
  expect(found("oak sofa")).toEqual([]);
});

test("the beginning of a word is enough while one types", () => {
  expect(found("ridg")).toEqual(["a"]);
  expect(found("bun be")).toEqual(["c"]);
});

test("a word of the title beats one of the description", () => {
  expect(found("gray")).toEqual(["b", "a"]);
});

test("things to buy come before things to read", () => {
  expect(found("sofa")).toEqual(["b", "d"]);
});

test("accents, capitals, marks and plurals make no difference", () => {
  expect(found("BOUCLE sofas!")).toEqual(["b"]);
  expect(wordsOf("Kids' glass, dress, sofas")).toEqual(["kid", "glass", "dress", "sofa"]);
});

test("nothing is found for nothing", () => {
  expect(found("")).toEqual([]);
  expect(found(" ,. ")).toEqual([]);
});
