import { expect, test } from "vitest";
import { salesTaxPercent } from "./sales-tax.ts";

test.each([
  [["MI", "MI"], 6],
  [["MI"], 6],
  [["MI", "IN"], undefined],
  [["OH", "OH"], undefined],
  [["MI", "OH"], undefined],
  [[], undefined],
])("showrooms in %j ask %s percent", (regions, percent) => {
  expect(salesTaxPercent(regions.map((region) => ({ region })))).toBe(percent);
});
