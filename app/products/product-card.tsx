import { memo } from "react";
import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { SaveButton } from "#app/cart/save-button.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { useHydratedSoon } from "#app/lib/use-hydrated.ts";
import { useShop } from "#app/storefront/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Badge } from "./badge.tsx";
import type { CardFacts } from "./card-facts.ts";
import { CardPicture } from "./card-picture.tsx";
import { capitalize, savingLabel } from "./labels.ts";
import { cardPicture } from "./picture-address.ts";

interface ProductCardProps {
  card: CardFacts;
  /** The product's own address. */
  path: string;
  /** Its list listens to its clicks and opens a dialog; otherwise the router opens its page. */
  isInList?: boolean;
  priority?: boolean;
  /** The level of its title: h3 where the cards have a heading over them. */
  Heading?: "h2" | "h3";
}

/** One product in a list. The whole card is a link to it, except for its buttons. */
export const ProductCard = memo(function ProductCard({
  card,
  path,
  isInList,
  priority,
  Heading = "h2",
}: ProductCardProps) {
  const { id, slug, title, text, priceCents, originalPriceCents, badge } = card;
  const hydrated = useHydratedSoon();
  const { phone } = useShop();
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
        {isInList ? (
          <a href={path}>{title}</a>
        ) : (
          <Link to={path} discover="none">
            {title}
          </Link>
        )}
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
      <a href={phone.href} className={button(id ? "outline" : "tag", "md", "order")}>
        Call to Order
      </a>
      {/* It can do nothing before the scripts are there, and has no place in the flow. */}
      {hydrated ? <SaveButton slug={slug} title={title} className="save" /> : null}
    </li>
  );
});

/** "Queen · Open box": what tells it from its neighbours at a glance. */
function noteOf({ size, condition, location }: CardFacts) {
  return [size, condition === "new" ? undefined : capitalize(condition), location]
    .filter(Boolean)
    .join(" · ");
}
