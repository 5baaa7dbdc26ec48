import { expect, test } from "vitest";
import { shop } from "#content/shop.ts";
import { detroitTime, formatTime, isHoliday, openingAt } from "./opening.ts";

const { hours } = shop.showrooms[0]!; // Sunday 11–6, weekdays 10–8, Saturday 10–7

test.each([
  ["2026-11-23T14:59:00Z", false, "opens at 10 AM"], // Monday 9:59 EST
  ["2026-11-23T15:00:00Z", true, "until 8 PM"], // Monday 10:00
  ["2026-11-24T00:59:00Z", true, "until 8 PM"], // Monday 19:59
  ["2026-11-24T01:00:00Z", false, "opens tomorrow at 10 AM"], // Monday 20:00
  ["2026-11-22T00:30:00Z", false, "opens tomorrow at 11 AM"], // Saturday 19:30
  ["2026-11-22T16:00:00Z", true, "until 6 PM"], // Sunday 11:00
])("at %s the store is open: %s, %s", (now, open, next) => {
  expect(openingAt(hours, new Date(now))).toEqual({ open, next });
});

test("Detroit's clock follows daylight saving time, whatever clock the visitor has", () => {
  // The same hour of UTC, on both sides of both changes of 2026.
  expect(detroitTime(new Date("2026-03-07T15:30:00Z")).time).toBe("10:30");
  expect(detroitTime(new Date("2026-03-08T15:30:00Z")).time).toBe("11:30");
  expect(detroitTime(new Date("2026-10-31T14:30:00Z")).time).toBe("10:30");
  expect(detroitTime(new Date("2026-11-01T14:30:00Z")).time).toBe("09:30");
  // 2026-10-31 is a Saturday, 2026-11-01 a Sunday that opens at 11.
  expect(openingAt(hours, new Date("2026-10-31T14:30:00Z"))?.open).toBe(true);
  expect(openingAt(hours, new Date("2026-11-01T15:30:00Z"))?.open).toBe(false);
  expect(openingAt(hours, new Date("2026-11-01T16:00:00Z"))?.open).toBe(true);
});

test("midnight belongs to the new day", () => {
  expect(detroitTime(new Date("2026-11-23T05:00:00Z"))).toMatchObject({
    day: 23,
    weekday: 1,
    time: "00:00",
  });
});

test("a day without hours is passed over", () => {
  const closedMondays = hours.map((day, weekday) => (weekday === 1 ? null : day));
  expect(openingAt(closedMondays, new Date("2026-11-23T17:00:00Z"))).toEqual({
    open: false,
    next: "opens tomorrow at 10 AM",
  });
  expect(openingAt(closedMondays, new Date("2026-11-23T00:00:00Z"))).toEqual({
    open: false,
    next: "opens Tuesday at 10 AM",
  });
});

test.each([
  "2026-01-01",
  "2026-01-19",
  "2026-02-16",
  "2026-04-05", // Easter
  "2027-03-28", // Easter
  "2026-05-25",
  "2026-06-19",
  "2026-07-04",
  "2026-09-07",
  "2026-11-11",
  "2026-11-26",
  "2026-12-24",
  "2026-12-25",
  "2026-12-31",
])("%s is a holiday, so nothing is said", (date) => {
  expect(openingAt(hours, new Date(`${date}T17:00:00Z`))).toBeUndefined();
});

test.each(["2026-05-18", "2026-09-14", "2026-11-19", "2026-11-27", "2026-04-06", "2026-12-26"])(
  "%s is a day like any other",
  (date) => {
    expect(isHoliday(detroitTime(new Date(`${date}T17:00:00Z`)))).toBe(false);
  },
);

test("times are written as a shop writes them", () => {
  expect(["10:00", "12:00", "17:30", "00:15"].map(formatTime)).toEqual([
    "10 AM",
    "12 PM",
    "5:30 PM",
    "12:15 AM",
  ]);
});
