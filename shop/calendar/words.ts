/** Moments, days and spans of time as people say them; moments by Detroit's clock. */
import { detroitToday, timeZone } from "./clock.ts";

const kept = new Map<object, Intl.DateTimeFormat>();

/** One formatter for each of these sets of options, made when it is first needed. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const known = kept.get(options) ?? new Intl.DateTimeFormat("en-US", options);
  kept.set(options, known);
  return known;
}

const time = { timeZone, hour: "numeric", minute: "2-digit" } as const;
const monthDay = { timeZone, month: "short", day: "numeric" } as const;
const moment = { ...time, ...monthDay, weekday: "short" } as const;
const distantMoment = { ...moment, year: "numeric" } as const;
const longDay = { month: "long", day: "numeric", weekday: "long", timeZone: "UTC" } as const;
const calendarDay = { ...monthDay, weekday: "short", timeZone: "UTC" } as const;

/** "Tue, Nov 24, 8:00 PM", with the year where it is not this one. */
export function formatMoment(iso: string, now = new Date()) {
  const at = new Date(iso);
  const isThisYear = detroitToday(at).slice(0, 4) === detroitToday(now).slice(0, 4);
  return formatter(isThisYear ? moment : distantMoment).format(at);
}

/** "today 9:40 AM", and of another day the whole moment. */
export function formatRecent(iso: string, now = new Date()) {
  const at = new Date(iso);
  return detroitToday(at) === detroitToday(now)
    ? `today ${formatter(time).format(at)}`
    : formatMoment(iso, now);
}

/** "Thu, Nov 26" */
export const formatCalendarDay = (day: string) => formatter(calendarDay).format(new Date(day));

/** "Thursday, November 26" */
export const formatLongDay = (day: string) => formatter(longDay).format(new Date(day));

/** "under a minute", "45 min", "3 h 20 min", "2 days 4 h". */
export function formatDuration(milliseconds: number) {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return "under a minute";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return parts(`${hours} h`, minutes % 60, "min");
  const days = Math.floor(hours / 24);
  return parts(`${days} ${days === 1 ? "day" : "days"}`, hours % 24, "h");
}

const parts = (whole: string, rest: number, unit: string) =>
  rest === 0 ? whole : `${whole} ${rest} ${unit}`;
