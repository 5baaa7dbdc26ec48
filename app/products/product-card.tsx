import { memo, useContext } from "react";
import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { SaveButton } from "#app/cart/save-button.tsx";
import { CompareBox } from "#app/products/compare-box.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { formatMoney } from "#shop/money.ts";
import { Badge } from "./badge.tsx";
import { CardPicture, type CardPictureProps } from "./card-picture.tsx";
import { PlaceWordsContext } from "./card-place.ts";
import { savingLabel } from "./labels.ts";

interface ProductCardProps extends CardPictureProps {
  /** The product's own address. */
  path: string;
  /** Its list listens to its clicks and opens a dialog; otherwise the router opens its page. */
  isInList?: boolean;
  /** The level of its title: h3 where the cards have a heading over them. */
  Heading?: "h2" | "h3";
}

/** One product in a list. The whole card is a link to it, except for its buttons. */
export const ProductCard = memo(function ProductCard({
  card,
  path,
  isInList,
  priority,
  isNarrow,
  Heading = "h2",
}: ProductCardProps) {
  const { id, slug, title, text, priceCents, originalPriceCents, badge, condition, sold } = card;
  const { phone } = useShop();
  const said = useContext(PlaceWordsContext)?.(card);
  return (
    <li className="product-card">
      {card.gradient ? (
        <div className="gradient" style={{ background: card.gradient }} aria-hidden="true">
          {card.size}
        </div>
      ) : (
        <CardPicture card={card} priority={priority} isNarrow={isNarrow} />
      )}
      <Badge>{badge}</Badge>
      <Heading>
        {isInList && !sold ? (
          <a href={path}>{title}</a>
        ) : (
          <Link to={path} discover="none">
            {title}
          </Link>
        )}
      </Heading>
      <p className="note">{card.note}</p>
      <p className="text">{text}</p>
      {said}
      {sold ? (
        <p className="cost saving">Sold. See similar pieces</p>
      ) : (
        <>
          <p className="cost">
            <b>{formatMoney(priceCents)}</b>
            {originalPriceCents ? (
              <span>
                compare at <s>{formatMoney(originalPriceCents)}</s>
                {condition === "new" ? null : " new"}
              </span>
            ) : null}
          </p>
          <CompareBox slug={slug} title={title} />
          {originalPriceCents ? (
            <p className="saving">{savingLabel(priceCents, originalPriceCents)}</p>
          ) : null}
          {id ? (
            <AddToCart
              item={{ id, slug, title, image: card.picture, priceCents }}
              className="order"
            />
          ) : null}
          <a href={phone.href} className={button("outline", "md", "order")}>
            Call to Order
          </a>
          <SaveButton slug={slug} title={title} className="save" />
        </>
      )}
    </li>
  );
});
