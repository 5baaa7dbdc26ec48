/** The holidays on which a shop may keep other hours than its usual ones. */

import { own } from "../own.ts";
import { addDays, weekdayOf } from "./days.ts";

export interface Holiday {
  /** YYYY-MM-DD */
  day: string;
  name: string;
}

const fixed: Record<string, string> = {
  "01-01": "New Year’s Day",
  "06-19": "Juneteenth",
  "07-04": "Independence Day",
  "11-11": "Veterans Day",
  "12-24": "Christmas Eve",
  "12-25": "Christmas Day",
  "12-31": "New Year’s Eve",
};

/** [month, weekday, which one of the month; -1 is the last, name] */
const floating = [
  [1, 1, 3, "Martin Luther King Jr. Day"],
  [2, 1, 3, "Presidents’ Day"],
  [5, 1, -1, "Memorial Day"],
  [9, 1, 1, "Labor Day"],
  [10, 1, 2, "Columbus Day"],
  [11, 4, 4, "Thanksgiving"],
] as const;

/** What a day is called that is a holiday. */
export function holidayName(day: string): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const isWhich = (which: number) =>
    which === -1 ? addDays(day, 7).slice(0, 7) !== day.slice(0, 7) : Math.ceil(date / 7) === which;
  if (day === easterSunday(year)) return "Easter Sunday";
  // The day after the fourth Thursday, which may be before the fourth Friday or on it.
  if (month === 11 && weekdayOf(day) === 5 && date >= 23 && date <= 29) return "Black Friday";
  return (
    own(fixed, day.slice(5)) ??
    floating.find(
      ([inMonth, onWeekday, which]) =>
        month === inMonth && weekdayOf(day) === onWeekday && isWhich(which),
    )?.[3]
  );
}

/** The next ones from `today` on. */
export function nextHolidays(today: string, count: number): Holiday[] {
  const found: Holiday[] = [];
  for (let ahead = 0; found.length < count && ahead < 400; ahead += 1) {
    const day = addDays(today, ahead);
    const name = holidayName(day);
    if (name) found.push({ day, name });
  }
  return found;
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
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-0${month}-${String(day).padStart(2, "0")}`;
}
