import { fromLocal, toLocal } from "#shop/calendar/clock.ts";

/**
 * The moment of a date-and-time field in Detroit. A field that still shows what is stored keeps it: to the second,
 * and in the first of November's two hours.
 */
export const momentOf = (local: string, stored?: string | null): string =>
  stored && toLocal(stored) === local ? stored : fromLocal(local);
