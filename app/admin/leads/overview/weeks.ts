/** This week against the last, by showroom, person and lender: each number with the list behind it. */

import { addDays, detroitToday, fromLocal } from "#app/admin/catalog/detroit.ts";
import {
  firstCallWithin,
  type OpeningRows,
  openTimeBetween,
} from "#app/admin/leads/shared/opening-time.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";

/** Days by Detroit's calendar, both among them: "2026-11-23". */
export interface Week {
  from: string;
  to: string;
}

/** Monday to today, and the same days of the week before. */
export function weeksOf(now: Date): { current: Week; before: Week } {
  const today = detroitToday(now);
  const weekday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  return {
    current: { from: monday, to: today },
    before: { from: addDays(monday, -7), to: addDays(today, -7) },
  };
}

export type Grouping = "showroom" | "person" | "lender";

export interface Numbers {
  leads: number;
  /** Called or contacted within the first hour in which a showroom was open. */
  inTime: number;
  /** Milliseconds to the first contact; null where there was none. */
  median: number | null;
  converted: number;
  delivered: number;
  /** Cents of what was sold to these people. */
  revenue: number;
}

export interface WeekRow {
  /** A showroom's or person's id, a lender's name; "site" and "nobody" for none. */
  key: string;
  current: Numbers;
  before: Numbers;
}

/** What leads themselves do not say. */
export interface WeekFacts {
  hours: OpeningRows | undefined;
  /** Leads whose text was delivered. */
  delivered: ReadonlySet<string>;
  /** Cents by lead. */
  revenue: ReadonlyMap<string, number>;
}

const keyOf: Record<Grouping, (lead: FinancingLead) => string> = {
  showroom: ({ showroom }) => showroom ?? "site",
  person: ({ assigned_to }) => assigned_to ?? "nobody",
  lender: ({ financing_option }) => financing_option,
};

/** A row for each group that had a lead in either week, the busiest first; then all of them. */
export function compareWeeks(
  leads: readonly FinancingLead[],
  grouping: Grouping,
  now: Date,
  facts: WeekFacts,
): { rows: WeekRow[]; all: WeekRow } {
  const { current, before } = weeksOf(now);
  const isIn = (week: Week) => {
    const from = Date.parse(fromLocal(`${week.from}T00:00`));
    const to = Date.parse(fromLocal(`${addDays(week.to, 1)}T00:00`));
    return ({ created_at, suspected_junk }: FinancingLead) => {
      const at = Date.parse(created_at);
      return at >= from && at < to && !suspected_junk;
    };
  };
  const [now_, then] = [leads.filter(isIn(current)), leads.filter(isIn(before))];
  const groups = (of: FinancingLead[]) => Map.groupBy(of, keyOf[grouping]);
  const [nowBy, thenBy] = [groups(now_), groups(then)];
  const rows = [...new Set([...nowBy.keys(), ...thenBy.keys()])].map((key) => ({
    key,
    current: count(nowBy.get(key) ?? [], facts),
    before: count(thenBy.get(key) ?? [], facts),
  }));
  rows.sort(
    (a, b) =>
      b.current.leads - a.current.leads ||
      b.before.leads - a.before.leads ||
      a.key.localeCompare(b.key),
  );
  return { rows, all: { key: "all", current: count(now_, facts), before: count(then, facts) } };
}

function count(leads: readonly FinancingLead[], { hours, delivered, revenue }: WeekFacts): Numbers {
  const waits = leads
    .filter(({ first_contacted_at }) => first_contacted_at)
    .map((lead) => Date.parse(lead.first_contacted_at!) - Date.parse(lead.created_at))
    .sort((a, b) => a - b);
  const middle = waits.length >> 1;
  return {
    leads: leads.length,
    inTime: leads.filter(({ created_at, first_contacted_at, first_called_at }) => {
      const reached = first_called_at ?? first_contacted_at;
      return (
        reached !== null &&
        hours !== undefined &&
        openTimeBetween(hours, Date.parse(created_at), Date.parse(reached)) <= firstCallWithin
      );
    }).length,
    median:
      waits.length === 0
        ? null
        : waits.length % 2
          ? waits[middle]!
          : (waits[middle - 1]! + waits[middle]!) / 2,
    converted: leads.filter(({ status }) => status === "converted").length,
    delivered: leads.filter(({ id }) => delivered.has(id)).length,
    revenue: leads.reduce((sum, { id }) => sum + (revenue.get(id) ?? 0), 0),
  };
}

/** The address of the list behind a number. */
export function listOf(grouping: Grouping, key: string, { from, to }: Week, more = "") {
  const params = new URLSearchParams({ from, to });
  if (key !== "all") params.set(grouping, key);
  for (const [name, value] of new URLSearchParams(more)) params.set(name, value);
  return `?${params}`;
}
