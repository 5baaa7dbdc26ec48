import { ListPicture } from "#app/ui/picture.tsx";
import type { CardFacts } from "./card-facts.ts";
import { capitalize } from "./labels.ts";

export interface CardPictureProps {
  card: CardFacts;
  priority?: boolean;
  /** One of four in a row where there is room, not of three. */
  isNarrow?: boolean;
}

/** What a product's card shows of it. */
export function CardPicture({ card, priority, isNarrow }: CardPictureProps) {
  const { shown, color, type, title } = card;
  const own = type ? capitalize([color[0], type].filter(Boolean).join(" ")) : title;
  return (
    <ListPicture
      src={card.picture}
      alt={shown ?? own}
      sizes={`(min-width: 64rem) ${isNarrow ? 22 : 29}vw, 46vw`}
      priority={priority}
    />
  );
}
