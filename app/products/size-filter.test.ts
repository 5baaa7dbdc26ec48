import { expect, test } from "vitest";
import { readRoom, sizeTest } from "./size-filter.ts";

const sofa = { name: "Sofa", count: 1, widthIn: 84, depthIn: 38, heightIn: 34 };
const table = { name: "Table", count: 1, widthIn: 40, depthIn: 20, heightIn: 18 };

const sizes = {
  sofa: { widthIn: 84, doorIn: 32, pieces: [sofa] as const },
  table: { widthIn: 40, doorIn: 22, pieces: [table] as const },
  unmeasured: { pieces: [] },
  giant: { widthIn: 130, pieces: [{ ...sofa, widthIn: 130, depthIn: 90 }] as const },
};

const passing = (query: string) =>
  Object.keys(sizes).filter(sizeTest(sizes, new URLSearchParams(query)));

test.each([
  ["", ["sofa", "table", "unmeasured", "giant"]],
  ["door=30", ["table"]],
  ["door=32", ["sofa", "table"]],
  ["width=84", ["sofa", "table"]],
  ["room=120x96", ["sofa", "table"]],
  ["room=60x60", ["table"]],
  ["room=nonsense", ["sofa", "table", "giant"]],
])("%s", (query, slugs) => {
  expect(passing(query)).toEqual(slugs);
});

test("what is not known to fit does not", () => {
  expect(sizeTest(sizes, new URLSearchParams("door=40"))("unknown")).toBe(false);
});

test("a room is its two sides", () => {
  expect(readRoom("168x144")).toEqual({ lengthIn: 168, widthIn: 144 });
  expect(readRoom("168")).toBeUndefined();
  expect(readRoom(null)).toBeUndefined();
});
