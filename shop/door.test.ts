import { expect, test } from "vitest";
import { clearWidthIn, doorSizesIn, doorWords } from "./door.ts";

test("a door leaves less than its own width, as the help on measuring says", () => {
  expect(clearWidthIn(32)).toBe(30.5);
  expect(doorSizesIn.map(clearWidthIn)).toEqual([26.5, 28.5, 30.5, 34.5]);
});

test("a way in is called by the door that leaves so much, or by what it measures", () => {
  expect([28.5, 30.5, 29, 29.25].map(doorWords)).toEqual([
    "30-inch door",
    "32-inch door",
    "29-inch opening",
    "29.25-inch opening",
  ]);
});
