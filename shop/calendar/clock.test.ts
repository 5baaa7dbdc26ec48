import { expect, test } from "vitest";
import { addDays, detroitToday, fromLocal, sayDay, sayMoment, toLocal } from "./clock.ts";

test.each([
  ["2026-11-26T17:00", "2026-11-26T22:00:00.000Z"], // winter
  ["2026-07-04T17:00", "2026-07-04T21:00:00.000Z"], // summer
  ["2026-03-08T03:30", "2026-03-08T07:30:00.000Z"], // just after the clocks went on
  ["2026-11-01T00:30", "2026-11-01T04:30:00.000Z"], // just before they go back
  ["2026-12-31T23:59", "2027-01-01T04:59:00.000Z"],
])("%s in Detroit is %s", (local, iso) => {
  expect(fromLocal(local)).toBe(iso);
  expect(toLocal(iso)).toBe(local);
});

test("an hour that a clock change skips is not lost", () => {
  expect(Date.parse(fromLocal("2026-03-08T02:30"))).toBeGreaterThan(0);
});

test("a moment says its year where that is another one, by Detroit's calendar", () => {
  const now = new Date("2026-11-23T15:00:00Z");
  expect(sayMoment("2027-01-01T04:59:00Z", now)).toBe("Thu, Dec 31, 11:59 PM");
  expect(sayMoment("2027-11-01T04:00:00Z", now)).toBe("Mon, Nov 1, 2027, 12:00 AM");
});

test("days are counted by the calendar", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(sayDay("2026-11-26")).toBe("Thu, Nov 26");
  expect(detroitToday(new Date("2026-11-27T03:00:00Z"))).toBe("2026-11-26");
});
