import { expect, test } from "vitest";
import { knownProducts } from "./known-products.ts";
import { sharedQuestions } from "./problems-part.tsx";
import { type Mends, readRows } from "./read-rows.ts";
import type { Settings } from "./settings.ts";

const settings: Settings = {
  as: "live",
  now: new Date("2026-11-23T15:00:00Z"),
  defaults: {
    ...{ list: "by kind", condition: "new", pricePercent: 0, showroom: "east", lot: "" },
    compareAtSource: "",
  },
};
const lamp = { title: "Rue lamp", price: "39", count: "3" };
const file = [
  { ...lamp, title: "Ash lamp", condition: "Scratch & dent" },
  { ...lamp, title: "Elm lamp", condition: "Scratch & dent" },
  { ...lamp, title: "Oak lamp", condition: "Floor model" },
  { ...lamp, title: "Fir lamp", condition: "as found" },
  { ...lamp, title: "Yew lamp", condition: "as found" },
  { ...lamp, sku: "1", title: "Bay lamp" },
  { ...lamp, sku: "1", title: "Bay lamp" },
  { ...lamp, sku: "1", title: "Bay lamp" },
].map((cells, at) => ({ line: at + 2, cells }));
const read = (mends: Mends = new Map()) => readRows(file, knownProducts([]), settings, mends);

test("rows that are asked the same are asked together, each answer about one word of the file", async () => {
  const questions = sharedQuestions(await read());
  expect(questions.map(({ target, cell, lines }) => [target, cell, lines])).toEqual([
    ["conditionReason", "Scratch & dent", [2, 3]],
    ["condition", "as found", [5, 6]],
  ]);
});

test("a row that was answered by itself isn't asked with the others; prices are asked of each", async () => {
  const cells = { conditionReason: "Scratches on the base" };
  const rows = await read(new Map([[2, { cells }]]));
  expect(sharedQuestions(rows).map(({ target }) => target)).toEqual(["condition"]);
  const free = { cells: { condition: "new", price: "" } };
  const others = await read(new Map([5, 6].map((line) => [line, free])));
  expect(sharedQuestions(others).map(({ target }) => target)).toEqual(["conditionReason"]);
});
