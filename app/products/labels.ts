import { formatMoney, savings } from "#shop/money.ts";
import type { Shop, Showroom } from "#shop/shop.ts";

/** A showroom as shoppers call it: "East Showroom, Sterling Heights". */
export function showroomLabel({ name, city }: Pick<Showroom, "name" | "city">) {
  return `${name}, ${city}`;
}

/** What it costs to have one of these brought; to a place outside the shop's areas, that it is quoted. */
export function deliveryLabel(
  priceCents: number,
  isOutside: boolean,
  {
    freeDeliveryFromCents,
    deliveryFeeCents,
  }: Pick<Shop, "freeDeliveryFromCents" | "deliveryFeeCents">,
) {
  if (isOutside) return "Delivery to you is by quote";
  return !deliveryFeeCents || priceCents >= freeDeliveryFromCents
    ? "Free local delivery"
    : `Local delivery ${formatMoney(deliveryFeeCents)}, free on orders of ${formatMoney(freeDeliveryFromCents)} or more`;
}

/** "Save $300 (60%)". */
export function savingLabel(priceCents: number, originalPriceCents: number) {
  const { cents, percent } = savings(priceCents, originalPriceCents);
  return `Save ${formatMoney(cents)} (${percent}%)`;
}

export function capitalize(text: string) {
  return text.replace(/^(tv\b|.)/, (first) => first.toUpperCase());
}

/** 20.5 → "20½". */
export function inches(length: number) {
  const whole = Math.floor(length);
  return length - whole === 0.5 ? `${whole || ""}½` : String(Number(length.toFixed(2)));
}
