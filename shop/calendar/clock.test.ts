import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { detroitToday, fromLocal, toLocal } from "./clock.ts";

const root = resolve(import.meta.dirname, "../..");

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

test("the day begins at midnight in Detroit", () => {
  expect(detroitToday(new Date("2026-11-27T03:00:00Z"))).toBe("2026-11-26");
  expect(detroitToday(new Date("2026-11-27T05:00:00Z"))).toBe("2026-11-27");
});

test("nothing else in app and server has a clock for Detroit", () => {
  const knows = globSync("{app,shop,server}/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
    /timeZone: "America/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(knows.filter((file) => !file.includes(".test."))).toEqual([]);
});
