import { expect, test } from "vitest";
import { compareWeeks, filterOf, listOf, weeksOf } from "./weeks.ts";

// A Wednesday, noon in Detroit.
const now = new Date("2026-11-25T17:00:00Z");
test("a week begins on Monday by Detroit's calendar, and is held against the same days before", () => {
  expect(weeksOf(now)).toEqual({
    current: { from: "2026-11-23", to: "2026-11-25" },
    before: { from: "2026-11-16", to: "2026-11-18" },
  });
  // Sunday night there is Monday in London.
  expect(weeksOf(new Date("2026-11-30T04:00:00Z")).current).toEqual({
    from: "2026-11-23",
    to: "2026-11-29",
  });
});

test("a group that had leads in either week has a row, the busiest first and all of them last", () => {
  const group = (key: string | null, leads: number) => ({
    ...{ key, leads, in_time: 0, median: null, converted: 0, delivered: 0, sold: 0, revenue: 0 },
  });
  const rows = compareWeeks(
    [group("site", 1), group(null, 3), group("east", 2)],
    [group("west", 4), group(null, 4)],
  );
  expect(rows.map(({ key, current, before }) => [key, current.leads, before.leads])).toEqual([
    ["east", 2, 0],
    ["site", 1, 0],
    ["west", 0, 4],
    [null, 3, 4],
  ]);
  expect(compareWeeks([], []).map(({ key }) => key)).toEqual([null]);
});

test("a number's list is an address", () => {
  expect(listOf("person", "nobody", weeksOf(now).current, filterOf.converted)).toBe(
    "?kind=financing&from=2026-11-23&to=2026-11-25&person=nobody&status=converted",
  );
  expect(listOf("lender", null, weeksOf(now).before)).toBe(
    "?kind=financing&from=2026-11-16&to=2026-11-18",
  );
});
