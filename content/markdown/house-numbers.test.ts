import { expect, test } from "vitest";
import { sampleTexts } from "#content/testing/sample-texts.ts";
import { contradictionsIn, houseNumbers } from "./house-numbers.ts";

test("every text gives each rule of thumb its one number", () => {
  const found = sampleTexts.flatMap(([id, text]) =>
    contradictionsIn(text).map((place) => `${id}: ${place}`),
  );
  expect(found, "take the number from house-numbers.ts").toEqual([]);
});

test.each(houseNumbers.map((entry) => [entry.rule, entry] as const))("%s", (_, { wrong }) => {
  expect(contradictionsIn(wrong)).toHaveLength(1);
});
