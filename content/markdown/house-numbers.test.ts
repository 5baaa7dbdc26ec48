import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { sample } from "#content/sample.ts";
import { plainText } from "#shop/html.ts";
import { contradictionsIn, houseNumbers } from "./house-numbers.ts";

const texts = articlesOf(sample).map(
  ({ id, excerpt, html }) => [id, `${excerpt} ${plainText(html)}`] as const,
);

test("articles give each rule of thumb its one number", () => {
  const found = texts.flatMap(([id, text]) =>
    contradictionsIn(text).map((place) => `${id}: ${place}`),
  );
  expect(found, "take the number from house-numbers.ts").toEqual([]);
});

test.each(houseNumbers.map((entry) => [entry.rule, entry] as const))("%s", (_, { wrong }) => {
  expect(contradictionsIn(wrong)).toHaveLength(1);
});
