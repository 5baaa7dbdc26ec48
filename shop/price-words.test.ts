import { expect, test } from "vitest";
import { plannedPriceWords } from "./price-words.ts";

const now = "2026-11-30T17:00:00Z";
const words = (more: object) => plannedPriceWords({ priceCents: 59_900, ...more }, now);

test("a sale says its last day, with the hour where it ends within a day", () => {
  expect(words({ priceUntil: "2026-12-07T05:00:00Z" })).toBe("This price is until Sun, Dec 6.");
  expect(words({ priceUntil: "2026-12-07T04:59:00Z" })).toBe("This price is until Sun, Dec 6.");
  expect(words({ priceUntil: "2026-12-06T22:00:00Z" })).toMatch("until Sun, Dec 6, 5:00");
});

test("a falling price says its next step, by the weekday where that is clear", () => {
  const on = (at: string) => words({ nextPrice: { at, cents: 53_900 } });
  expect(on("2026-12-04T14:00:00Z")).toBe("$599 now · $539 on Friday if it’s still here");
  expect(on("2026-12-07T14:00:00Z")).toBe("$599 now · $539 on Mon, Dec 7 if it’s still here");
});

test("a price without a plan says nothing", () => expect(words({})).toBeUndefined());
