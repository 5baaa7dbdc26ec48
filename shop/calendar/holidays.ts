/** The holidays on which a shop may keep other hours: which come next, and what they are called. */

import { addDays } from "./clock.ts";
import { isHoliday } from "./hours.ts";

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

const floating: Record<number, string> = {
  1: "Martin Luther King Jr. Day",
  2: "Presidents’ Day",
  3: "Easter Sunday",
  4: "Easter Sunday",
  5: "Memorial Day",
  9: "Labor Day",
  11: "Thanksgiving",
};

/** From `today` on. */
export function nextHolidays(today: string, count: number): Holiday[] {
  const found: Holiday[] = [];
  for (let ahead = 0; found.length < count && ahead < 400; ahead += 1) {
    const day = addDays(today, ahead);
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (isHoliday({ year, month, day: date, weekday })) {
      found.push({ day, name: fixed[day.slice(5)] ?? floating[month] ?? "Holiday" });
    }
  }
  return found;
}
