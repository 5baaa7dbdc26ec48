import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { describeQuietHours, quietFields, quietSchema } from "./quiet-hours.ts";

test("quiet hours come back as they were saved, and none are those that the store was started with", () => {
  for (const [quiet_from, quiet_until] of [
    ["20:00:00", "09:30:00"],
    [null, null],
  ] as const) {
    const row = {
      quiet_from: quiet_from?.slice(0, 5) ?? null,
      quiet_until: quiet_until?.slice(0, 5) ?? null,
    };
    expect(readFields(quietSchema, quietFields({ quiet_from, quiet_until }))).toEqual({ row });
  }
});

test.each([
  ["21:01", "08:00", /after 9/],
  ["21:00", "07:59", /before 8/],
  ["14:59", "08:00", /between 3 PM/],
  ["21:00", "12:01", /noon/],
  ["", "08:00", /start time/],
  ["21:00", "", /end time/],
])("from %s to %s is refused", (quiet_from, quiet_until, words) => {
  const { errors } = readFields(quietSchema, { quiet_from, quiet_until });
  expect(Object.values(errors ?? {})).toEqual([expect.stringMatching(words)]);
});

test("they are said as people say them", () => {
  expect(describeQuietHours("21:00:00", "08:30:00")).toBe("from 9 PM to 8:30 AM");
  expect(describeQuietHours("00:00:00", "00:00:00")).toBe("never");
});
