/** The lists behind the numbers of the overview, as addresses. */

import { fromLocal } from "#shop/calendar/clock.ts";
import type { Period } from "../shared/periods.ts";

/** Numbers of leads count no inquiries. */
export const financing = { kind: "financing" } as const;

/** The leads of a period that match a filter of the list. */
export const listOfPeriod = (period: Period, filter: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...financing, ...filter, days: String(period) })}`;

/** The leads of a day, or none where the viewer's day is not the shop's, by which the list is filtered. */
export function listOfDay(date: Date) {
  const two = (number: number) => String(number).padStart(2, "0");
  const begins = (ahead: number) => {
    const at = new Date(date.getFullYear(), date.getMonth(), date.getDate() + ahead);
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    return { day, isShops: Date.parse(fromLocal(`${day}T00:00`)) === at.getTime() };
  };
  const { day, isShops } = begins(0);
  return isShops && begins(1).isShops
    ? `?${new URLSearchParams({ ...financing, from: day, to: day })}`
    : undefined;
}
