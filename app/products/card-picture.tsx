import { ListPicture } from "#app/ui/picture.tsx";
import type { CardFacts } from "./card-facts.ts";
import { capitalize } from "./labels.ts";

/** What a product's card shows of it. */
export function CardPicture({ card, priority }: { card: CardFacts; priority?: boolean }) {
  const { isPlaceholder, color, type } = card;
  return (
    <ListPicture
      src={card.picture}
      alt={isPlaceholder ? `A similar ${type}` : capitalize(`${color[0]} ${type}`)}
      sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 46vw"
      priority={priority}
    />
  );
}
