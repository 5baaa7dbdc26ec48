import { expect, test } from "vitest";
import { shop } from "#content/shop.ts";
import { detroitTime } from "./clock.ts";
import { holidayName } from "./holidays.ts";
import { hoursSetFor, type OtherHours, openingAt } from "./hours.ts";

const { hours } = shop.showrooms[0]!; // Sunday 11–6, weekdays 10–8, Saturday 10–7
const at = (now: string, specialDays: readonly OtherHours[] = [], week = hours) =>
  openingAt({ hours: week, specialDays }, new Date(now));

test.each([
  ["2026-11-23T14:59:00Z", false, "opens at 10 AM"], // Monday 9:59 EST
  ["2026-11-23T15:00:00Z", true, "until 8 PM"], // Monday 10:00
  ["2026-11-24T00:59:00Z", true, "until 8 PM"], // Monday 19:59
  ["2026-11-24T01:00:00Z", false, "opens tomorrow at 10 AM"], // Monday 20:00
  ["2026-11-22T00:30:00Z", false, "opens tomorrow at 11 AM"], // Saturday 19:30
  ["2026-11-22T16:00:00Z", true, "until 6 PM"], // Sunday 11:00
])("at %s the store is open: %s, %s", (now, open, next) => {
  expect(at(now)).toEqual({ open, next });
});

test("Detroit's clock follows daylight saving time, whatever clock the visitor has", () => {
  // The same hour of UTC, on both sides of both changes of 2026.
  expect(detroitTime(new Date("2026-03-07T15:30:00Z")).time).toBe("10:30");
  expect(detroitTime(new Date("2026-03-08T15:30:00Z")).time).toBe("11:30");
  expect(detroitTime(new Date("2026-10-31T14:30:00Z")).time).toBe("10:30");
  expect(detroitTime(new Date("2026-11-01T14:30:00Z")).time).toBe("09:30");
  // 2026-10-31 is a Saturday, 2026-11-01 a Sunday that opens at 11.
  expect(at("2026-10-31T14:30:00Z")?.open).toBe(true);
  expect(at("2026-11-01T15:30:00Z")?.open).toBe(false);
  expect(at("2026-11-01T16:00:00Z")?.open).toBe(true);
});

test("midnight belongs to the new day", () => {
  expect(detroitTime(new Date("2026-11-23T05:00:00Z"))).toMatchObject({
    day: "2026-11-23",
    weekday: 1,
    time: "00:00",
  });
});

test("a day without hours is passed over", () => {
  const closedMondays = hours.map((day, weekday) => (weekday === 1 ? null : day));
  expect(at("2026-11-23T17:00:00Z", [], closedMondays)).toEqual({
    open: false,
    next: "opens tomorrow at 10 AM",
  });
  expect(at("2026-11-23T00:00:00Z", [], closedMondays)).toEqual({
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
  "2026-10-12",
  "2026-11-27", // Black Friday
  "2024-11-29",
])("%s is a holiday, so its name and “call first” are all that is said", (date) => {
  expect(at(`${date}T17:00:00Z`)).toEqual({ next: `${holidayName(date)}: call first` });
});

test.each([
  "2026-05-18",
  "2026-09-14",
  "2026-11-19",
  "2026-11-20",
  "2024-11-22",
  "2026-04-06",
  "2026-12-26",
])("%s is a day like any other", (date) => {
  expect(holidayName(date)).toBeUndefined();
});

const closed = (day: string) => ({ day, hours: null });
const open = (day: string, opens: string, closes: string) => ({ day, hours: { opens, closes } });

/** Thanksgiving of 2026 is a Thursday, and Christmas Eve another one. */
const thanksgiving = [closed("2026-11-26"), open("2026-11-27", "06:00", "22:00")];
const christmas = [
  open("2026-12-24", "10:00", "14:00"),
  closed("2026-12-25"),
  closed("2026-12-26"),
  closed("2026-12-27"),
];

test.each([
  ["the evening before", "2026-11-26T02:00:00Z", thanksgiving, false, "opens Friday at 6 AM"],
  ["the afternoon before", "2026-11-25T21:00:00Z", thanksgiving, true, "until 8 PM"],
  ["the day itself", "2026-11-26T17:00:00Z", thanksgiving, false, "opens tomorrow at 6 AM"],
  ["early on the day after", "2026-11-27T10:59:00Z", thanksgiving, false, "opens at 6 AM"],
  ["late on the day after", "2026-11-28T02:59:00Z", thanksgiving, true, "until 10 PM"],
  ["a short day", "2026-12-24T18:59:00Z", christmas, true, "until 2 PM"],
  ["after a short day", "2026-12-24T19:00:00Z", christmas, false, "opens Monday at 10 AM"],
  ["among closed days", "2026-12-26T17:00:00Z", christmas, false, "opens Monday at 10 AM"],
])("%s the badge follows the special days", (_, now, days, isOpen, next) => {
  expect(at(now, days)).toEqual({ open: isOpen, next });
});

test("a closed week is named by the date on which it ends", () => {
  const week = ["04", "05", "06", "07", "08", "09", "10"].map((day) => closed(`2027-01-${day}`));
  expect(at("2027-01-04T17:00:00Z", week)?.next).toBe("opens on January 11 at 10 AM");
});

test("before a holiday for which nobody has given hours none are promised", () => {
  expect(at("2026-11-26T02:00:00Z")).toEqual({
    open: false,
    next: "tomorrow is Thanksgiving: call first",
  });
});

test("a holiday with hours of its own is a day like any other", () => {
  const usual = [open("2026-11-11", "10:00", "20:00")];
  expect(at("2026-11-11T17:00:00Z", usual)?.open).toBe(true);
});

test("tomorrow is the next day of the calendar, also where the clocks are changed", () => {
  // Both nights are followed by a Sunday with hours of its own.
  for (const [evening, day] of [
    ["2026-11-01T03:30:00Z", "2026-11-01"],
    ["2026-03-08T03:30:00Z", "2026-03-08"],
  ] as const) {
    expect(at(evening, [open(day, "12:00", "17:00")])?.next).toBe("opens tomorrow at 12 PM");
  }
});

test("what was set for a day is its own hours, or those of its weekday", () => {
  const showroom = { hours, specialDays: thanksgiving };
  expect(hoursSetFor("2026-11-26", showroom)).toBeNull();
  expect(hoursSetFor("2026-11-27", showroom)).toEqual({ opens: "06:00", closes: "22:00" });
  expect(hoursSetFor("2026-12-25", showroom)).toEqual({ opens: "10:00", closes: "20:00" });
});
