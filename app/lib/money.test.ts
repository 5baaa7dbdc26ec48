import { expect, test } from "vitest";
import { formatMoney, savings } from "./money.ts";

test("whole dollars show no cents", () => {
  expect(formatMoney(149_900)).toBe("$1,499");
  expect(formatMoney(0)).toBe("$0");
});

test("odd cents are never rounded away", () => {
  expect(formatMoney(149_950)).toBe("$1,499.50");
});

test("savings are dollars and rounded percent of the original price", () => {
  expect(savings(9_900, 29_900)).toEqual({ cents: 20_000, percent: 67 });
});
