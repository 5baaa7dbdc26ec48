import { packRows, unpackRows } from "#app/lib/row-packing.ts";
import type { CardFacts } from "./card-facts.ts";

/** Cards as one short string. A slug that is its picture's name stands there once, as in the page's addresses. */
export function packCards(cards: readonly CardFacts[]) {
  return packRows(
    cards.map(({ slug, picture, ...card }) =>
      picture.includes("/")
        ? { slug, picture, ...card }
        : { picture: `${slug}-${picture}`, ...card },
    ),
  );
}

export function unpackCards(packed: string): CardFacts[] {
  return unpackRows<CardFacts>(packed).map((card) => {
    const { slug, picture } = card;
    const end = picture.lastIndexOf("-");
    return slug ? card : { ...card, slug: picture.slice(0, end), picture: picture.slice(end + 1) };
  });
}
