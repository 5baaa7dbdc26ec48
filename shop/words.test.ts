import { expect, test } from "vitest";
import { capitalized, numberWords } from "./words.ts";

test.each([
  [0, "no"],
  [1, "one"],
  [19, "nineteen"],
  [20, "twenty"],
  [50, "fifty"],
  [53, "fifty-three"],
  [99, "ninety-nine"],
  [134, "134"],
])("%i is said as %s", (count, words) => {
  expect(numberWords(count)).toBe(words);
});

test("a sentence begins with a capital letter", () => {
  expect(capitalized(numberWords(8))).toBe("Eight");
});
