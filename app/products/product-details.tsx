import { Link } from "react-router";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { SaveButton } from "#app/cart/save-button.tsx";
import type { AnyProduct, Condition } from "#app/catalog/product.ts";
import { useShop } from "#app/catalog/use-shop.ts";
import { formatMoney } from "#app/lib/money.ts";
import { LiveNote } from "#app/live/live-note.tsx";
import { useLive } from "#app/live/use-live.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Badge } from "./badge.tsx";
import { CallToOrder } from "./call-to-order.tsx";
import { Gallery } from "./gallery.tsx";
import { capitalize, deliveryLabel, inches, showroomLabel } from "./labels.ts";
import { PayOverTime } from "./pay-over-time.tsx";
import { PlaceholderNote } from "./placeholder-note.tsx";
import { Price } from "./price.tsx";
import type { ProductFacts } from "./product-facts.ts";

interface ProductDetailsProps {
  facts: ProductFacts;
  /** The level of its sections: below a page's h1, or below a dialog's title. */
  Heading: "h2" | "h3";
  priority?: boolean;
}

/** Everything a shopper may want to know of a product, on its page and in its dialog. */
export function ProductDetails({ facts: published, Heading, priority }: ProductDetailsProps) {
  const { facts, note } = useLive()?.ofProduct(published) ?? { facts: published };
  const { product } = facts;
  const { description, features, materials, care, addOns } = product;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[1.25fr_1fr] lg:gap-10">
        <ProductPictures facts={facts} priority={priority} />
        {facts.former ? <Former facts={facts} /> : <Offer facts={facts} note={note} />}
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-[1.25fr_1fr]">
        <div className="grid content-start gap-7">
          <Section Heading={Heading} title="Description">
            <p className="max-w-prose text-lg">{description}</p>
            <ul className="mt-4 grid gap-2">
              {features.map((feature) => (
                <li key={feature} className="flex items-start gap-2.5">
                  <Icon name="check" className="mt-0.5 size-5 text-spruce" />
                  {feature}
                </li>
              ))}
            </ul>
          </Section>
          <Section Heading={Heading} title="What is included">
            <Pieces product={product} />
          </Section>
        </div>
        <div className="grid content-start gap-7">
          <Section Heading={Heading} title="Details">
            <Facts product={product} />
          </Section>
          {addOns ? (
            <Section Heading={Heading} title="Add-ons">
              <ul className="grid gap-2">
                {addOns.map(({ name, priceCents }) => (
                  <li key={name} className="flex justify-between gap-4">
                    {name}
                    <span className="font-bold">+{formatMoney(priceCents)}</span>
                  </li>
                ))}
              </ul>
              <p className="mt-2 text-sm text-ink-soft">Tell us when you call.</p>
            </Section>
          ) : null}
          <Section Heading={Heading} title="Materials">
            <p>{capitalize(materials.join(", "))}</p>
          </Section>
          <Section Heading={Heading} title="Care">
            <p>{care}</p>
          </Section>
        </div>
      </div>
    </>
  );
}

function ProductPictures({
  facts: { product, picture, detail, former },
  priority,
}: Omit<ProductDetailsProps, "Heading">) {
  const { badge, gradient, size, slug, title } = product;
  const marks = (
    <>
      <Badge>{former?.badge ?? badge}</Badge>
      <SaveButton slug={slug} title={title} className="absolute top-3 right-3" />
    </>
  );
  if (picture.isPlaceholder && gradient) {
    return (
      <div className="relative self-start overflow-hidden rounded-card">
        <div
          className="grid aspect-4/3 place-items-center font-display text-6xl font-bold text-[#1d2822]"
          style={{ background: gradient }}
          aria-hidden="true"
        >
          {size}
        </div>
        {marks}
      </div>
    );
  }
  return (
    <Gallery picture={picture} detail={detail} priority={priority}>
      {marks}
      {picture.isPlaceholder ? <PlaceholderNote /> : null}
    </Gallery>
  );
}

/** Stands in the price's place. The pieces that are like it are further down on its page. */
function Former({ facts: { former, path } }: { facts: ProductFacts }) {
  return (
    <div className="self-start rounded-card border border-line bg-surface p-5 sm:p-6">
      <p className="font-display text-3xl font-bold text-tag">{former?.words}</p>
      <p className="mt-3 text-lg">Closeouts come once. Others like it may still be here.</p>
      <div className="mt-5 grid gap-2.5">
        <Link to={`${path}#related`} className={button("primary")}>
          See what is like it
        </Link>
        <Link to={path.slice(0, path.lastIndexOf("/"))} className={button("outline")}>
          See the whole list
        </Link>
      </div>
    </div>
  );
}

interface OfferProps {
  facts: ProductFacts;
  /** What has changed since the page was made. */
  note?: string;
}

function Offer({ facts: { product, phoneOnly, picture, payment }, note }: OfferProps) {
  const { id, slug, title, priceCents, originalPriceCents, condition } = product;
  const shop = useShop();
  const image = `${picture.src}-400.webp`;
  return (
    <div className="self-start rounded-card border border-line bg-surface p-5 sm:p-6">
      <Price priceCents={priceCents} originalPriceCents={originalPriceCents} />
      {note ? <LiveNote>{note}</LiveNote> : <PayOverTime payment={payment} />}
      <div className="mt-5 grid gap-2.5">
        {phoneOnly ? null : <AddToCart item={{ id: String(id), slug, title, image, priceCents }} />}
        <CallToOrder variant={phoneOnly ? "tag" : "outline"} />
      </div>
      <ConditionNote condition={condition} />
      <Availability product={product} />
      <p className="mt-4 flex items-start gap-2.5 border-t border-line pt-4">
        <Icon name="truck" className="mt-0.5 size-5 text-ink-soft" />
        {deliveryLabel(priceCents, shop)}
      </p>
    </div>
  );
}

function ConditionNote({ condition }: { condition: Condition }) {
  return (
    <p className="mt-5">
      <strong>Condition: {condition.grade}.</strong>{" "}
      {condition.grade === "new" ? null : `${condition.reason}.`}
    </p>
  );
}

function Availability({ product: { location, stock } }: { product: AnyProduct }) {
  return (
    <div className="mt-4">
      <p className="font-bold">Available at{location ? `: ${location}` : null}</p>
      <ul className="mt-1 grid gap-1">
        {useShop().showrooms.map((showroom) => (
          <li key={showroom.id} className="flex justify-between gap-4">
            <span className="flex items-start gap-2">
              <Icon name="pin" className="mt-0.5 size-5 text-ink-soft" />
              {showroomLabel(showroom)}
            </span>
            <span
              className={cn(
                "whitespace-nowrap",
                stock[showroom.id] > 0 ? "font-bold text-spruce" : "text-ink-soft",
              )}
            >
              {stock[showroom.id] > 0 ? `${stock[showroom.id]} left` : "None left"}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pieces({ product: { pieces, freeTv } }: { product: AnyProduct }) {
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className="py-1.5 pr-3 font-semibold">Piece</th>
          <th className="py-1.5 text-right font-semibold">Width × depth × height, in.</th>
        </tr>
      </thead>
      <tbody className="border-y border-line">
        {pieces.map(({ name, count, widthIn, depthIn, heightIn }) => (
          <tr key={name} className="border-t border-line align-top">
            <td className="py-2 pr-3">
              {count} × {name}
            </td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">
              {[widthIn, depthIn, heightIn].map(inches).join(" × ")}
            </td>
          </tr>
        ))}
        {freeTv ? (
          <tr className="border-t border-line">
            <td className="py-2 pr-3 font-bold text-tag">1 × 43-inch TV</td>
            <td className="py-2 text-right font-bold text-tag">Free</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Facts({ product }: { product: AnyProduct }) {
  const { id, type, style, size, colors, finish, discount } = product;
  const facts = [
    ["Discount", discount],
    ["Type", type],
    ["Style", style],
    ["Size", size],
    ["Color", colors.join(", ")],
    ["Finish", finish],
    ["Item", String(id)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{capitalize(fact)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

interface SectionProps {
  Heading: "h2" | "h3";
  title: string;
  children: React.ReactNode;
}

function Section({ Heading, title, children }: SectionProps) {
  return (
    <section>
      <Heading className="mb-2.5 text-xl">{title}</Heading>
      {children}
    </section>
  );
}
