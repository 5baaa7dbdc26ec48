import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { SaveButton } from "#app/cart/save-button.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { site } from "#app/site.ts";
import { button } from "#app/ui/button.ts";
import { Badge } from "./badge.tsx";
import type { CardFacts } from "./card-facts.ts";
import { CardPicture, cardPicture } from "./card-picture.tsx";
import { capitalize, savingLabel } from "./labels.ts";

interface ProductCardProps {
  card: CardFacts;
  /** The product's own address. */
  path: string;
  /** Where the router goes instead while the address bar shows `path`: the list with its dialog. */
  over?: string;
  /** Called when a visitor is about to open it. */
  onIntent?: () => void;
  priority?: boolean;
  /** The level of its title: h3 where the cards have a heading over them. */
  Heading?: "h2" | "h3";
}

/** One product in a list. The whole card is a link to it, except for its buttons. */
export function ProductCard({
  card,
  path,
  over,
  onIntent,
  priority,
  Heading = "h2",
}: ProductCardProps) {
  const { id, slug, title, text, priceCents, originalPriceCents, badge } = card;
  const hydrated = useHydrated();
  return (
    <li className="product-card">
      {card.gradient ? (
        <div className="gradient" style={{ background: card.gradient }} aria-hidden="true">
          {card.size}
        </div>
      ) : (
        <CardPicture card={card} priority={priority} />
      )}
      <Badge>{badge}</Badge>
      <p className="note">{noteOf(card)}</p>
      <Heading>
        <Link
          to={over ?? path}
          mask={over && path}
          preventScrollReset={over !== undefined}
          discover="none"
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {title}
        </Link>
      </Heading>
      <p className="text">{text}</p>
      <p className="cost">
        <b>{formatMoney(priceCents)}</b>
        <s>{formatMoney(originalPriceCents)}</s>
      </p>
      <p className="saving">{savingLabel(priceCents, originalPriceCents)}</p>
      {id ? (
        <AddToCart
          item={{ id, title, image: `${cardPicture(card)}-400.webp`, priceCents }}
          className="order"
        />
      ) : null}
      <a href={site.phone.href} className={button(id ? "outline" : "tag", "md", "order")}>
        Call to Order
      </a>
      {/* It can do nothing before the scripts are there, and has no place in the flow. */}
      {hydrated ? <SaveButton slug={slug} title={title} className="save" /> : null}
    </li>
  );
}

/** "Queen · Open box": what tells it from its neighbours at a glance. */
function noteOf({ size, condition, location }: CardFacts) {
  return [size, condition === "new" ? undefined : capitalize(condition), location]
    .filter(Boolean)
    .join(" · ");
}
