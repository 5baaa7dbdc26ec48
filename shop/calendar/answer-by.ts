/** By when a request to hold a product is answered. */
import { detroitTime } from "./clock.ts";
import { addDays, dayNames, formatTime, weekdayOf } from "./days.ts";
import { callFirst, type ShowroomHours } from "./hours.ts";
import { afterOpenTime } from "./open-time.ts";

/** In milliseconds, counted while the showroom is open. */
export const answeredWithin = 2 * 3_600_000;

const quarter = 900_000;

/** How far ahead holidays without hours are left out. */
const farthestDays = 14;

/** The moment, on a quarter of an hour; undefined where the showroom does not open for so long. On a holiday without hours no one is promised. */
export function answerBy(showroom: ShowroomHours, now: Date): Date | undefined {
  const { day: today } = detroitTime(now);
  const unsaid = Array.from({ length: farthestDays }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => callFirst(day, showroom),
  );
  const specialDays = [...showroom.specialDays, ...unsaid.map((day) => ({ day, hours: null }))];
  const at = afterOpenTime([{ ...showroom, specialDays }], now.getTime(), answeredWithin);
  return at === null ? undefined : new Date(Math.ceil(at / quarter) * quarter);
}

/** "by 4 PM today", "by 11:15 AM tomorrow", "by 1 PM on Monday". */
export function answerByWords(moment: Date, now: Date): string {
  const [{ day, time }, { day: today }] = [detroitTime(moment), detroitTime(now)];
  const words =
    day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : onDay(day, today);
  return `by ${formatTime(time)} ${words}`;
}

function onDay(day: string, today: string) {
  if (day < addDays(today, 7)) return `on ${dayNames[weekdayOf(day)]}`;
  const words = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return `on ${new Date(day).toLocaleDateString("en-US", words)}`;
}
