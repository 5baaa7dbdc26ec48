/** What pages say of a price that changes by itself. For loaders. */
import { detroitToday } from "./calendar/clock.ts";
import { formatEnd } from "./calendar/ends.ts";
import { formatCalendarDay } from "./calendar/words.ts";
import { formatMoney } from "./money.ts";
import type { Product } from "./product.ts";

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const dayMs = 86_400_000;

/**
 * "This price is until Sun, Nov 29." "$599 now · $539 on Friday if it’s still here": the weekday alone where that is
 * within six days, as nobody takes it for another. Nothing where no plan makes the price.
 */
export function plannedPriceWords(
  { priceCents, priceUntil, nextPrice }: Pick<Product, "priceCents" | "priceUntil" | "nextPrice">,
  now: string,
): string | undefined {
  if (priceUntil) return `This price is until ${formatEnd(priceUntil, new Date(now))}.`;
  if (!nextPrice) return undefined;
  const day = detroitToday(new Date(nextPrice.at));
  const days = (Date.parse(day) - Date.parse(detroitToday(new Date(now)))) / dayMs;
  const on = days < 7 ? weekday.format(new Date(day)) : formatCalendarDay(day);
  return `${formatMoney(priceCents)} now · ${formatMoney(nextPrice.cents)} on ${on} if it’s still here`;
}
