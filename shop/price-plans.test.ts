import { expect, test } from "vitest";
import { nextPlannedPrice, plannedSteps } from "./price-plans.ts";

test.each([
  [59_900, 10, 30_000, 53_900],
  [31_000, 10, 30_000, 30_000],
  // Cents below $10, and never less than a floor that is dearer than the price.
  [999, 10, 100, 899],
  [20_000, 10, 25_000, 20_000],
])("%d less %d%% to a floor of %d is %d", (cents, percent, floorCents, next) => {
  expect(nextPlannedPrice(cents, { percent, floorCents })).toBe(next);
});

test("steps keep Detroit's hour when clocks change, and end at the floor", () => {
  expect(
    plannedSteps("2026-10-30T13:00:00Z", 20_000, { percent: 20, everyDays: 7, floorCents: 15_000 }),
  ).toEqual([
    { at: "2026-11-06T14:00:00.000Z", cents: 16_000 },
    { at: "2026-11-13T14:00:00.000Z", cents: 15_000 },
  ]);
});
