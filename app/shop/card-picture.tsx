import type { CardFacts } from "./card-facts.ts";
import { capitalize } from "./labels.ts";

/** A picture with two widths only: a third of <Picture>'s markup, 45 times on a page. */
export function CardPicture({ card, priority }: { card: CardFacts; priority?: boolean }) {
  const { standIn, color, type } = card;
  const picture = cardPicture(card);
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${picture}-400.avif 400w, ${picture}-800.avif 800w`}
        sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, 46vw"
      />
      <img
        src={`${picture}-800.webp`}
        alt={standIn ? `A similar ${type}` : capitalize(`${color[0]} ${type}`)}
        width={800}
        height={600}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
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
