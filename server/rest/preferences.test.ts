import { expect, test } from "vitest";
import { parsePreferences } from "./preferences.ts";

test("without a header nothing is returned, counted or merged", () => {
  expect(parsePreferences(undefined)).toEqual({
    return: "minimal",
    count: undefined,
    resolution: undefined,
    missing: "null",
    maxAffected: undefined,
    applied: "",
  });
});

test("what was understood is said to be applied, the first of its kind", () => {
  expect(
    parsePreferences(
      "return=representation, count=exact,count=planned, resolution=merge-duplicates",
    ),
  ).toMatchObject({
    return: "representation",
    count: "exact",
    resolution: "merge-duplicates",
    applied: "return=representation, count=exact, resolution=merge-duplicates",
  });
});

test("what is not understood is ignored, also a wish to roll back", () => {
  expect(parsePreferences("return=everything, tx=rollback, constructor=1").applied).toBe("");
});

test("with strict handling what is not understood is refused by name", () => {
  expect(() => parsePreferences("handling=strict, tx=rollback, x=1")).toThrow(
    expect.objectContaining({
      status: 400,
      body: expect.objectContaining({
        code: "PGRST122",
        details: "Invalid preferences: tx=rollback, x=1",
      }),
    }),
  );
});

test("max-affected holds with strict handling only", () => {
  expect(parsePreferences("max-affected=3")).toMatchObject({ maxAffected: undefined, applied: "" });
  expect(parsePreferences("handling=strict, max-affected=3").maxAffected).toBe(3);
});
