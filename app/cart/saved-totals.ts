/** What a saved list comes to today. */
import type { Showroom } from "#shop/shop.ts";

interface Offered {
  priceCents: number;
  stock: Readonly<Record<Showroom["id"], number>>;
}

/** The sum of what can still be had, one of each, and how many of them each showroom has. */
export function savedTotals(
  pieces: readonly Offered[],
  showrooms: readonly Pick<Showroom, "id" | "name">[],
) {
  return {
    count: pieces.length,
    totalCents: pieces.reduce((sum, { priceCents }) => sum + priceCents, 0),
    showrooms: showrooms.map(({ id, name }) => ({
      name,
      has: pieces.filter(({ stock }) => stock[id] > 0).length,
    })),
  };
}
