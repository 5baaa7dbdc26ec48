import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { deliveredWords, fitRow } from "./home-rows.ts";

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

test("without a door it is said what each needs, with one what does not pass it", () => {
  const sofa = {
    pieces: [{ name: "Sofa", count: 1, widthIn: 82, depthIn: 36, heightIn: 33 }],
    facts: {},
    opening: "Needs a 34-inch opening.",
  };
  const none = { pieces: [], facts: {}, opening: undefined };
  expect(fitRow([sofa, none], undefined)).toEqual({
    name: "To get it in",
    values: ["Needs a 34-inch opening.", ""],
  });
  const door = (widthIn: number) => ({ door: { widthIn, heightIn: 79 } });
  expect(fitRow([sofa, none], door(38.5))).toEqual({
    name: "To get it in",
    values: ["", ""],
    fits: ["fits", undefined],
    way: door(38.5),
  });
  const { values, fits } = fitRow([sofa], door(20));
  expect([values[0], fits?.[0]]).toEqual(["Needs a 34-inch opening.", "no"]);
  const way = { ...door(20), hall: { widthIn: 20, heightIn: 90 } };
  expect(fitRow([sofa], way)).toMatchObject({ values: [""], fits: ["no"] });
});
