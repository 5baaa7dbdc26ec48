import { expect, test } from "vitest";
import { filterLeads } from "../list/lead-list.ts";
import { leadAddress } from "../list/list-state.ts";
import { makeLead } from "../shared/testing.ts";
import { listOfDay, listOfPeriod } from "./lists.ts";
import { summarizeLeads } from "./overview.ts";

const now = new Date("2026-11-25T17:00:00Z");
const period = 7;
// One each six hours, newest first.
const leads = Array.from({ length: 60 }, (_, index) =>
  makeLead({
    created_at: new Date(now.getTime() - index * 21_600_000).toISOString(),
    financing_option: index % 3 ? "First Lending" : "Bank & Sons",
    status: index % 4 ? "converted" : "pending",
    suspected_junk: index % 5 ? null : "address",
    first_contacted_at:
      index % 2 ? new Date(now.getTime() - index * 20_000_000).toISOString() : null,
  }),
);
const lengthOf = (list: string) =>
  filterLeads(leads, leadAddress.read(new URLSearchParams(list)), {
    ...{ me: undefined, now: now.getTime(), withText: undefined, hours: undefined },
    ...{ sold: undefined, isRepeated: () => false },
  }).length;

test("a number of the overview opens a list of as many leads", () => {
  const overview = summarizeLeads(leads, period, now);
  const listed = (filter: Record<string, string> = {}) => lengthOf(listOfPeriod(period, filter));
  expect(listed()).toBe(overview.total);
  expect(overview.total).toBeGreaterThan(20);
  expect(listed({ status: "junk" })).toBe(overview.junk);
  expect(listed({ only: "contacted" })).toBe(overview.firstContact.contacted);
  for (const { key, leads } of overview.firstContact.spans) {
    expect(listed({ contact: key })).toBe(leads);
  }
  expect(overview.firstContact.spans.filter(({ leads }) => leads > 0).length).toBeGreaterThan(2);
  for (const { status, leads } of overview.statuses) expect(listed({ status })).toBe(leads);
  for (const { lender, leads, converted } of overview.lenders) {
    expect(listed({ lender })).toBe(leads);
    expect(listed({ lender, status: "converted" })).toBe(converted);
  }
});

test("a day's number opens that day's list, where the viewer's day is the shop's", () => {
  process.env.TZ = "America/Detroit";
  const { days, total } = summarizeLeads(leads, period, now);
  expect(days.map(({ date }) => lengthOf(listOfDay(date) ?? ""))).toEqual(
    days.map(({ leads }) => leads),
  );
  expect(days.every(({ leads }) => leads < total / 2)).toBe(true);
  process.env.TZ = "America/Chicago";
  expect(summarizeLeads(leads, period, now).days.map(({ date }) => listOfDay(date))).toEqual(
    Array(period).fill(undefined),
  );
});
