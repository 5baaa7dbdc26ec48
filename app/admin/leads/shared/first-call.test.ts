import { expect, test } from "vitest";
import { proposeNextTry } from "./first-call.ts";

const everyDay = Array.from({ length: 7 }, () => ({ opens: "10:00", closes: "20:00" }));
const hours = [{ hours: everyDay, specialDays: [] }];
const at = (local: string) => Date.parse(`${local}:00-05:00`);

test("the next try comes later each time, on a quarter of an hour", () => {
  const now = at("2026-11-23T15:02");
  const next = (calls: number) => Date.parse(proposeNextTry(hours, calls, now));
  expect(next(1)).toBe(at("2026-11-23T16:15"));
  expect(next(2)).toBe(at("2026-11-23T19:15"));
  expect(next(3)).toBe(at("2026-11-24T15:15"));
  expect(Date.parse(proposeNextTry(undefined, 1, now))).toBe(at("2026-11-23T16:15"));
});
