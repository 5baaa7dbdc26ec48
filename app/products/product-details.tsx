import { memo, Suspense, useState } from "react";
import { SaveButton } from "#app/cart/save-button.tsx";
import { ZipField } from "#app/delivery/zip-field.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { lazy } from "#app/start/lazy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Badge } from "./badge.tsx";
import { Gallery } from "./gallery.tsx";
import { deliveryLabel } from "./labels.ts";
import { Offer } from "./offer.tsx";
import type { ProductFacts } from "./product-facts.ts";

// Text and tables, painted with the page: their scripts may come late.
const load = () => import("./product-sections.tsx");
const WhatItIs = lazy(async () => ({ default: (await load()).WhatItIs }));
const Particulars = lazy(async () => ({ default: (await load()).Particulars }));
const Former = lazy(() => import("./former-product.tsx"));

interface PaintedProps
  extends Pick<ProductDetailsProps, "Heading">,
    Pick<ProductFacts, "product" | "known"> {
  Part: typeof Particulars;
}

/** Keeps a painted part as it is until its script has come, whatever changes around it. */
const Painted = memo(function Painted({ Part, ...props }: PaintedProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});

interface ProductDetailsProps {
  facts: ProductFacts;
  /** What has changed since the page was made. */
  note?: string;
  /** The level of its sections: below a page's h1, or below a dialog's title. */
  Heading: "h2" | "h3";
  /** A page's h1: below the pictures on a phone, above everything where there is room. */
  title?: React.ReactNode;
  /** The ways to buy, where they are not outside of it. */
  bar?: React.ReactNode;
  priority?: boolean;
  /** What stands between the offer and the facts. */
  children?: React.ReactNode;
}

/** Everything a shopper may want to know of a product, on its page and in its dialog. */
export function ProductDetails(props: ProductDetailsProps) {
  const { facts, note, Heading, title, bar, priority, children } = props;
  const { product, former } = facts;
  // As it was published: these parts ask for no price and no stock.
  const [whole] = useState(product);
  const delivery = deliveryLabel(product.priceCents, useShop());
  return (
    <div className="product">
      {title}
      <ProductPictures facts={facts} priority={priority} />
      <div className="beside">
        {former ? (
          <Suspense>
            <Former facts={facts} />
          </Suspense>
        ) : (
          <Offer facts={facts} note={note} bar={bar} />
        )}
      </div>
      {children}
      <Painted Part={WhatItIs} product={whole} Heading={Heading} />
      <div className="facts">
        <Painted Part={Particulars} product={whole} known={facts.known} Heading={Heading} />
        {former ? null : (
          <section>
            <Heading className="mb-2.5 text-xl">Delivery</Heading>
            <p className="mb-3 flex items-start gap-2.5">
              <Icon name="truck" className="mt-0.5 text-ink-soft" />
              {delivery}
            </p>
            <ZipField orderCents={product.priceCents} />
          </section>
        )}
        {product.care ? (
          <section>
            <Heading className="mb-2.5 text-xl">Care</Heading>
            <p>{product.care}</p>
          </section>
        ) : null}
      </div>
    </div>
  );
}

function ProductPictures({
  facts: { product, picture, more, former },
  priority,
}: Pick<ProductDetailsProps, "facts" | "priority">) {
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
    <Gallery picture={picture} more={more} priority={priority}>
      {marks}
    </Gallery>
  );
}
