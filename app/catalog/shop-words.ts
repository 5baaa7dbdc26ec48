import { formatMoney } from "#app/lib/money.ts";
import type { Shop } from "./shop.ts";

/** Fills the shop's facts into texts that ask for them: "Call {phone}". */
export function shopWords(shop: Shop) {
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
  };
  return (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name];
      if (fact === undefined) throw new Error(`A text asks for {${name}}, which nothing fills.`);
      return fact;
    });
}
