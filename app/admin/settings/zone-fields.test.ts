import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { zoneFields, zoneSchema } from "./zone-fields.ts";

const row = {
  area: "Wayne County",
  zips: ["482", "48101"],
  fee_cents: 9_900,
  days: [2, 5],
  lead_days: 2,
  most_per_day: 8,
};

const typed = (change: object) => readFields(zoneSchema, { ...zoneFields(row), ...change });

test("a new area says all that it lacks, each at its field", () => {
  const nothing = { area: "", zips: "", fee_cents: "", days: "", lead_days: "" };
  expect(Object.keys(typed(nothing).errors ?? {}).sort()).toEqual(Object.keys(nothing).sort());
});

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test.each(["0", "$0", "0.00"])("a fee of %s is free delivery", (fee_cents) => {
  expect(typed({ fee_cents }).row?.fee_cents).toBe(0);
});

test("without a limit, a day takes any number of stops", () => {
  expect(typed({ most_per_day: " " }).row?.most_per_day).toBeNull();
});

test("ZIP codes come as people paste them, each once", () => {
  expect(typed({ zips: "48101, 48101;\n482" }).row?.zips).toEqual(["48101", "482"]);
});

test.each([
  [{ area: " " }, "Enter an area name"],
  [{ zips: "" }, "Enter ZIP codes"],
  [{ zips: "48101 4810" }, "“4810” isn’t a ZIP code"],
  [{ fee_cents: "free" }, "Enter dollars"],
  [{ fee_cents: "9900" }, "over $1,000"],
  [{ days: "" }, "Choose your delivery days"],
  [{ lead_days: "31" }, "0 to 30"],
  [{ most_per_day: "0" }, "1 to 500 stops"],
  [{ most_per_day: "many" }, "1 to 500 stops"],
])("%j is refused in words", (change, words) => {
  expect(typed(change).errors).toEqual({
    [Object.keys(change)[0]!]: expect.stringContaining(words),
  });
});
