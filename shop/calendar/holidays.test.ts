import { expect, test } from "vitest";
import { nextHolidays } from "./holidays.ts";

test("the next six, from today on, by their names", () => {
  expect(nextHolidays("2026-11-23", 6)).toEqual([
    { day: "2026-11-26", name: "Thanksgiving" },
    { day: "2026-11-27", name: "Black Friday" },
    { day: "2026-12-24", name: "Christmas Eve" },
    { day: "2026-12-25", name: "Christmas Day" },
    { day: "2026-12-31", name: "New Year’s Eve" },
    { day: "2027-01-01", name: "New Year’s Day" },
  ]);
});

test("today's holiday still counts", () => {
  expect(nextHolidays("2026-11-26", 1)[0]?.day).toBe("2026-11-26");
});

test("Easter and the Mondays have names", () => {
  const names = nextHolidays("2027-02-01", 15).map(({ name }) => name);
  expect(names).toContain("Easter Sunday");
  expect(names).toContain("Presidents’ Day");
  expect(names).not.toContain("Holiday");
});
