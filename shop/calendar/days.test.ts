import { expect, test } from "vitest";
import { addDays, dayNames, dayNumber, formatHours, formatTime, weekdayOf } from "./days.ts";

test("days are counted by the calendar, also where the clocks are changed", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect([1, 2].map((days) => addDays("2026-10-31", days))).toEqual(["2026-11-01", "2026-11-02"]);
  expect(addDays("2026-03-07", 1)).toBe("2026-03-08");
  expect(dayNumber("2026-11-26") - dayNumber("2026-10-27")).toBe(30);
});

test("a day knows its weekday", () => {
  expect(dayNames[weekdayOf("2026-11-26")]).toBe("Thursday");
  expect(weekdayOf("2026-11-22")).toBe(0);
});

test("times are written as a shop writes them", () => {
  expect(["10:00", "12:00", "17:30", "00:15"].map(formatTime)).toEqual([
    "10 AM",
    "12 PM",
    "5:30 PM",
    "12:15 AM",
  ]);
});

test("a day's hours are written in a line", () => {
  expect(formatHours({ opens: "06:00", closes: "22:30" })).toBe("6 AM – 10:30 PM");
  expect(formatHours(null)).toBe("Closed");
});
