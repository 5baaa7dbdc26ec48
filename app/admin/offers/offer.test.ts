import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { quickEnds } from "../quick-ends.ts";
import { emptyFields, type Fields, offerSchema, phaseOf, shownWords } from "./offer.ts";

const now = Date.parse("2026-11-23T15:00:00Z");
const read = (change: Partial<Fields>) =>
  readFields(offerSchema(now), { ...emptyFields, words: "Open late", ...change });
const form = (change: Partial<Fields>) => Object.values(read(change).errors ?? {}).join("; ");

test("what cannot be saved is said before it is sent", () => {
  expect(form({})).toBe("");
  expect(form({ words: "  " })).toMatch(/Enter/);
  expect(form({ words: "x".repeat(141) })).toMatch(/140/);
  expect(form({ path: "https://elsewhere.example" })).toMatch(/slash/);
  expect(form({ path: "/clearance-items" })).toBe("");
  expect(form({ place: "mattress-special", words: "Limited offer" })).toMatch(/end date/);
  expect(
    form({ place: "mattress-special", words: "Limited offer", until: "2026-11-30T20:00" }),
  ).toBe("");
  expect(form({ until: "2026-11-23T09:00" })).toMatch(/past/);
  expect(form({ from: "2026-11-28T10:00", until: "2026-11-27T10:00" })).toMatch(/after the start/);
});

test.each([
  "All sizes through October",
  "Ends Sunday",
  "Free lamp by 11/30",
  "Until the end of the month",
])("“%s” needs an end, and leaves with it", (words) => {
  expect(form({ words })).toMatch(/Set an end/);
  expect(form({ words, until: "2026-11-30T20:00" })).toBe("");
});

test.each([
  "Open until nine tonight",
  "Beds until {until}",
  "Made by Marta",
  "Marked down through and through",
])("“%s” names no day", (words) => {
  expect(form({ words })).toBe("");
});

test("the quick ends are tonight, the coming Sunday, a week and a month from now", () => {
  const days = (today: string) => quickEnds(today).map(({ day }) => day);
  expect(days("2026-11-23")).toEqual(["2026-11-23", "2026-11-29", "2026-11-30", "2026-12-23"]);
  expect(days("2026-11-29")[1]).toBe("2026-12-06");
});

test("dates are Detroit's, and a package is named by its id", () => {
  expect(
    read({ place: "package package-5", words: " Ultimate ", until: "2026-11-30T20:00" }).row,
  ).toEqual({
    kind: "package",
    package_id: "package-5",
    headline: "Ultimate",
    starts_at: null,
    ends_at: "2026-12-01T01:00:00.000Z",
  });
});

test("an offer is to come, runs, or is over", () => {
  const at = (starts_at: string | null, ends_at: string | null) =>
    phaseOf({ starts_at, ends_at }, now);
  expect(at(null, null)).toBe("now");
  expect(at("2026-11-24T00:00:00Z", null)).toBe("later");
  expect(at(null, "2026-11-23T15:00:00Z")).toBe("over");
});

test("the last day stands in the words, by Detroit's calendar", () => {
  const ends_at = "2026-12-01T05:00:00Z";
  expect(shownWords({ words: "Through {until}", ends_at })).toBe("Through November 30, 2026");
  expect(shownWords({ words: "Every size", ends_at: null })).toBe("Every size");
});
