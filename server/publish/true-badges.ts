/** Badges as pages show them: by the stock that is free, the day, and the shop's own sales. */

import { arrivalEnds, trueBadge } from "#shop/badges.ts";
import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import type { ProductRow, PublishedRows } from "./published-rows.ts";

/** The products with badges that are true; the same objects where theirs are. */
export function withTrueBadges(
  products: ProductRow[],
  { best_sellers = [] }: Pick<PublishedRows, "best_sellers">,
  now: Date,
): ProductRow[] {
  const today = detroitToday(now);
  const best = new Set(best_sellers);
  return products.map((row) => {
    const { id, stock, added_on: addedOn } = row;
    const left = (stock.east ?? 0) + (stock.west ?? 0);
    const badge = trueBadge({ badge: row.badge, left, addedOn, isBestSeller: best.has(id) }, today);
    if (badge === row.badge) return row;
    const known = corrected.get(row);
    const shown = known?.badge === badge ? known : { ...row, badge };
    corrected.set(row, shown);
    return shown;
  });
}

// The same object for the same row, so that its page is not rendered again.
const corrected = new WeakMap<ProductRow, ProductRow>();

/** The midnights at which new arrivals stop being new. */
export const whenBadgesAge = ({ products }: Pick<PublishedRows, "products">): Date[] =>
  products.flatMap(({ badge, added_on: addedOn }) => {
    const day = arrivalEnds({ badge, addedOn });
    return day ? [new Date(fromLocal(`${day}T00:00`))] : [];
  });
