import { expect, test } from "vitest";
import {
  endInNine,
  isLargeChange,
  markedDown,
  parseMoney,
  priceWarnings,
  repeatProblem,
} from "./money-input.ts";

test.each([
  ["1499", 149_900],
  ["$1,499", 149_900],
  [" 1,499.5 ", 149_950],
  ["0.99", 99],
  ["1,000,000", 100_000_000],
])("%s is %d cents", (text, cents) => {
  expect(parseMoney(text)).toEqual({ cents });
});

test.each([
  "",
  "  ",
  "$",
  "0",
  "0.00",
  "-5",
  "1.499,00",
  "14,99",
  "12.345",
  "1e3",
  "abc",
  "1 499",
  "٣",
  "1000001",
])("“%s” is no price", (text) => {
  expect(parseMoney(text)).toHaveProperty("problem");
});

test("a missing zero and cents for dollars are large changes, an ordinary markdown is none", () => {
  expect(isLargeChange(149_900, 14_990)).toBe(true);
  expect(isLargeChange(149_900, 14_990_000)).toBe(true);
  expect(isLargeChange(149_900, 89_940)).toBe(false);
});

test("what moves far is typed twice, and the same", () => {
  const problem = (to: string, again: string) =>
    repeatProblem(149_900, parseMoney(to), again, "new price");
  expect(problem("149.90", "")).toBe(
    "From $1,499 to $149.90 is a change of 90%. Enter the new price again to confirm.",
  );
  expect(problem("149.90", "149")).toBe(
    "That isn’t $149.90. Type it again, or change the new price above.",
  );
  expect(problem("149.90", "$149.90")).toBeUndefined();
  expect(problem("149900", "")).toMatch(/9900%/);
  // Full percent: only nothing is 100% less.
  expect(problem("6", "")).toMatch(/ 99%/);
  expect(problem("1399", "")).toBeUndefined();
  expect(problem("words", "")).toBeUndefined();
});

test("prices end in nine from below", () => {
  expect([123_400, 122_900, 123_000, 900, 500].map(endInNine)).toEqual([
    122_900, 122_900, 122_900, 900, 500,
  ]);
});

test("a markdown goes down, by percent or dollars, and never below a dollar", () => {
  expect(markedDown(100_000, { by: "percent", amount: 10, nines: false })).toBe(90_000);
  expect(markedDown(100_000, { by: "percent", amount: 10, nines: true })).toBe(89_900);
  expect(markedDown(100_000, { by: "dollars", amount: 50, nines: false })).toBe(95_000);
  expect(markedDown(5_000, { by: "dollars", amount: 80, nines: false })).toBe(100);
  expect(markedDown(5_000, { by: "percent", amount: 0, nines: true })).toBeLessThanOrEqual(5_000);
});

test("what the advertised 50 to 70 percent do not bear is pointed out, and so are cents", () => {
  const warnings = (price: number, was = price) =>
    priceWarnings({ was, price, compareAt: 2 * was, freeFrom: 100_000 });
  expect(warnings(50_000)).toEqual([]);
  expect(warnings(90_000, 50_000)).toEqual(["10% off; the site advertises 50–70% off."]);
  expect(warnings(49_950)).toEqual(["This price includes cents."]);
  const unknown = { was: 90_000, price: 90_000, compareAt: undefined, freeFrom: 100_000 };
  expect(priceWarnings(unknown)).toEqual([]);
});

test("a price that falls under the line of free delivery is pointed out, once", () => {
  const warnings = (was: number, price: number, freeFrom?: number) =>
    priceWarnings({ was, price, compareAt: 220_000, freeFrom });
  const under = ["Under $1,000 now: on its own, it doesn’t get free delivery."];
  expect(warnings(110_000, 99_900, 100_000)).toEqual(under);
  expect(warnings(110_000, 100_000, 100_000)).toEqual([]);
  expect(warnings(99_900, 89_900, 100_000)).toEqual([]);
  expect(warnings(110_000, 99_900)).toEqual([]);
});
