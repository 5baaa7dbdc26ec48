import { describe, expect, test } from "vitest";
import * as values from "./values.ts";

test.each([
  ["$1,299.00", "1299"],
  ["1.299,00 €", "1299"],
  ["1.299", "1299"],
  ["1 299,50", "1299.50"],
  ["1299.5", "1299.50"],
  ["12,5", "12.50"],
  ["899.9900", "899.99"],
  ["USD 499 ea", "499"],
  ["1,199.-", "1199"],
  ["499-599", "499-599"],
  ["(12.00)", "(12.00)"],
  ["call", "call"],
])("%s is %s", (cell, money) => {
  expect(values.moneyField(cell)).toBe(money);
});

test.each([
  ["3 pcs", "3"],
  ["x2", "2"],
  ["4.00000", "4"],
  ["-1", "0"],
  ["sold out", "0"],
  ["in stock", "in stock"],
])("%s is a count of %s", (cell, count) => {
  expect(values.countField(cell)).toBe(count);
});

test.each([
  ["67 x 88 x 58", "67 x 88 x 58"],
  ['67"W x 40"D x 38"H', "67 x 40 x 38"],
  ["38H x 67W x 40D", "67 x 40 x 38"],
  ["W: 67 x D: 40 x H: 38 in", "67 x 40 x 38"],
  ["84 1/2 x 38½ x 36", "84.5 x 38.5 x 36"],
  ["5' 6\" x 3 ft x 29 in", "66 x 36 x 29"],
  ["170 x 102 x 97 cm", "66.93 x 40.16 x 38.19"],
  ["80L x 60W x 45H", "60 x 80 x 45"],
  ["84L x 38D x 36H", "84 x 38 x 36"],
  [
    "Bed: 67 x 88 x 58; 2 x Nightstand: 24 x 16 x 25",
    "Bed: 67 x 88 x 58\n2 × Nightstand: 24 x 16 x 25",
  ],
  ["Queen", undefined],
  ["67 x 88", undefined],
])("the size %s is %s", (cell, size) => {
  const parts = values.readParts(cell);
  expect(parts && values.partsText(parts)).toBe(size);
});

test("a size stays the same when it is read again", () => {
  const text = "Bed: 67 x 88 x 58\n2 × Nightstand: 24 x 16 x 25";
  expect(values.partsText(values.readParts(text)!)).toBe(text);
});

describe("words", () => {
  test.each([
    ["LR", "living-room"],
    ["living rm", "living-room"],
    ["Home > Furniture > Sofas", "living-room"],
    ["Furniture > Kitchen & Dining", "dining-room"],
    ["BR", "bedroom"],
    ["Mattress Special", "mattress"],
    ["Instore Specials", "in-store"],
    ["Scratch & dent", "clearance"],
    ["Garden", undefined],
  ])("%s is the list %s", (cell, list) => {
    expect(values.readList(cell)).toBe(list);
  });

  test.each([
    ["Couch", "sofa"],
    ["Queen sleeper sofa", "sleeper sofa"],
    ["Media console", "tv stand"],
    ["Set of 4 dining chairs", "dining chairs"],
    ["Gift card", ""],
  ])("%s is the kind %s", (cell, type) => {
    expect(values.readType(cell)).toBe(type);
  });

  test.each([
    ["Floor Sample", "floor model", "Displayed in a showroom as a floor model."],
    ["Customer return", "open box", "The box was opened."],
    ["dent on the right side panel", "cosmetic mark", "dent on the right side panel"],
    ["Brand new", "new", ""],
  ])("%s is %s: %s", (cell, condition, reason) => {
    expect(values.readCondition(cell)).toEqual({ condition, reason });
  });

  // A truckload of either mixes new goods with customers' returns.
  test.each(["Overstock", "closeout"])("%s says nothing of a condition", (cell) => {
    expect(values.readCondition(cell)).toBeUndefined();
  });

  test.each([
    ["gry", "gray", "", "gry"],
    ["Navy / Brass", "blue", "gold", "Navy / Brass"],
    ["gray / white", "gray", "white", ""],
    ["Weathered walnut", "dark wood", "", "Weathered walnut"],
    ["Dark wood and white", "dark wood", "white", ""],
    ["Wood, white", "natural wood", "white", "Wood, white"],
    ["Zebra", "", "", "Zebra"],
  ])("%s is %s and %s, in the maker’s words %s", (cell, color, color2, finish) => {
    expect(values.readColor(cell)).toEqual({ color, color2, finish });
  });

  test("a long text ends with a sentence or a word", () => {
    expect(values.shortened("One two. Three four five.", 12)).toBe("One two.");
    expect(values.shortened("Power reclining sofa, blue", 22)).toBe("Power reclining sofa");
  });

  test("HTML is its words", () => {
    expect(values.wordsOfHtml("<p>Oak &amp; elm</p><ul><li>A</li><li>B</li></ul>")).toBe(
      "Oak & elm\nA\nB",
    );
    expect(values.dayField("11/5/26")).toBe("2026-11-05");
  });
});
