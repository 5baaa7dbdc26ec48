import { ListPicture } from "#app/ui/picture.tsx";
import type { CardFacts } from "./card-facts.ts";
import { capitalize } from "./labels.ts";

/** What a product's card shows of it. */
export function CardPicture({ card, priority }: { card: CardFacts; priority?: boolean }) {
  const { shown, color, type, title } = card;
  const own = type ? capitalize([color[0], type].filter(Boolean).join(" ")) : title;
  return (
    <ListPicture
      src={card.picture}
      alt={shown ?? own}
      sizes="(min-width: 64rem) 31vw, 46vw"
      priority={priority}
    />
  );
}
