import { LiveNote } from "#app/live/live-note.tsx";
import { CompareBox } from "#app/products/compare-box.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { showroomLabel } from "./labels.ts";
import { Price } from "./price.tsx";
import type { ProductFacts } from "./product-facts.ts";

interface OfferProps {
  facts: ProductFacts;
  /** What has changed since the page was made. */
  note?: string | undefined;
  bar?: React.ReactNode;
  /** What it needs to get in. */
  opening: React.ReactNode;
  /** How it gets to the buyer. */
  delivery: React.ReactNode;
  /** What else there is to know before buying. */
  children: React.ReactNode;
}

/** What it costs and the ways to buy it, which a phone keeps at its foot; where it stands, how it is and how it comes. */
export function Offer({ facts, note, bar, opening, delivery, children }: OfferProps) {
  const { product, priceNote } = facts;
  const { compareAt, condition, priceCents, originalPriceCents = 0 } = product;
  return (
    <div className="offer">
      <Price {...product} />
      {note ? <LiveNote>{note}</LiveNote> : priceNote ? <p className="mt-2">{priceNote}</p> : null}
      {bar}
      <ul className="rows">
        <Row icon="pin">
          <Availability facts={facts} />
        </Row>
        <Row icon="check">
          <strong>Condition: {condition.grade}.</strong>{" "}
          {condition.reason ? `${condition.reason}.` : null}
        </Row>
        {opening ? <Row icon="box">{opening}</Row> : null}
        <Row icon="truck">{delivery}</Row>
      </ul>
      {children}
      {priceCents < originalPriceCents ? (
        <p className="mt-2 text-sm text-ink-soft">{compareAt}</p>
      ) : null}
      <noscript>Please call to order.</noscript>
    </div>
  );
}

/** One thing to know, behind its icon. */
export const Row = ({ icon, children }: React.PropsWithChildren<{ icon: IconName }>) => (
  <li>
    <Icon name={icon} />
    <div>{children}</div>
  </li>
);

function Availability({ facts: { product, counted, arriving } }: Pick<OfferProps, "facts">) {
  const { location, slug, stock, title } = product;
  const { showrooms } = useShop();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-bold">Available at{location && showrooms[1] ? `: ${location}` : null}</p>
        <CompareBox slug={slug} title={title} />
      </div>
      <ul className="grid gap-1">
        {showrooms.map((showroom) => (
          <li key={showroom.id} className="flex flex-wrap justify-between gap-x-4">
            <span className="flex-1">{showroomLabel(showroom)}</span>
            <span
              className={cn(
                "text-right",
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
