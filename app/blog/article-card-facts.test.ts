import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { cardFacts, packCards, unpackCards } from "./article-card-facts.ts";
import { articlesOf } from "./articles.ts";

test("cards come out of the package as they went in", () => {
  const cards = articlesOf(sample).map(cardFacts);
  expect(unpackCards(packCards(cards))).toEqual(cards);
});
