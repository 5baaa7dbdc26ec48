import { dayNames, formatTime, weekdayOf } from "#shop/calendar/days.ts";
import type { ShowroomHours } from "#shop/calendar/hours.ts";
import type { Tables } from "#supabase/database.types.ts";
import { type ShowroomId, showroomIds } from "../records/product-labels.ts";

export type WeekRow = Tables<"opening_hours">;
export type SpecialRow = Tables<"special_days">;

export interface HoursRows {
  week: readonly WeekRow[];
  special: readonly SpecialRow[];
}

export function hoursOf({ week, special }: HoursRows, showroom: ShowroomId): ShowroomHours {
  return {
    hours: dayNames.map((_, weekday) => {
      const row = week.find((one) => one.showroom === showroom && one.weekday === weekday);
      return row ? dayHours(row) : null;
    }),
    specialDays: special
      .filter((row) => row.showroom === showroom)
      .map((row) => ({ day: row.day, hours: dayHours(row) })),
  };
}

export const wholeWeek = (week: readonly WeekRow[], first: number): WeekRow[] =>
  showroomIds.flatMap((showroom) =>
    dayNames.map(
      (_, weekday) =>
        week.find((row) => isSameDay(row, { showroom, weekday })) ?? {
          ...{ showroom, weekday, opens: null, closes: null, version: first },
        },
    ),
  );

type Weekday = Pick<WeekRow, "showroom" | "weekday">;

/** Whether both are of one day of one showroom. */
export const isSameDay = (a: Weekday, b: Weekday) =>
  a.showroom === b.showroom && a.weekday === b.weekday;

export const allHours = (rows: HoursRows) => showroomIds.map((id) => hoursOf(rows, id));

const dayHours = ({ opens, closes }: Times) => (opens && closes ? { opens, closes } : null);

/** Both null: closed. */
export interface Times {
  opens: string | null;
  closes: string | null;
}

/** "10 AM – 8 PM", "closed" */
export function formatTimes({ opens, closes }: Times) {
  return opens && closes ? `${formatTime(opens)} – ${formatTime(closes)}` : "closed";
}

export const isSameTimes = (a: Times, b: Times) => a.opens === b.opens && a.closes === b.closes;

export function timesProblem({ opens, closes }: Times): string {
  if (!opens && !closes) return "";
  if (!opens || !closes) return "Set both times, or clear both for closed.";
  return closes > opens ? "" : "Closing time must be after opening time.";
}

export function dayProblem(day: string, today: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return "Choose a day.";
  if (day < today) return "That day has passed.";
  return day > `${Number(today.slice(0, 4)) + 2}` ? "That’s more than a year away." : "";
}

export function usualTimes(week: readonly WeekRow[], showroom: ShowroomId, day: string): Times {
  const weekday = weekdayOf(day);
  const row = week.find((one) => one.showroom === showroom && one.weekday === weekday);
  return { opens: row?.opens ?? null, closes: row?.closes ?? null };
}

export function specialOn(special: readonly SpecialRow[], day: string) {
  const of = (showroom: ShowroomId) =>
    special.find((row) => row.day === day && row.showroom === showroom);
  return { east: of("east"), west: of("west") };
}

/** The showroom that a day was forgotten for, where only the other one is set. */
export function forgotten(special: readonly SpecialRow[], day: string): ShowroomId | undefined {
  const set = specialOn(special, day);
  const missing = showroomIds.filter((id) => !set[id]);
  return missing.length === 1 && showroomIds.length > 1 ? missing[0] : undefined;
}
