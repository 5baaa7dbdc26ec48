import type { Live } from "#app/live/live.ts";
import type { Showroom } from "#shop/shop.ts";
import type { Cart, CartLine } from "./cart.ts";

/** A line at today's price, with what a shopper should know of it before ordering. */
export interface TodaysLine extends CartLine {
  /** "$399, was $349 when you added it", or that it was sold. */
  change?: string;
  /** "3 left: 2 at East Showroom, 1 at West Showroom". */
  stock?: string;
  /** More are in the cart than are left. */
  isShort?: boolean;
  /** It was sold, or is not offered any more. */
  isGone?: boolean;
}

/**
 * The cart as it is today. Prices follow the shop; quantities are the shopper's, whatever is left. A
 * line of which nothing is known stays as it was added.
 */
export function todaysCart(
  cart: Cart,
  live: Live | undefined,
  showrooms: readonly Pick<Showroom, "id" | "name">[],
): readonly TodaysLine[] {
  if (!live) return cart;
  return cart.map((line) => {
    // A line without a slug was added by an older page: only a package is known by its id.
    const { today, former } = live.find(line.slug ?? line.id);
    if (today) {
      return {
        ...line,
        priceCents: today.priceCents,
        change: live.changeWords(today.priceCents, line.priceCents, "when you added it"),
        stock: live.stockWords(today.stock, showrooms, line.quantity),
        isShort: showrooms.reduce((left, { id }) => left + today.stock[id], 0) < line.quantity,
      };
    }
    return line.slug && former ? { ...line, change: former.words, isGone: true } : line;
  });
}
