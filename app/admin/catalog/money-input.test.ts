import { expect, test } from "vitest";
import { endInNine, isLargeChange, markedDown, parseMoney, priceWarnings } from "./money-input.ts";

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
  expect(priceWarnings(50_000, 100_000)).toEqual([]);
  expect(priceWarnings(90_000, 100_000)).toEqual(["10% off; the site advertises 50–70% off."]);
  expect(priceWarnings(49_950, 100_000)).toEqual(["The price has cents."]);
});
