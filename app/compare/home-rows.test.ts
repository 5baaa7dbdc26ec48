import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { deliveredWords } from "./home-rows.ts";

const facts = deliveryFacts(sample);
/** A Tuesday at one in the afternoon. */
const now = new Date("2026-12-01T18:00:00Z");

test("what is compared is delivered for its own price, outside the areas by quote, and not where none is left", () => {
  const stock = { east: 1, west: 0 };
  const products = [
    { priceCents: facts.freeDeliveryFromCents, stock },
    { priceCents: facts.freeDeliveryFromCents - 1, stock },
    { priceCents: 1, stock: { east: 0, west: 0 } },
  ];
  expect(deliveredWords(products, "48301", facts, now)).toEqual([
    "Wed, Dec 2, free",
    "Wed, Dec 2, $99",
    "",
  ]);
  expect(deliveredWords(products, "48104", facts, now)).toEqual(["by quote", "by quote", ""]);
  expect(deliveredWords(products, "48301", { ...facts, zones: [] }, now)).toEqual(["", "", ""]);
});
