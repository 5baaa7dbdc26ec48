import { andList } from "#app/lib/and-list.ts";
import { formatMoney } from "#app/lib/money.ts";
import { discountClaim } from "./discount-range.ts";
import type { Snapshot } from "./snapshot.ts";

/** Fills the shop's facts into texts that ask for them: "Call {phone}". */
export function shopWords(snapshot: Snapshot) {
  const { shop, deliveryZones } = snapshot;
  const { name, phone, showrooms, holdRule } = shop;
  const [east, west] = ["east", "west"].map((wanted) => showrooms.find(({ id }) => id === wanted));
  const facts: Record<string, string | undefined> = {
    brand: name,
    phone: phone.label,
    eastPhone: east?.phone.label,
    westPhone: west?.phone.label,
    eastCity: east?.city,
    westCity: west?.city,
    deliveryAreas:
      andList(deliveryZones.map(({ area }) => area)) || "the places around our showrooms",
    freeDeliveryFrom: formatMoney(shop.freeDeliveryFromCents),
    deliveryFee: formatMoney(shop.deliveryFeeCents),
    holdRule,
    savingsClaim: discountClaim(snapshot)?.replace(/^M/, "m") ?? "below retail",
  };
  return (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`A text asks for {${name}}, which nothing fills.`);
      return fact;
    });
}
