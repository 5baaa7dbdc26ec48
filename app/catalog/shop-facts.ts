import { discountClaim } from "./discount-range.ts";
import { fullAddress } from "./shop.ts";
import type { Snapshot } from "./snapshot.ts";

/** What every page knows of the shop. For the root's loader: all of it travels with each page. */
export function shopFacts(snapshot: Snapshot) {
  const { shop, lenders, notices } = snapshot;
  const { name, phone, showrooms, shopOnlineUrl, social } = shop;
  const { paymentProvider, freeDeliveryFromCents, deliveryFeeCents } = shop;
  return {
    ...{ name, phone, shopOnlineUrl, social },
    ...{ paymentProvider, freeDeliveryFromCents, deliveryFeeCents },
    showrooms: showrooms.map((showroom) => {
      const { id, name, city, phone, latitude, longitude } = showroom;
      return { id, name, city, phone, latitude, longitude, address: fullAddress(showroom) };
    }),
    claim: discountClaim(snapshot) ?? "Below retail",
    lenders: lenders.map((lender) => lender.name),
    ...(notices.length > 0 ? { notices } : {}),
  };
}

export type ShopFacts = ReturnType<typeof shopFacts>;
