/**
 * Integer cents as a shop writes them: $1,499, and $1,499.50 only where there are cents. Written out
 * here because the first `Intl` object of a page costs a phone a tenth of a second.
 */
export function formatMoney(cents: number) {
  const dollars = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = Math.abs(cents % 100);
  return `${cents < 0 ? "-" : ""}$${dollars}${rest ? `.${String(rest).padStart(2, "0")}` : ""}`;
}

/**
 * What the shopper saves: integer cents, and whole percent of the original price, rounded; what costs
 * anything is never 100% off.
 */
export function savings(priceCents: number, originalPriceCents: number) {
  const cents = originalPriceCents - priceCents;
  const percent = Math.round((cents / originalPriceCents) * 100);
  return { cents, percent: Math.min(percent, priceCents > 0 ? 99 : 100) };
}

/** The same in full percent, for what is claimed of most: 49.9 is no "50-70%". */
export function fullPercent(priceCents: number, originalPriceCents: number) {
  return Math.floor(((originalPriceCents - priceCents) * 100) / originalPriceCents);
}
