import { expect, test } from "vitest";
import { articles } from "./articles.ts";
import { cardFacts, packCards, unpackCards } from "./card-facts.ts";

test("cards come out of the package as they went in", () => {
  const cards = articles.map(cardFacts);
  expect(unpackCards(packCards(cards))).toEqual(cards);
});
