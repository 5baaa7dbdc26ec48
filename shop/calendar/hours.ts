/** When a showroom is open, by Detroit's clock, whatever the visitor's own says. */
import { detroitTime } from "./clock.ts";
import { addDays, dayNames, formatTime, weekdayOf } from "./days.ts";
import { holidayName } from "./holidays.ts";

/** From when to when, 24-hour "HH:MM"; null is closed. */
export type DayHours = { opens: string; closes: string } | null;

/** The usual hours of a week; Sunday first. */
export type WeekHours = readonly DayHours[];

/** A day on which a showroom keeps other hours than those of its week. */
export interface SpecialDay {
  showroom: "east" | "west";
  /** YYYY-MM-DD */
  day: string;
  hours: DayHours;
  note?: string;
}

/** A special day of one showroom. */
export type OtherHours = Pick<SpecialDay, "day" | "hours">;

/** All that one showroom has said of its hours. */
export interface ShowroomHours {
  hours: WeekHours;
  specialDays: readonly OtherHours[];
}

/** What a badge says of a moment. */
export interface Opening {
  /** Unknown on a holiday for which no one has said anything. */
  open?: boolean;
  /** "until 8 PM", "opens Monday at 10 AM", "Thanksgiving: call first". */
  next: string;
}

/** The hours that were set for a day, for itself or for its weekday; null where it is closed. */
export function hoursSetFor(day: string, { hours, specialDays }: ShowroomHours): DayHours {
  const special = specialDays.find((other) => other.day === day);
  return special ? special.hours : (hours[weekdayOf(day)] ?? null);
}

/** The same, but undefined on a holiday for which no one has said anything. */
export const hoursOn = (day: string, showroom: ShowroomHours): DayHours | undefined =>
  callFirst(day, showroom) ? undefined : hoursSetFor(day, showroom);

/** "Thanksgiving: call first", of a holiday on a day with hours for which the shop has said nothing. */
export function callFirst(day: string, showroom: ShowroomHours): string | undefined {
  const isSaid = showroom.specialDays.some((other) => other.day === day);
  const name = !isSaid && hoursSetFor(day, showroom) ? holidayName(day) : undefined;
  return name && `${name}: call first`;
}

/** How far ahead the next opening is looked for. */
const farthestDays = 60;

/**
 * Open or closed now, and until when, by the week's hours and the showroom's special days. On a holiday for which no
 * hours were given, that one calls first; and before one, the next opening is not promised.
 */
export function openingAt(showroom: ShowroomHours, now: Date): Opening {
  const { day, time } = detroitTime(now);
  const holiday = callFirst(day, showroom);
  if (holiday) return { next: holiday };
  const today = hoursSetFor(day, showroom);
  if (today && time >= today.opens && time < today.closes) {
    return { open: true, next: `until ${formatTime(today.closes)}` };
  }
  if (today && time < today.opens) {
    return { open: false, next: `opens at ${formatTime(today.opens)}` };
  }
  for (let ahead = 1; ahead <= farthestDays; ahead += 1) {
    const later = addDays(day, ahead);
    const holiday = callFirst(later, showroom);
    const name = dayName(later, ahead);
    if (holiday) return { open: false, next: `${name} is ${holiday}` };
    const then = hoursSetFor(later, showroom);
    if (then) return { open: false, next: `opens ${name} at ${formatTime(then.opens)}` };
  }
  return { open: false, next: "" };
}

/** What people call a day that lies so far ahead: its weekday alone would be another one's from a week on. */
function dayName(day: string, ahead: number) {
  if (ahead === 1) return "tomorrow";
  if (ahead < 7) return dayNames[weekdayOf(day)];
  const words = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  return `on ${new Date(day).toLocaleDateString("en-US", words)}`;
}
