/** What a saved list comes to today. */
import type { Showroom } from "#shop/shop.ts";

interface Offered {
  priceCents: number;
  stock: Readonly<Record<Showroom["id"], number>>;
}

/** The sum of what can still be had, one of each, and how many of them each showroom has. */
export function savedTotals(
  products: readonly Offered[],
  showrooms: readonly Pick<Showroom, "id" | "name">[],
) {
  return {
    count: products.length,
    totalCents: products.reduce((sum, { priceCents }) => sum + priceCents, 0),
    showrooms: showrooms.map(({ id, name }) => ({
      name,
      has: products.filter(({ stock }) => stock[id] > 0).length,
    })),
  };
}
