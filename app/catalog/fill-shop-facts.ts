import { formatMoney } from "#app/lib/money.ts";
import { discountClaim } from "./discount-range.ts";
import type { Snapshot } from "./snapshot.ts";

/** Fills the shop's facts into texts that ask for them: "Call {phone}". */
export function shopWords(snapshot: Snapshot) {
  const { shop } = snapshot;
  const { name, phone, showrooms, holdRule } = shop;
  const phoneOf = (id: string) => showrooms.find((showroom) => showroom.id === id)?.phone.label;
  const facts: Record<string, string | undefined> = {
    brand: name,
    phone: phone.label,
    eastPhone: phoneOf("east"),
    westPhone: phoneOf("west"),
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
