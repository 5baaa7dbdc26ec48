import { expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { cardFacts } from "./card-facts.ts";
import { checkParts, worstVerdict } from "./delivery-fit.ts";
import { placesOf } from "./home-sizes.ts";
import { listedSizes } from "./list-sizes-file.ts";
import { cardWords, deliveryWords, fitWords, shortDay, shortFee, wayIn } from "./place-words.ts";

const facts = deliveryFacts(sample);
/** A Tuesday at one in the afternoon. */
const now = new Date("2026-12-01T18:00:00Z");

test("the line says when and for how much, and of no place more than is known", () => {
  const fee = "$99, free on orders of $1,000 or more";
  expect(deliveryWords("48301", facts, now)).toBe(` from Wed, Dec 2: ${fee}`);
  expect(deliveryWords("48104", facts, now)).toMatch(/quoted on request from \$99/);
  expect(deliveryWords("90210", facts, now)).toMatch(/quoted on request$/);
  expect(deliveryWords("48301", { ...facts, zones: [] }, now)).toBe("");
  expect(["48301", "48104"].map((zip) => shortFee(zip, facts))).toEqual(["$99", "by quote"]);
  const never = { ...facts.zones[0]!, days: [] };
  expect(deliveryWords("48045", { ...facts, zones: [never] }, now)).toBe(`: ${fee}`);
});

test("a card says the weekday alone where it can be no other week's", () => {
  const zone = { ...facts.zones[0]!, zips: ["48045"], days: [1] };
  const dayAfter = (leadDays: number) =>
    shortDay("48045", { ...facts, zones: [{ ...zone, leadDays }] }, now);
  expect(dayAfter(1)).toBe("Mon");
  expect(dayAfter(7)).toBe("Mon, Dec 14");
  expect(shortDay("48104", facts, now)).toBe("");
});

test("a card's verdict is that of the product's own page, for every product and door", () => {
  for (const product of productsOf(sample)) {
    for (const widthIn of Array.from({ length: 30 }, (_, more) => 16 + more)) {
      const way = placesOf({ "door.widthIn": widthIn, "door.heightIn": 79 });
      const listed = JSON.parse(JSON.stringify(listedSizes(product)));
      const checks = checkParts(product.pieces, way, product.facts);
      const verdict = worstVerdict(checks.map(({ verdict }) => verdict));
      const words = { fits: "Fits", tight: "Tight\u00a0fit", no: "Doesn’t\u00a0fit" }[verdict];
      expect([product.slug, widthIn, fitWords(listed, way)]).toEqual([
        product.slug,
        widthIn,
        words,
      ]);
    }
  }
});

test("a card says what is known beside its facts, and nothing of what isn't", () => {
  const [product] = productsOf(sample);
  const card = cardFacts(sample, product!);
  const way = wayIn({ "door.widthIn": 30, "door.heightIn": 79 })!;
  const listed = { [card.slug]: listedSizes(product!) };
  const words = (home: Partial<Parameters<typeof cardWords>[0]>, sold = {}) =>
    cardWords({ zip: "", facts: undefined, way: undefined, listed, ...home })({ ...card, ...sold });
  expect(words({})).toBeUndefined();
  expect(words({ way })).toBe(`${card.note}\u00a0· Fits`);
  expect(words({ zip: "48301", facts })).toMatch(/\u00a0· (Sun|Mon|Tue|Wed|Thu|Fri|Sat)/);
  expect(words({ zip: "48104", facts })).toBeUndefined();
  expect(words({ way, listed: {} })).toBeUndefined();
  expect(words({ way }, { sold: true })).toBeUndefined();
  expect(wayIn({ "room.lengthIn": 100, "room.widthIn": 90 })).toBeUndefined();
  expect(fitWords({ pieces: [] }, way)).toBe("");
});
