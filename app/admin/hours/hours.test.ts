import { expect, test } from "vitest";
import {
  dayProblem,
  forgotten,
  formatTimes,
  type SpecialRow,
  timesProblem,
  usualTimes,
  type WeekRow,
  wholeWeek,
} from "./hours.ts";

test("closing before opening, half a day and past days are refused with words", () => {
  expect(timesProblem({ opens: "18:00", closes: "10:00" })).toMatch(/after opening/);
  expect(timesProblem({ opens: "10:00", closes: "10:00" })).toMatch(/after opening/);
  expect(timesProblem({ opens: "10:00", closes: null })).toMatch(/both times/);
  expect(timesProblem({ opens: null, closes: null })).toBe("");
  expect(timesProblem({ opens: "09:30", closes: "10:00" })).toBe("");
  expect(dayProblem("2026-11-22", "2026-11-23")).toBe("That day has passed.");
  expect(dayProblem("", "2026-11-23")).toBe("Choose a day.");
  expect(dayProblem("2062-11-26", "2026-11-23")).toMatch(/year/);
  expect(dayProblem("2026-11-23", "2026-11-23")).toBe("");
});

const special = (showroom: string, day: string) =>
  ({ showroom, day, opens: null, closes: null, note: null, version: 1 }) as SpecialRow;

test("a day that is set for one showroom alone asks for the other", () => {
  expect(forgotten([special("east", "2026-11-26")], "2026-11-26")).toBe("west");
  expect(
    forgotten([special("east", "2026-11-26"), special("west", "2026-11-26")], "2026-11-26"),
  ).toBeUndefined();
  expect(forgotten([], "2026-11-26")).toBeUndefined();
});

test("times read as a shop writes them", () => {
  const week = [
    { showroom: "east", weekday: 4, opens: "10:00:00", closes: "20:00:00", version: 1 },
  ] as WeekRow[];
  expect(formatTimes(usualTimes(week, "east", "2026-11-26"))).toBe("10 AM – 8 PM");
  expect(formatTimes(usualTimes(week, "west", "2026-11-26"))).toBe("closed");
});

test("a week that was never set, or is set in part, has every day to fill in", () => {
  expect(wholeWeek([], 7)).toHaveLength(14);
  const set = {
    showroom: "west",
    weekday: 2,
    opens: "10:00",
    closes: "20:00",
    version: 3,
  } as const;
  const week = wholeWeek([set], 7);
  expect(week.filter((row) => row === set)).toHaveLength(1);
  expect(week).toHaveLength(14);
  expect(week[0]).toEqual({ showroom: "east", weekday: 0, opens: null, closes: null, version: 7 });
});
