import { expect, test } from "vitest";
import { makeLead } from "#app/admin/leads/shared/testing.ts";
import { compareWeeks, listOf, weeksOf } from "./weeks.ts";

// A Wednesday, noon in Detroit.
const now = new Date("2026-11-25T17:00:00Z");
const facts = {
  hours: {
    week: [],
    special: [],
  },
  delivered: new Set<string>(),
  revenue: new Map<string, number>(),
};

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

test("every group has its numbers, the busiest first, junk and other days left out", () => {
  const here = (created_at: string, more = {}) =>
    makeLead({ created_at, showroom: "east", ...more });
  const converted = here("2026-11-24T15:00:00Z", {
    status: "converted",
    first_contacted_at: "2026-11-24T15:20:00Z",
  });
  const leads = [
    converted,
    here("2026-11-23T15:00:00Z", { first_contacted_at: "2026-11-23T16:00:00Z" }),
    here("2026-11-24T15:00:00Z", { suspected_junk: "phone" }),
    here("2026-11-17T15:00:00Z"),
    // Thursday of last week is not yet this week's.
    here("2026-11-19T15:00:00Z"),
    makeLead({ created_at: "2026-11-24T15:00:00Z", showroom: null }),
  ];
  const { rows, all } = compareWeeks(leads, "showroom", now, {
    ...facts,
    delivered: new Set([converted.id]),
    revenue: new Map([[converted.id, 129_900]]),
  });
  expect(rows.map(({ key }) => key)).toEqual(["east", "site"]);
  expect(rows[0]).toMatchObject({
    current: { leads: 2, converted: 1, delivered: 1, revenue: 129_900, median: 40 * 60_000 },
    before: { leads: 1, median: null },
  });
  expect(all.current.leads).toBe(3);
});

test("a number's list is an address", () => {
  expect(listOf("person", "nobody", weeksOf(now).current, "status=converted")).toBe(
    "?from=2026-11-23&to=2026-11-25&person=nobody&status=converted",
  );
  expect(listOf("lender", "all", weeksOf(now).before)).toBe("?from=2026-11-16&to=2026-11-18");
});
