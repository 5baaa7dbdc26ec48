import { expect, test } from "vitest";
import { sumsIn } from "./sums.ts";

test.each([
  ["It takes 7 × $107 + 25 = $774 in all.", 774, 774],
  ["So (14 + 16) ÷ 2 = $15.", 15, 15],
  ["√(84² − 79.5²) = 27 inches", Math.sqrt(84 ** 2 - 79.5 ** 2), 27],
  ["15 × 30 × ½ = 225", 225, 225],
  ["that is 20 ÷ 92 = 22% off", 2000 / 92, 22],
  ["10 − 4 − 3 = 3", 3, 3],
  ["9,600 ÷ 2 = 4,800", 4800, 4800],
  ["66 − 2 × 5 = 56", 56, 56],
])("%j is read and worked out", (text, worth, said) => {
  const [found, ...others] = sumsIn(text);
  expect(others).toEqual([]);
  expect(found!.worth).toBeCloseTo(worth, 9);
  expect(found!.said).toBe(said);
});

test("two sums in neighboring cells of a table are two sums", () => {
  expect(sumsIn("5 + 2 + 5 = 12 2 + 2 + 4 = 8").map(({ text }) => text)).toEqual([
    "5 + 2 + 5 = 12",
    "2 + 2 + 4 = 8",
  ]);
});

test("a rounded result may differ by half of its last digit", () => {
  const [right] = sumsIn("42 × 4.7 × 0.00369 = 0.73");
  expect(Math.abs(right!.worth - right!.said)).toBeLessThanOrEqual(right!.slack);
  const [wrong] = sumsIn("42 × 4.7 × 0.00369 = 0.74");
  expect(Math.abs(wrong!.worth - wrong!.said)).toBeGreaterThan(wrong!.slack);
});
