const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as a shop writes them: $1,499, and $1,499.50 only where there are cents. */
export function formatMoney(cents: number) {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}

/** What the shopper saves: integer cents, and whole percent of the original price. */
export function savings(priceCents: number, originalPriceCents: number) {
  const cents = originalPriceCents - priceCents;
  return { cents, percent: Math.round((cents / originalPriceCents) * 100) };
}
