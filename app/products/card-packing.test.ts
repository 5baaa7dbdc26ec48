import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { cardFacts } from "./card-facts.ts";
import { packCards, unpackCards } from "./card-packing.ts";

test("cards come out of the package as they went in, with their slugs and pictures", () => {
  const cards = productsOf(sample).map((product) => cardFacts(sample, product));
  // Its picture is named after another one.
  cards.push({ ...cards[0]!, slug: "renamed", picture: "/pictures/another-piece-1a2b3c" });
  expect(unpackCards(packCards(cards))).toEqual(cards);
});
