import { formatMoney, savings } from "#app/lib/money.ts";
import { site } from "#content/shop.ts";

/** A showroom as shoppers call it: "East Showroom, Sterling Heights". */
export function showroomLabel(id: "east" | "west") {
  const showroom = site.showrooms.find((candidate) => candidate.id === id)!;
  return `${showroom.name}, ${showroom.city}`;
}

/** "Save $300 (60%)". */
export function savingLabel(priceCents: number, originalPriceCents: number) {
  const { cents, percent } = savings(priceCents, originalPriceCents);
  return `Save ${formatMoney(cents)} (${percent}%)`;
}

export function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 20.5 → "20½". */
export function inches(length: number) {
  const whole = Math.floor(length);
  return length === whole ? String(whole) : `${whole || ""}½`;
}
