/** The numbers above the list, counted from the leads that are loaded, or as the database counted them. */

import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { contactSpans, contactWait, isWithin } from "../shared/contact-spans.ts";
import { leadStatuses } from "../shared/lead.ts";
import { firstDay, type Period } from "../shared/periods.ts";

export interface Overview {
  /** One entry a day, oldest first, days without a lead too. */
  days: { date: Date; leads: number }[];
  lenders: { lender: string; leads: number; converted: number }[];
  statuses: { status: LeadStatus; leads: number }[];
  total: number;
  /** Suspected junk of the period, which no other number counts. */
  junk: number;
  /** Converted of all leads of the period, 0 to 1; null without leads. */
  conversion: number | null;
  /** Milliseconds from the request to the first contact. */
  firstContact: {
    median: number | null;
    contacted: number;
    /** How many were contacted within each span, after the spans before it. */
    spans: { key: string; label: string; leads: number }[];
  };
}

/** The leads of these days; all of them, once there are older ones in the list. */
export function leadsInPeriod(leads: readonly FinancingLead[], period: Period, now: Date) {
  const first = firstDay(period, now);
  const end = leads.findIndex((lead) => new Date(lead.created_at) < first);
  return end < 0
    ? { counted: leads, isWhole: false }
    : { counted: leads.slice(0, end), isWhole: true };
}

/** So many days of the viewer's calendar, from the first. */
export const daysFrom = (first: Date, count: number) =>
  Array.from(
    { length: count },
    (_, index) => new Date(first.getFullYear(), first.getMonth(), first.getDate() + index),
  );

export function summarizeLeads(
  leads: readonly FinancingLead[],
  period: Period,
  now: Date,
): Overview {
  const first = firstDay(period, now);
  const dates = daysFrom(first, period);
  const dayIndex = new Map(dates.map((date, index) => [date.toDateString(), index]));
  const days = dates.map(() => 0);
  const statuses = new Map<LeadStatus, number>();
  const byLender = new Map<string, { leads: number; converted: number }>();
  const waits: number[] = [];
  let junk = 0;
  for (const lead of leads) {
    const created = new Date(lead.created_at);
    // The list comes newest first, so everything after this one is older still.
    if (created < first) break;
    const day = dayIndex.get(created.toDateString());
    if (day === undefined) continue;
    if (lead.suspected_junk) {
      junk += 1;
      continue;
    }
    days[day]! += 1;
    statuses.set(lead.status, (statuses.get(lead.status) ?? 0) + 1);
    const lender = byLender.get(lead.financing_option) ?? { leads: 0, converted: 0 };
    lender.leads += 1;
    if (lead.status === "converted") lender.converted += 1;
    byLender.set(lead.financing_option, lender);
    const wait = contactWait(lead);
    if (wait !== undefined) waits.push(wait);
  }
  const counted = {
    ...{ junk, days, statuses: Object.fromEntries(statuses) },
    lenders: [...byLender].map(([lender, counts]) => ({ lender, ...counts })),
    ...{ contacted: waits.length, median: median(waits) },
    spans: contactSpans.map((span) => waits.filter((wait) => isWithin(wait, span)).length),
  };
  return overviewOf(counted, dates);
}

/** What the database's read_overview answers. */
export interface ReadOverview {
  junk: number;
  days: number[];
  statuses: Partial<Record<LeadStatus, number>>;
  lenders: { lender: string; leads: number; converted: number }[];
  contacted: number;
  median: number | null;
  spans: number[];
}

export function overviewOf(read: ReadOverview, dates: readonly Date[]): Overview {
  const total = read.days.reduce((sum, leads) => sum + leads, 0);
  return {
    days: dates.map((date, index) => ({ date, leads: read.days[index] ?? 0 })),
    lenders: read.lenders.toSorted(busiestFirst),
    statuses: leadStatuses.map((status) => ({ status, leads: read.statuses[status] ?? 0 })),
    total,
    junk: read.junk,
    conversion: total === 0 ? null : (read.statuses.converted ?? 0) / total,
    firstContact: {
      median: read.median,
      contacted: read.contacted,
      spans: contactSpans.map(({ key, label }, index) => ({
        ...{ key, label },
        leads: read.spans[index] ?? 0,
      })),
    },
  };
}

const busiestFirst = (a: Overview["lenders"][number], b: Overview["lenders"][number]) =>
  b.leads - a.leads || a.lender.localeCompare(b.lender);

function median(numbers: number[]) {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
