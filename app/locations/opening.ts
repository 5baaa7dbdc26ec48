/** Whether a showroom is open, by Detroit's clock, whatever the visitor's own says. */

import type { Showroom } from "#app/catalog/shop.ts";
import { dayNames } from "#app/lib/day-names.ts";

type Hours = Showroom["hours"];

interface DetroitTime {
  year: number;
  /** January is 1. */
  month: number;
  day: number;
  /** Sunday is 0. */
  weekday: number;
  /** "09:05" */
  time: string;
}

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Detroit",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

export function detroitTime(now: Date): DetroitTime {
  const parts = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    weekday: dayNames.indexOf(parts.weekday as (typeof dayNames)[number]),
    time: `${parts.hour}:${parts.minute}`,
  };
}

export interface Opening {
  open: boolean;
  /** "until 8 PM", "opens Monday at 10 AM". */
  next: string;
}

/** Open or closed now, and until when; nothing on a holiday, when the usual hours may not hold. */
export function openingAt(hours: Hours, now: Date): Opening | undefined {
  const detroit = detroitTime(now);
  if (isHoliday(detroit)) return undefined;
  const { weekday, time } = detroit;
  const today = hours[weekday];
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, next: `until ${formatTime(today.closes)}` };
  }
  if (today && time < today.opens) {
    return { open: false, next: `opens at ${formatTime(today.opens)}` };
  }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = (weekday + ahead) % 7;
    const then = hours[day];
    if (!then) continue;
    const name = ahead === 1 ? "tomorrow" : dayNames[day];
    return { open: false, next: `opens ${name} at ${formatTime(then.opens)}` };
  }
  return { open: false, next: "" };
}

/** "10:00" is "10 AM" and "17:30" is "5:30 PM". */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

const fixedHolidays = new Set(["1-1", "6-19", "7-4", "11-11", "12-24", "12-25", "12-31"]);

/** [month, weekday, which one of the month; -1 is the last] */
const floatingHolidays = [
  [1, 1, 3], // Martin Luther King Jr. Day
  [2, 1, 3], // Presidents' Day
  [5, 1, -1], // Memorial Day
  [9, 1, 1], // Labor Day
  [11, 4, 4], // Thanksgiving
] as const;

/** The days on which a store may keep other hours than its usual ones. */
export function isHoliday({ year, month, day, weekday }: Omit<DetroitTime, "time">) {
  if (fixedHolidays.has(`${month}-${day}`)) return true;
  const floating = floatingHolidays.some(
    ([inMonth, onDay, which]) =>
      month === inMonth &&
      weekday === onDay &&
      (which === -1 ? day + 7 > daysIn(year, month) : Math.ceil(day / 7) === which),
  );
  const easter = easterSunday(year);
  return floating || (easter.month === month && easter.day === day);
}

function daysIn(year: number, month: number) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The Gregorian calendar's Easter, after Meeus, Jones and Butcher. */
function easterSunday(year: number) {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return { month, day: (h + l - 7 * m + 33 * month + 19) % 32 };
}
