import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { LiveNote } from "#app/live/live-note.tsx";
import { CompareBox } from "#app/products/compare-box.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showroomLabel } from "./labels.ts";
import { PayOverTime } from "./pay-over-time.tsx";
import { Price } from "./price.tsx";
import type { ProductFacts } from "./product-facts.ts";

interface OfferProps {
  facts: ProductFacts;
  /** What has changed since the page was made. */
  note?: string | undefined;
  bar?: React.ReactNode;
  /** How it gets to the buyer, and what one gets and pays. */
  delivery: React.ReactNode;
  /** What else there is to know before buying. */
  children: React.ReactNode;
}

/** What it costs and the ways to buy it, which a phone keeps at its foot; what it is, how to pay, and where it stands. */
export function Offer({ facts, note, bar, delivery, children }: OfferProps) {
  const { product, phoneOnly, picture, payment, priceNote } = facts;
  const { id, slug, title, description, priceCents, condition } = product;
  return (
    <div className="offer rounded-card border border-line bg-surface p-5 sm:p-6">
      <Price {...product} />
      {phoneOnly ? null : (
        <div className="mt-5 grid">
          <AddToCart item={{ id: String(id), slug, title, image: picture.src, priceCents }} />
        </div>
      )}
      {bar}
      {note ? <LiveNote>{note}</LiveNote> : priceNote ? <p className="mt-2">{priceNote}</p> : null}
      <Availability facts={facts} />
      <p className="mt-3">
        <strong>Condition: {condition.grade}.</strong>{" "}
        {condition.reason ? `${condition.reason}.` : null}
      </p>
      {delivery}
      <p className="mt-4 text-lg">{description || "Details coming soon."}</p>
      {note ? null : <PayOverTime payment={payment} />}
      {children}
      <noscript>Please call to order.</noscript>
    </div>
  );
}

function Availability({ facts: { product, counted, arriving } }: Pick<OfferProps, "facts">) {
  const { location, slug, stock, title } = product;
  const { showrooms } = useShop();
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-bold">Available at{location && showrooms[1] ? `: ${location}` : null}</p>
        <CompareBox slug={slug} title={title} />
      </div>
      <ul className="grid gap-1">
        {showrooms.map((showroom) => (
          <li key={showroom.id} className="flex flex-wrap justify-between gap-x-4">
            <span className="flex flex-1 items-start gap-2 wrap-normal">
              <Icon name="pin" className="mt-0.5 text-ink-soft" />
              {showroomLabel(showroom)}
            </span>
            <span
              className={cn(
                "shrink-0 max-w-3/5 text-right",
                stock[showroom.id] > 0 ? "font-bold text-spruce" : "text-ink-soft",
              )}
            >
              {stock[showroom.id] > 0
                ? `${stock[showroom.id]} left`
                : (arriving?.[showroom.id] ?? "None left")}
              {counted?.[showroom.id] ? (
                <span className="block text-sm font-normal text-ink-soft">
                  {counted[showroom.id]}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
