import { expect, test } from "vitest";
import { formatCalendarDay, formatDuration, formatMoment, formatRecent } from "./words.ts";

test("a moment says its year where that is another one, by Detroit's calendar", () => {
  const now = new Date("2026-11-23T15:00:00Z");
  expect(formatMoment("2027-01-01T04:59:00Z", now)).toBe("Thu, Dec 31, 11:59 PM");
  expect(formatMoment("2027-11-01T04:00:00Z", now)).toBe("Mon, Nov 1, 2027, 12:00 AM");
});

test("a day has its weekday", () => {
  expect(formatCalendarDay("2026-11-26")).toBe("Thu, Nov 26");
});

test.each([
  [20_000, "under a minute"],
  [45 * 60_000, "45 min"],
  [200 * 60_000, "3 h 20 min"],
  [26 * 3_600_000, "1 day 2 h"],
  [48 * 3_600_000, "2 days"],
])("%d ms read as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test("what was done today in Detroit says so", () => {
  const now = new Date("2026-11-27T03:30:00Z");
  expect(formatRecent("2026-11-26T14:40:00Z", now)).toBe("today 9:40 AM");
  expect(formatRecent("2026-11-25T23:00:00Z", now)).toBe("Wed, Nov 25, 6:00 PM");
});
