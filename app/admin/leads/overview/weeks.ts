/** This week against the last, by showroom, person and lender: each number with the list behind it. */

import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import { addDays, mondayOf } from "#shop/calendar/days.ts";
import { financing } from "./overview.ts";

/** Days by Detroit's calendar, both among them: "2026-11-23". */
export interface Week {
  from: string;
  to: string;
}

/** Monday to today, and the same days of the week before. */
export function weeksOf(now: Date): { current: Week; before: Week } {
  const today = detroitToday(now);
  const monday = mondayOf(today);
  return {
    current: { from: monday, to: today },
    before: { from: addDays(monday, -7), to: addDays(today, -7) },
  };
}

export type Grouping = "showroom" | "person" | "lender";

/** What the database's read_week counts of one group. */
export interface Numbers {
  leads: number;
  /** Called or contacted within the first hour in which a showroom was open. */
  in_time: number;
  /** Milliseconds to the first contact; null where there was none. */
  median: number | null;
  converted: number;
  delivered: number;
  /** What was sold meanwhile, to these leads, others or none, by who sold it and where: items and cents. */
  sold: number;
  revenue: number;
}

/** A group's key is a showroom's or person's id, or a lender's name; "site", "nobody" and "none" are none, null is all. */
export type CountedGroup = Numbers & { key: string | null };

export interface WeekRow {
  key: string | null;
  current: Numbers;
  before: Numbers;
}

const noNumbers: Numbers = {
  leads: 0,
  in_time: 0,
  median: null,
  converted: 0,
  delivered: 0,
  sold: 0,
  revenue: 0,
};

/** A row for each group that had a lead or a sale in either week, the busiest first; all of them last. */
export function compareWeeks(
  current: readonly CountedGroup[],
  before: readonly CountedGroup[],
): WeekRow[] {
  const [now, then] = [current, before].map(
    (groups) => new Map(groups.map((one) => [one.key, one])),
  );
  const keys = new Set([...now!.keys(), ...then!.keys(), null]);
  return [...keys]
    .map((key) => ({
      key,
      current: now!.get(key) ?? noNumbers,
      before: then!.get(key) ?? noNumbers,
    }))
    .sort(
      (a, b) =>
        Number(a.key === null) - Number(b.key === null) ||
        b.current.leads - a.current.leads ||
        b.before.leads - a.before.leads ||
        (a.key ?? "").localeCompare(b.key ?? ""),
    );
}

/** The moments between which a week's leads came. */
export const momentsOf = ({ from, to }: Week) =>
  [midnight(from), midnight(addDays(to, 1))] as const;

const midnight = (day: string) => new Date(fromLocal(`${day}T00:00`)).toISOString();

/** The filter that lists the leads of each number, beside the group and the week. */
export const filterOf = {
  leads: "",
  in_time: "called=in-time",
  median: "only=contacted",
  converted: "status=converted",
  delivered: "text=delivered",
} as const;

/** The address of the list behind a number. */
export function listOf(grouping: Grouping, key: string | null, { from, to }: Week, more = "") {
  const params = new URLSearchParams({ ...financing, from, to });
  if (key !== null) params.set(grouping, key);
  for (const [name, value] of new URLSearchParams(more)) params.set(name, value);
  return `?${params}`;
}
