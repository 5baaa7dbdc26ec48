/** What pages say of where products stand: when they were counted, and what is on the truck. */

import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { own } from "#shop/own.ts";
import type { ProductRow, PublishedRows } from "./published-rows.ts";

const isMoment = (counted: string) => counted.includes("T");
const dayOf = (counted: string) => (isMoment(counted) ? detroitToday(new Date(counted)) : counted);

/** The products with what is on the truck to each showroom; the moment of a count is said on its day, then the day. */
export function withStanding(products: ProductRow[], rows: PublishedRows, now: Date): ProductRow[] {
  const today = detroitToday(now);
  return products.map((row) => {
    const on_truck = own(rows.on_truck, row.id);
    const counts = Object.entries(row.counted_on ?? {});
    if (!on_truck && !counts.some(([, counted]) => isMoment(counted))) return row;
    const said = counts.map(([showroom, counted]) => {
      const day = dayOf(counted);
      return [showroom, day === today ? counted : day];
    });
    return { ...row, counted_on: Object.fromEntries(said), ...(on_truck && { on_truck }) };
  });
}

/** Midnight, where something was counted today. */
export function whenCountsAge({ products }: PublishedRows, now: Date): Date[] {
  const today = detroitToday(now);
  const isToday = (counted: string) => isMoment(counted) && dayOf(counted) === today;
  const isAny = products.some(({ counted_on = {} }) => Object.values(counted_on).some(isToday));
  return isAny ? [new Date(fromLocal(`${addDays(today, 1)}T00:00`))] : [];
}
