/** Where the shop delivers, for how much, and when at the earliest. */

import { detroitTime } from "./calendar/clock.ts";
import { addDays, dayNames, weekdayOf } from "./calendar/days.ts";
import { hoursOn, type SpecialDay } from "./calendar/hours.ts";
import { formatLongDay } from "./calendar/words.ts";
import { type DeliveryZone, nearestZone } from "./delivery-zone.ts";
import { formatMoney } from "./money.ts";
import type { Shop, Showroom } from "./shop.ts";

/** "$99, free on orders of $1,000 or more"; of an order that is worth so much, "free". */
export function feeWords(
  { feeCents }: Pick<DeliveryZone, "feeCents">,
  { freeDeliveryFromCents }: Pick<Shop, "freeDeliveryFromCents">,
  orderCents = 0,
) {
  if (feeCents === 0 || orderCents >= freeDeliveryFromCents) return "free";
  return `${formatMoney(feeCents)}, free on orders of ${formatMoney(freeDeliveryFromCents)} or more`;
}

/** "$99, free on orders of $1,000 or more. The earliest is usually Saturday, November 28. We deliver there on Tuesday and Saturday." */
export function zoneWords(
  zone: DeliveryZone,
  facts: Calendar & Pick<Shop, "freeDeliveryFromCents">,
  now: Date,
  orderCents = 0,
) {
  const day = earliestDelivery(zone, facts, now);
  const first = day ? ` The earliest is usually ${formatLongDay(day)}.` : "";
  return `${feeWords(zone, facts, orderCents)}.${first} We deliver there on ${dayWords(zone.days)}.`;
}

/** What delivery outside the zones begins at, as far as it is known: "$99 or more; nearby Wayne County is $99". */
export function outsideFee(zones: readonly DeliveryZone[], zip: string) {
  const { area, feeCents = 0 } = nearestZone(zones, zip) ?? {};
  const fee = formatMoney(feeCents);
  return feeCents > 0 ? `${fee} or more; nearby ${area} is ${fee}` : "";
}

/** "Tuesday, Thursday, and Saturday". */
export function dayWords(days: readonly number[]) {
  if (days.length === 7) return "any day";
  const names = days.toSorted((a, b) => a - b).map((day) => dayNames[day]!);
  return new Intl.ListFormat("en-US").format(names);
}

/** When the showrooms are open. */
export interface Calendar {
  showrooms: readonly Pick<Showroom, "id" | "hours">[];
  specialDays: readonly SpecialDay[];
}

/** How far ahead a day is looked for. */
const farthestDays = 90;

/**
 * The first day, YYYY-MM-DD, on which what is ordered now can be brought: the zone's open days after
 * today, or after the next opening where all are closed for today, then a day on which its truck goes
 * and has room and the shop is open.
 */
export function earliestDelivery(
  zone: DeliveryDays,
  calendar: Calendar,
  now: Date,
): string | undefined {
  return deliveryDays(zone, calendar, now).next().value;
}

type DeliveryDays = Pick<DeliveryZone, "days" | "leadDays" | "fullDays">;

/** The days on which what is ordered now can be brought, the earliest first. */
export function* deliveryDays(
  { days, leadDays, fullDays = [] }: DeliveryDays,
  { showrooms, specialDays }: Calendar,
  now: Date,
): Generator<string, undefined> {
  const { day: today, time } = detroitTime(now);
  const hours = (day: string) =>
    showrooms.flatMap(
      ({ id, hours }) =>
        hoursOn(day, {
          hours,
          specialDays: specialDays.filter(({ showroom }) => showroom === id),
        }) ?? [],
    );
  let ahead = hours(today).some(({ closes }) => time < closes) ? 0 : 1;
  let wanted = leadDays;
  for (; ahead <= farthestDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (hours(day).length === 0) continue;
    if (wanted <= 0 && days.includes(weekdayOf(day)) && !fullDays.includes(day)) yield day;
    wanted -= 1;
  }
  return undefined;
}

/** What is wrong with what was typed as a ZIP code and is none. */
export const zipProblem = (typed: string) =>
  /^\d{5}$/.test(typed)
    ? `${typed} isn’t a ZIP code.`
    : "A ZIP code has five digits, such as 48226.";
