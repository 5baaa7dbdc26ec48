import { absoluteUrl } from "#app/lib/structured-data.ts";
import { finalSales } from "#app/site/final-sales.ts";
import type { DeliveryZone } from "#shop/delivery-zone.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { stateWords } from "#shop/states.ts";
import { andList } from "#shop/words.ts";

/** The shop as a whole, with what it promises of every sale: delivery's price, and that sales are final. */
export function organization({ shop, deliveryZones }: Pick<Snapshot, "shop" | "deliveryZones">) {
  const { name, phone, email, social, area, showrooms, freeDeliveryFromCents } = shop;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": absoluteUrl("/#shop"),
    name,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/icon-512.png"),
    email,
    telephone: phone.href.replace("tel:", ""),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    areaServed: { "@type": "Place", name: `${area}, ${stateWords(showrooms)}` },
    hasMerchantReturnPolicy: { ...finalSales, merchantReturnLink: absoluteUrl("/return-policy") },
    hasShippingService: {
      "@type": "ShippingService",
      name: `Local delivery in ${andList(deliveryZones.map(({ area }) => area))}`,
      url: absoluteUrl("/shipping-policy"),
      shippingConditions: deliveryZones.flatMap((zone) => [
        delivery(zone, zone.feeCents, { maxValue: dollars(freeDeliveryFromCents - 1) }),
        delivery(zone, 0, { minValue: dollars(freeDeliveryFromCents) }),
      ]),
    },
  };
}

function delivery(
  { zips }: Pick<DeliveryZone, "zips">,
  priceCents: number,
  orderValue: { minValue?: number; maxValue?: number },
) {
  return {
    "@type": "ShippingConditions",
    shippingDestination: {
      "@type": "DefinedRegion",
      addressCountry: "US",
      postalCode: zips.filter((zip) => zip.length === 5),
      postalCodePrefix: zips.filter((zip) => zip.length < 5),
    },
    orderValue: { "@type": "MonetaryAmount", currency: "USD", ...orderValue },
    shippingRate: { "@type": "MonetaryAmount", currency: "USD", value: dollars(priceCents) },
  };
}

const dollars = (cents: number) => cents / 100;
