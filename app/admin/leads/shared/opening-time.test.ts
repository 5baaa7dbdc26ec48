import { expect, test } from "vitest";
import {
  afterOpenTime,
  type OpeningRows,
  openTimeBetween,
  proposeNextTry,
} from "./opening-time.ts";

const week = ["east", "west"].flatMap((showroom) =>
  Array.from({ length: 7 }, (_, weekday) => ({
    showroom,
    weekday,
    opens: weekday === 0 ? "11:00:00" : showroom === "east" ? "10:00:00" : "12:00:00",
    closes: weekday === 0 ? "18:00:00" : "20:00:00",
    version: 1,
  })),
);
const special = [
  { showroom: "east", day: "2026-11-26", opens: null, closes: null, note: null, version: 1 },
  { showroom: "west", day: "2026-11-26", opens: null, closes: null, note: null, version: 1 },
];
const hours = { week, special } as unknown as OpeningRows;
const at = (local: string) => Date.parse(`${local}:00-05:00`);
const minutes = (from: string, to: string) => openTimeBetween(hours, at(from), at(to)) / 60_000;

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
  expect(openTimeBetween(hours, from, to) / 60_000).toBe(60);
});

test("open time is added over the night and over a closed day", () => {
  const hourMs = 3_600_000;
  expect(afterOpenTime(hours, at("2026-11-23T19:30"), hourMs)).toBe(at("2026-11-24T10:30"));
  expect(afterOpenTime(hours, at("2026-11-25T19:30"), hourMs)).toBe(at("2026-11-27T10:30"));
  const never = { week: [], special: [] };
  expect(afterOpenTime(never, at("2026-11-23T19:30"), hourMs)).toBeNull();
});

test("the next try comes later each time, on a quarter of an hour", () => {
  const now = at("2026-11-23T15:02");
  const next = (calls: number) => Date.parse(proposeNextTry(hours, calls, now));
  expect(next(1)).toBe(at("2026-11-23T16:15"));
  expect(next(2)).toBe(at("2026-11-23T19:15"));
  expect(next(3)).toBe(at("2026-11-24T15:15"));
  expect(Date.parse(proposeNextTry(undefined, 1, now))).toBe(at("2026-11-23T16:15"));
});
