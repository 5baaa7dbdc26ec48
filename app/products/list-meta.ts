import { seo } from "#app/lib/seo.ts";
import type { CardFacts } from "./card-facts.ts";
import { cardPicture } from "./card-picture.tsx";
import { unpackRows } from "./columns.ts";
import type { listFacts } from "./list-facts.ts";
import { itemListData } from "./structured-data.ts";

/** Title, description, sharing picture and structured data of a list's page. */
export function listMeta(facts: ReturnType<typeof listFacts> | undefined, description: string) {
  if (!facts) return [];
  const { name, path } = facts;
  const cards = unpackRows<CardFacts>(facts.cards);
  return [
    ...seo({ title: name, description, path, image: `${cardPicture(cards[0]!)}-800.webp` }),
    itemListData(
      name,
      cards.map(({ slug }) => `${path}/${slug}`),
    ),
  ];
}
