import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { cardFacts } from "./card-facts.ts";
import { checkParts, worstVerdict } from "./delivery-fit.ts";
import { placesOf } from "./home-sizes.ts";
import { listedSizes } from "./list-sizes-file.ts";
import {
  cardWords,
  deliveryWords,
  firstDay,
  fitOf,
  homeWords,
  shortFee,
  wayIn,
} from "./place-words.ts";

const facts = deliveryFacts(sample);
/** A Tuesday at one in the afternoon. */
const now = new Date("2026-12-01T18:00:00Z");

test("the line says when and for how much, and of no place more than is known", () => {
  const fee = "$99, free on orders of $1,000 or more";
  expect(deliveryWords("48301", facts, now)).toBe(` from Wed, Dec 2: ${fee}`);
  expect(deliveryWords("48104", facts, now)).toMatch(/by quote, \$99 or more/);
  expect(deliveryWords("90210", facts, now)).toBe(": far outside our area, by quote");
  expect(deliveryWords("48301", { ...facts, zones: [] }, now)).toBe("");
  expect(["48301", "48104"].map((zip) => shortFee(zip, facts))).toEqual(["$99", "by quote"]);
  const never = { ...facts.zones[0]!, days: [] };
  expect(deliveryWords("48045", { ...facts, zones: [never] }, now)).toBe(`: ${fee}`);
});

test("the first day is said with its date, and none outside the areas", () => {
  const zone = { ...facts.zones[0]!, zips: ["48045"], days: [1] };
  const dayAfter = (leadDays: number) =>
    firstDay("48045", { ...facts, zones: [{ ...zone, leadDays }] }, now);
  expect([dayAfter(1), dayAfter(7)]).toEqual(["Mon, Dec 7", "Mon, Dec 14"]);
  expect(firstDay("48104", facts, now)).toBe("");
});

test("a card's verdict is that of the product's own page, for every product and door", () => {
  for (const product of productsOf(sample)) {
    for (const widthIn of Array.from({ length: 30 }, (_, more) => 16 + more)) {
      const way = placesOf({ "door.widthIn": widthIn, "door.heightIn": 79 });
      const listed = JSON.parse(JSON.stringify(listedSizes(product)));
      const checks = checkParts(product.pieces, way, product.facts);
      const verdict = worstVerdict(checks.map(({ verdict }) => verdict));
      expect([product.slug, widthIn, fitOf(listed, way)]).toEqual([product.slug, widthIn, verdict]);
    }
  }
});

test("a door is called by its size, with what it leaves where something does not pass it", () => {
  const way = wayIn({ "door.widthIn": 28.5, "door.heightIn": 79 })!;
  expect([homeWords(way, "fits"), homeWords(way, "no")]).toEqual([
    "30-inch door",
    "30-inch door (28½ clear)",
  ]);
  expect(homeWords({ door: { widthIn: 29, heightIn: 79 } }, "no")).toBe("29-inch opening");
  expect(homeWords({ ...way, hall: { widthIn: 36, heightIn: 96 } }, "no")).toBe("home");
});

test("a card says what is known of the home, and nothing of what isn't", () => {
  const [product] = productsOf(sample);
  const card = cardFacts(sample, product!);
  const way = wayIn({ "door.widthIn": 30, "door.heightIn": 79 })!;
  const listed = { [card.slug]: listedSizes(product!) };
  const words = (home: Partial<Parameters<typeof cardWords>[0]>, sold = {}) =>
    cardWords(
      { zip: "", facts: undefined, way: undefined, listed, ...home },
      now,
    )({
      ...card,
      ...sold,
    });
  expect(words({})).toBeUndefined();
  expect(words({ way })).toEqual({ fit: "fits", day: "" });
  expect(words({ zip: "48301", facts })).toEqual({ fit: undefined, day: "Wed, Dec 2" });
  expect(words({ zip: "48104", facts })).toBeUndefined();
  expect(words({ way, listed: {} })).toBeUndefined();
  expect(words({ way }, { sold: true })).toBeUndefined();
  expect(wayIn({ "room.lengthIn": 100, "room.widthIn": 90 })).toBeUndefined();
  expect(fitOf({ pieces: [] }, way)).toBeUndefined();
});
