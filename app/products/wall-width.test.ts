import { expect, test } from "vitest";
import { wallWidth } from "./wall-width.ts";

const part = (name: string, widthIn: number, count = 1) => ({
  ...{ name, widthIn, count },
  ...{ depthIn: 38, heightIn: 34 },
});

test("the seats of a sectional stand joined, its ottoman before them", () => {
  const parts = [
    part("Corner seat", 36, 2),
    part("Armless seat", 36),
    part("Ottoman", 40),
  ] as const;
  expect(wallWidth({ type: "sectional", pieces: parts })).toBe(108);
});

test("a sectional's one corner turns the row, so its longer leg is what a wall has to hold", () => {
  const parts = [
    part("Left-arm recliner", 35),
    part("Corner wedge", 49),
    part("Armless recliner", 24),
    part("Right-arm recliner", 35),
  ];
  expect(wallWidth({ type: "sectional", pieces: parts })).toBe(108);
});

test("a sofa and its loveseat stand each by itself", () => {
  const parts = [part("Sofa", 84), part("Loveseat", 60)] as const;
  expect(wallWidth({ type: "living room set", pieces: parts })).toBe(84);
});
