import { expect, test } from "vitest";
import { formatMoney, fullPercent, savings } from "./money.ts";

test("whole dollars show no cents", () => {
  expect(formatMoney(149_900)).toBe("$1,499");
  expect(formatMoney(0)).toBe("$0");
});

test("odd cents are never rounded away", () => {
  expect(formatMoney(149_950)).toBe("$1,499.50");
  expect(formatMoney(99_905)).toBe("$999.05");
});

test("amounts are written as the browser's own formatter writes them", () => {
  const browser = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [5, 99_999, 100_001, 123_456_789, -149_950, -50]) {
    expect(formatMoney(cents)).toBe(browser.format(cents / 100));
  }
});

test("savings are dollars and rounded percent of the original price", () => {
  expect(savings(9_900, 29_900)).toEqual({ cents: 20_000, percent: 67 });
});

test("what costs anything is never 100% off", () => {
  expect(savings(500, 129_900).percent).toBe(99);
  expect(savings(1, 1_000_001).percent).toBe(99);
  expect(savings(0, 10_000).percent).toBe(100);
});

test("a claim counts full percent only, and those whole", () => {
  expect(fullPercent(9_900, 29_900)).toBe(66);
  expect(fullPercent(5_040, 10_000)).toBe(49);
  for (let percent = 0; percent <= 100; percent++) {
    expect(fullPercent((100 - percent) * 100, 10_000)).toBe(percent);
  }
});
