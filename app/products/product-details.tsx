import { memo, useContext, useState } from "react";
import { SaveButton } from "#app/cart/save-button.tsx";
import { ZipField } from "#app/delivery/zip-field.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { latePart } from "#app/start/late-part.tsx";
import { Badge } from "./badge.tsx";
import { PlaceWordsContext } from "./card-place.ts";
import { Gallery } from "./gallery.tsx";
import { deliveryLabel } from "./labels.ts";
import { Offer } from "./offer.tsx";
import { PayOverTime } from "./pay-over-time.tsx";
import type { ProductFacts } from "./product-facts.ts";

// Text and tables, painted with the page: their scripts may come late.
const load = () => import("./product-sections.tsx");
const lateSections = {
  WhatItIs: memo(latePart(async () => (await load()).WhatItIs)),
  Particulars: memo(latePart(async () => (await load()).Particulars)),
  NextSteps: memo(latePart(async () => (await load()).NextSteps)),
  WaysToAsk: memo(latePart(async () => (await load()).WaysToAsk)),
  OfferTerms: memo(latePart(async () => (await load()).OfferTerms)),
};
const Former = latePart(async () => (await import("./former-product.tsx")).default);

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
  /** Where no page is painted with them, they come with the rest: nothing moves what is about to be pressed. */
  sections?: Pick<typeof import("./product-sections.tsx"), keyof typeof lateSections>;
  /** Whether it fits: below the offer, on a phone below what it is. */
  children?: React.ReactNode;
}

/** Everything a shopper may want to know of a product, on its page and in its dialog. */
export function ProductDetails(props: ProductDetailsProps) {
  const { facts, note, Heading, title, bar, priority, children } = props;
  const { WhatItIs, Particulars, NextSteps, OfferTerms, WaysToAsk } =
    props.sections ?? lateSections;
  const { product, former } = facts;
  // As they were published: these parts ask for no stock, and say which price they are of.
  const [published] = useState(facts);
  const { product: whole, known } = published;
  const [isOutside, setOutside] = useState(false);
  const delivery = deliveryLabel(product.priceCents, isOutside, useShop());
  return (
    <div className="product">
      {title}
      <ProductPictures facts={facts} priority={priority} />
      <div className="beside">
        {former ? (
          <Former facts={facts} />
        ) : (
          <Offer
            facts={facts}
            note={note}
            bar={bar}
            opening={facts.opening ? <Opening facts={facts} isLink={Heading === "h2"} /> : null}
            delivery={
              <>
                {delivery}
                <div className="mt-2">
                  <ZipField orderCents={product.priceCents} onPlace={setOutside} />
                </div>
              </>
            }
          >
            <OfferTerms facts={published} />
            {note ? null : <PayOverTime payment={facts.payment} />}
            <WaysToAsk facts={published} />
          </Offer>
        )}
        {children}
      </div>
      <WhatItIs product={whole} Heading={Heading} />
      <div className="facts">
        <Particulars product={whole} known={known} Heading={Heading} />
      </div>
      {former ? null : <NextSteps facts={published} Heading={Heading} />}
    </div>
  );
}

interface OpeningProps {
  facts: ProductFacts;
  /** Whether the question stands further down the page. */
  isLink: boolean;
}

/** What it needs to get in, and what that means for the shopper's home, where something is known of it. */
function Opening({ facts: { product, opening, cartons }, isLink }: OpeningProps) {
  const words = useContext(PlaceWordsContext)?.(product, true);
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      {cartons ? <p className="w-full">{cartons}</p> : null}
      {words}
      {isLink ? (
        <a href="#fit" className="underline">
          {opening}
        </a>
      ) : (
        opening
      )}
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
      <div className="relative overflow-hidden rounded-card">
        <div className="gradient" style={{ background: gradient }} aria-hidden="true">
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
