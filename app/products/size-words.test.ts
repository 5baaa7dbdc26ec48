import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { bedsOf, seatsLabel, seatsOf } from "./size-words.ts";

test.each([
  ["Seats 4", ["4"]],
  ["Seats 5", ["4"]],
  ["Seats 4 to 6", ["4", "6"]],
  ["Seats 2 to 4", ["2", "4"]],
  ["Seats 8 to 10", ["8"]],
  ["One seat, up to 350 lb", []],
  ["82 inches tall", []],
  ["Set of 2", []],
  [undefined, []],
])("%s has seats for groups of %j", (size, groups) => {
  expect(seatsOf(size)).toEqual(groups);
});

test.each([
  ["Queen", ["Queen"]],
  ["California King", ["California King"]],
  ["Twin over Full", ["Twin", "Full"]],
  ["Full or Queen", ["Full", "Queen"]],
  ["6 Drawers", []],
  [undefined, []],
])("%s is a bed of %j", (size, beds) => {
  expect(bedsOf(size)).toEqual(beds);
});

test("groups are said as ranges", () => {
  expect(["2", "4", "6", "8"].map(seatsLabel)).toEqual(["2 to 3", "4 to 5", "6 to 7", "8 or more"]);
});

test("no size of the sample's names seats or a bed in words that are not understood", () => {
  const sizes = productsOf(sample).map(({ size = "" }) => size);
  const seats = sizes.filter((size) => /^seats\b/i.test(size));
  expect(seats.filter((size) => seatsOf(size).length === 0)).toEqual([]);
  const beds = sizes.filter((size) => /twin|full|queen|king/i.test(size));
  expect(beds.filter((size) => bedsOf(size).length === 0)).toEqual([]);
});
