import { expect, test } from "vitest";
import { sayField, sayValue } from "./say-change.ts";

test.each([
  ["price_cents", 149_900, "$1,499"],
  ["state", "archived", "Hidden"],
  ["list", "in-store", "Instore Specials"],
  ["closes", "20:00:00", "20:00"],
  ["product_ids", ["101", "clearance-3"], "101, clearance-3"],
  ["product_ids", [], "nothing"],
  ["days", [2, 6], "Tue, Sat"],
  ["note", null, "nothing"],
  ["reviews_are_samples", false, "no"],
])("%s %j is “%s”", (name, value, words) => {
  expect(sayValue(name, value)).toBe(words);
});

test("columns have names of people", () => {
  expect(sayField("compare_at_cents")).toBe("compare-at price");
  expect(sayField("delivery_fee_cents")).toBe("delivery fee");
  expect(sayField("monthly_payments_shown")).toBe("monthly payments shown");
});
