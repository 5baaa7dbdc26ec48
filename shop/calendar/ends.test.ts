import { expect, test } from "vitest";
import { formatEnd, lastDayBefore } from "./ends.ts";

const now = new Date("2026-11-23T15:00:00Z");

test.each([
  ["2026-11-30T05:00:00Z", "Sun, Nov 29"],
  ["2026-11-30T04:59:00Z", "Sun, Nov 29"],
  ["2026-11-29T22:00:00Z", "Sun, Nov 29, 5:00 PM"],
  ["2027-01-01T05:00:00Z", "Thu, Dec 31"],
  ["2027-01-04T05:00:00Z", "Sun, Jan 3, 2027"],
])("what ends at %s ends %s", (end, words) => {
  expect(formatEnd(end, now)).toBe(words);
});

test("the last day is Detroit's", () => {
  expect(lastDayBefore("2026-12-07T05:00:00Z")).toBe("2026-12-06");
});
