import { expect, test } from "vitest";
import { findInvalidField } from "./find-invalid-field.ts";
import { rightZone, type ZoneFields, zoneFields, zoneOf } from "./zone-fields.ts";

const row = {
  area: "Wayne County",
  zips: ["482", "48101"],
  fee_cents: 9_900,
  days: [2, 5],
  lead_days: 2,
};

test("a new area that lacks something shows it at that field, its days too", () => {
  const problemOf = (fields: ZoneFields) => zoneOf(fields).problem;
  expect(problemOf(rightZone)).toBeUndefined();
  for (const name of Object.keys(rightZone) as (keyof ZoneFields)[]) {
    expect(findInvalidField({ ...rightZone, [name]: "" }, rightZone, problemOf)).toBe(name);
  }
});

test("what is saved comes back as it was", () => {
  expect(zoneOf(zoneFields(row))).toEqual({ row });
});

test.each(["0", "$0", "0.00"])("a fee of %s is free delivery", (fee) => {
  expect(zoneOf({ ...zoneFields(row), fee }).row?.fee_cents).toBe(0);
});

test("ZIP codes come as people paste them, each once", () => {
  const fields = { ...zoneFields(row), zips: "48101, 48101;\n482" };
  expect(zoneOf(fields).row?.zips).toEqual(["48101", "482"]);
});

test.each([
  [{ area: " " }, "Name the area"],
  [{ zips: "" }, "Write its ZIP codes"],
  [{ zips: "48101 4810" }, "“4810” is no ZIP code"],
  [{ fee: "free" }, "Fee: "],
  [{ fee: "9900" }, "over $1,000"],
  [{ days: "" }, "Choose the days"],
  [{ leadDays: "31" }, "0 to 30"],
])("%j is refused in words", (change, words) => {
  expect(zoneOf({ ...zoneFields(row), ...change }).problem).toContain(words);
});
