import { openingAt } from "#shop/calendar/hours.ts";
import type { Showroom } from "#shop/shop.ts";
import type { ShowroomId } from "../catalog/catalog.ts";
import type { SpecialRow, WeekRow } from "./hours.ts";

/** What the site's badge says of a showroom at a moment, worked out by the site's own function. */
export function badgeAt(
  week: readonly WeekRow[],
  special: readonly SpecialRow[],
  showroom: ShowroomId,
  moment: Date,
) {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const row = week.find((one) => one.showroom === showroom && one.weekday === weekday);
    return row?.opens && row.closes
      ? { opens: row.opens.slice(0, 5), closes: row.closes.slice(0, 5) }
      : null;
  }) satisfies Showroom["hours"];
  const specialDays = special
    .filter((row) => row.showroom === showroom)
    .map(({ day, opens, closes }) => ({
      day,
      hours: opens && closes ? { opens: opens.slice(0, 5), closes: closes.slice(0, 5) } : null,
    }));
  return openingAt(hours, moment, specialDays);
}
