import { expect, test } from "vitest";
import type { ShowroomHours } from "./hours.ts";
import { afterOpenTime, openTimeBetween } from "./open-time.ts";

const sunday = { opens: "11:00", closes: "18:00" };
const week = (opens: string): ShowroomHours => ({
  hours: [sunday, ...Array.from({ length: 6 }, () => ({ opens, closes: "20:00" }))],
  specialDays: [{ day: "2026-11-26", hours: null }],
});
const showrooms = [week("10:00"), week("12:00")];
const at = (local: string) => Date.parse(`${local}:00-05:00`);
const minutes = (from: string, to: string) => openTimeBetween(showrooms, at(from), at(to)) / 60_000;

test("only the time between opening and closing counts, whichever showroom is open", () => {
  expect(minutes("2026-11-23T10:30", "2026-11-23T10:50")).toBe(20);
  expect(minutes("2026-11-23T09:00", "2026-11-23T10:10")).toBe(10);
  expect(minutes("2026-11-23T19:50", "2026-11-24T10:10")).toBe(20);
  expect(minutes("2026-11-23T21:00", "2026-11-24T08:00")).toBe(0);
});

test("a special day that is closed does not count", () => {
  expect(minutes("2026-11-25T19:30", "2026-11-27T10:30")).toBe(60);
});

test("the night of a clock change has its own length, and opening hours theirs", () => {
  const from = Date.parse("2026-10-31T19:30:00-04:00");
  const to = Date.parse("2026-11-01T11:30:00-05:00");
  expect(openTimeBetween(showrooms, from, to) / 60_000).toBe(60);
});

test("open time is added over the night and over a closed day", () => {
  const hourMs = 3_600_000;
  expect(afterOpenTime(showrooms, at("2026-11-23T19:30"), hourMs)).toBe(at("2026-11-24T10:30"));
  expect(afterOpenTime(showrooms, at("2026-11-25T19:30"), hourMs)).toBe(at("2026-11-27T10:30"));
  expect(afterOpenTime([], at("2026-11-23T19:30"), hourMs)).toBeNull();
});

test("a holiday that nobody has said anything about counts as its weekday", () => {
  expect(minutes("2026-12-24T19:30", "2026-12-25T10:30")).toBe(60);
});
