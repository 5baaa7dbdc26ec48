/** The numbers above the list, as the database's read_overview counts them; a chart draws them, a table says them. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { fromLocal } from "#shop/calendar/clock.ts";
import type { LeadStatus } from "#supabase/database.types.ts";
import { formatDay } from "../../format.ts";
import { read } from "../../requests.ts";
import { contactSpans } from "../shared/contact-spans.ts";
import { leadStatuses, statusLabels } from "../shared/lead.ts";
import { changedLeadsKey } from "../shared/leads.queries.ts";
import { firstDay, type Period } from "../shared/periods.ts";

export interface Counted {
  /** Suspected junk, which no other number counts. */
  junk: number;
  /** Leads of each day, oldest first. */
  days: number[];
  statuses: Partial<Record<LeadStatus, number>>;
  lenders: { lender: string; leads: number; converted: number }[];
  contacted: number;
  /** Milliseconds from the request to the first contact; null without one. */
  median: number | null;
  /** How many were contacted within each of `contactSpans`. */
  spans: number[];
}

export interface Overview extends Counted {
  period: Period;
  /** When each day began by the viewer's clock, and when the last one ends. */
  moments: string[];
}

/** When each of the last days begins, and when today ends. */
export function momentsOf(period: Period, today: Date) {
  const first = firstDay(period, today);
  return Array.from({ length: period + 1 }, (_, ahead) =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + ahead).toISOString(),
  );
}

export const overviewQuery = (period: Period, today: Date) =>
  queryOptions({
    queryKey: [...changedLeadsKey, "overview", period, today.toDateString()],
    queryFn: async ({ signal }): Promise<Overview> => {
      const moments = momentsOf(period, today);
      const counted = await read<Counted>(signal, db().rpc("read_overview", { days: moments }));
      return { ...counted, period, moments };
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Numbers of leads do not count inquiries. */
export const financing = { kind: "financing" } as const;

/** The leads of a period that match a filter of the list. */
export const listOfPeriod = (period: Period, filter: Record<string, string> = {}) =>
  `?${new URLSearchParams({ ...financing, ...filter, days: String(period) })}`;

/** The leads of a day, or none where the viewer's day is not the shop's, by which the list is filtered. */
export function listOfDay(begins: Date, ends: Date) {
  const two = (number: number) => String(number).padStart(2, "0");
  const dayAt = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const isShops = [begins, ends].every(
    (at) => Date.parse(fromLocal(`${dayAt(at)}T00:00`)) === at.getTime(),
  );
  const day = dayAt(begins);
  return isShops ? `?${new URLSearchParams({ ...financing, from: day, to: day })}` : undefined;
}

/** The same leads by one of their facts. */
export interface Breakdown {
  title: string;
  /** What its rows are, then what each of their numbers counts. */
  headings: readonly string[];
  /** In a chart its bars lie beside names of so many pixels; without it they stand. */
  namesWidth?: number;
  /** The newest first, which a chart has at its end. */
  isNewestFirst?: boolean;
  rows: { label: string; fill?: string; numbers: [count: number, list: string | undefined][] }[];
}

const statusFill: Record<LeadStatus, string> = {
  pending: "var(--brass)",
  contacted: "var(--ink-soft)",
  converted: "var(--spruce)",
  declined: "var(--tag)",
};

/** Every number with the list behind it. */
export function breakdownsOf({ days, lenders, statuses, spans, ...of }: Overview): Breakdown[] {
  const list = (filter: Record<string, string>) => listOfPeriod(of.period, filter);
  const moments = of.moments.map((moment) => new Date(moment));
  return [
    {
      ...{ title: "Leads per day", headings: ["Day", "Leads"], isNewestFirst: true },
      rows: days
        .map((leads, at): Breakdown["rows"][number] => ({
          label: formatDay(moments[at]!),
          numbers: [[leads, listOfDay(moments[at]!, moments[at + 1]!)]],
        }))
        .toReversed(),
    },
    {
      ...{ title: "By lender", headings: ["Lender", "Leads", "Converted"], namesWidth: 140 },
      rows: lenders
        .toSorted((a, b) => b.leads - a.leads || a.lender.localeCompare(b.lender))
        .map(({ lender, leads, converted }) => ({
          label: lender,
          numbers: [
            [leads, list({ lender })],
            [converted, list({ lender, status: "converted" })],
          ],
        })),
    },
    {
      ...{ title: "By status", headings: ["Status", "Leads"], namesWidth: 66 },
      rows: leadStatuses.map((status) => ({
        ...{ label: statusLabels[status], fill: statusFill[status] },
        numbers: [[statuses[status] ?? 0, list({ status })]],
      })),
    },
    {
      ...{ title: "Time to first contact", headings: ["Within", "Leads"] },
      rows: contactSpans.map(({ key, label }, at) => ({
        ...{ label, numbers: [[spans[at] ?? 0, list({ contact: key })]] },
      })),
    },
  ];
}
