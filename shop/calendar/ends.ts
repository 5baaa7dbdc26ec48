/** Ends as people say them: what lasts through a day ends with the day, not at midnight. */
import { detroitToday, toLocal } from "./clock.ts";
import { formatCalendarDay, formatMoment } from "./words.ts";

/** The last day in Detroit, YYYY-MM-DD, on which something holds that ends at the moment. */
export const lastDayBefore = (end: string) => detroitToday(new Date(Date.parse(end) - 1));

/** "Sun, Nov 29" where it lasts through that day, else "Sun, Nov 29, 5:00 PM"; the year where it is not this one. */
export function formatEnd(end: string, now = new Date()): string {
  const time = toLocal(end).slice(11);
  if (time !== "00:00" && time !== "23:59") return formatMoment(end, now);
  const day = lastDayBefore(end);
  const year = day.slice(0, 4);
  const isThisYear = year === detroitToday(now).slice(0, 4);
  return isThisYear ? formatCalendarDay(day) : `${formatCalendarDay(day)}, ${year}`;
}
