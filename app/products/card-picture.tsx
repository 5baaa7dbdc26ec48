import { ListPicture } from "#app/ui/list-picture.tsx";
import type { CardFacts } from "./card-facts.ts";
import { capitalize } from "./labels.ts";

/** What a product's card shows of it. */
export function CardPicture({ card, priority }: { card: CardFacts; priority?: boolean }) {
  const { standIn, color, type } = card;
  return (
    <ListPicture
      src={cardPicture(card)}
      alt={standIn ? `A similar ${type}` : capitalize(`${color[0]} ${type}`)}
      sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 46vw"
      priority={priority}
    />
  );
}

/** The card's picture without width and format. */
export function cardPicture({ slug, picture }: CardFacts) {
  return picture.startsWith("/") ? picture : pictureAddress(slug, picture);
}

/** Where the picture of that name and hash lies. */
export function pictureAddress(name: string, hash: string) {
  return `/pictures/${name}-${hash}`;
}
