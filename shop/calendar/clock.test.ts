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

test.each([
  // Skipped: as long after the change as the clock would have been.
  ["2026-03-08T02:00", "2026-03-08T07:00:00.000Z", "2026-03-08T03:00"],
  ["2027-03-14T02:30", "2027-03-14T07:30:00.000Z", "2027-03-14T03:30"],
  ["2027-03-14T02:59", "2027-03-14T07:59:00.000Z", "2027-03-14T03:59"],
  // Twice: the second one, as in Postgres.
  ["2026-11-01T01:00", "2026-11-01T06:00:00.000Z", "2026-11-01T01:00"],
  ["2027-11-07T01:30", "2027-11-07T06:30:00.000Z", "2027-11-07T01:30"],
  ["2026-11-01T02:00", "2026-11-01T07:00:00.000Z", "2026-11-01T02:00"],
  ["2028-02-29T23:30", "2028-03-01T04:30:00.000Z", "2028-02-29T23:30"],
])(
  "%s, which is skipped or doubled or of a leap day, is %s and shown as %s",
  (local, iso, shown) => {
    expect(fromLocal(local)).toBe(iso);
    expect(toLocal(iso)).toBe(shown);
  },
);

test("every half hour of two years is found again, and moments never go back", {
  tags: "long",
}, () => {
  let last = 0;
  for (let at = Date.parse("2026-01-01T00:00Z"); at < Date.parse("2028-01-01"); at += 1_800_000) {
    const moment = Date.parse(fromLocal(new Date(at).toISOString().slice(0, 16)));
    const local = toLocal(new Date(moment));
    if (moment < last) expect(local).toMatch(/-03-\d\dT03:/);
    if (local !== new Date(at).toISOString().slice(0, 16)) expect(local).toMatch(/-03-\d\dT03:/);
    last = moment;
  }
});

test.each(["", "2027-02-30T25:00", "tomorrow"])("%j is no date and time", (local) => {
  expect(() => fromLocal(local)).toThrow(RangeError);
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
