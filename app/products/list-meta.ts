import { type MetaMatches, seo } from "#app/lib/seo.ts";
import type { CardFacts } from "./card-facts.ts";
import type { listFacts } from "./list-facts.ts";
import { itemListData, shareImage } from "./structured-data.ts";

interface Facts extends Pick<ReturnType<typeof listFacts>, "name" | "path" | "cards"> {
  description: string;
  /** The lowest price in words. */
  lowest?: string;
}

/** Title, description, sharing picture and structured data of a list's page. */
export function listMeta(matches: MetaMatches, facts: Facts | undefined) {
  if (!facts) return [];
  const { name, path, description, lowest } = facts;
  const cards = (JSON.parse(facts.cards) as CardFacts[]).filter(({ sold }) => !sold);
  const image = cards[0] && shareImage({ src: cards[0].picture });
  return [
    ...seo(matches, { title: lowest ? `${name} from ${lowest}` : name, description, path, image }),
    itemListData(
      name,
      cards.map(({ slug }) => `${path}/${slug}`),
    ),
  ];
}
