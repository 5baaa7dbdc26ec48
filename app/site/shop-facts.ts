import { discountClaim } from "#shop/discounts.ts";
import { fullAddress, type SampleMark } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { stateWords } from "#shop/states.ts";
import { andList } from "#shop/words.ts";

/** What the footer says is invented; that policies want a lawyer is the owner's to know. */
const inventedWords: readonly [SampleMark, string][] = [
  ["addresses", "addresses"],
  ["phones", "phone numbers"],
  ["lenders", "lenders"],
];

/** What every page knows of the shop. For the root's loader: all of it travels with each page. */
export function shopFacts(snapshot: Snapshot) {
  const { shop, lenders, notices, packages } = snapshot;
  const { name, phone, showrooms, shopOnlineUrl, social } = shop;
  const { paymentProvider, freeDeliveryFromCents, deliveryFeeCents } = shop;
  const invented = andList(
    inventedWords.filter(([mark]) => shop.sampleMarks.includes(mark)).map(([, words]) => words),
  );
  return {
    ...{ name, phone, shopOnlineUrl, social },
    ...{ paymentProvider, freeDeliveryFromCents, deliveryFeeCents },
    showrooms: showrooms.map((showroom) => {
      const { id, name, city, phone, latitude, longitude } = showroom;
      return { id, name, city, phone, latitude, longitude, address: fullAddress(showroom) };
    }),
    area: shop.area,
    state: stateWords(showrooms),
    claim: discountClaim(snapshot) ?? "Priced to clear",
    lenders: lenders.map((lender) => lender.name),
    ...(notices.length > 0 ? { notices } : {}),
    ...(packages.length > 0 ? {} : { hasNoPackages: true }),
    ...(invented ? { sampleNote: ` Sample shop: ${invented} are invented.` } : {}),
  };
}

export type ShopFacts = ReturnType<typeof shopFacts>;
