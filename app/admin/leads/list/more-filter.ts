/** The filters beyond status and lender: when, where, whose, how soon, what became of the text, when again. */

import {
  type ContactSpan,
  contactSpans,
  contactWait,
  isWithin,
} from "#app/admin/leads/shared/contact-spans.ts";
import { firstCallWithin } from "#app/admin/leads/shared/first-call.ts";
import type { TextFilter } from "#app/admin/leads/sms/text-filter.ts";
import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import type { ShowroomHours } from "#shop/calendar/hours.ts";
import { openTimeBetween } from "#shop/calendar/open-time.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

export const followUpFilters = ["all", "overdue", "today", "week", "set", "none"] as const;
export type FollowUpFilter = (typeof followUpFilters)[number];

export const followUpLabels: Record<FollowUpFilter, string> = {
  all: "Any follow-up",
  overdue: "Follow-up overdue",
  today: "Follow-up today",
  week: "Follow-up within a week",
  set: "Follow-up any day",
  none: "No follow-up",
};

export type ContactFilter = "all" | ContactSpan["key"];

export const contactLabels: Record<ContactFilter, string> = {
  all: "Any first contact",
  "1h": "Contacted within 1 h",
  "4h": "Contacted after 1 to 4 h",
  "1d": "Contacted after 4 to 24 h",
  "3d": "Contacted after 1 to 3 days",
  later: "Contacted after 3 days",
};

export interface MoreFilter {
  /** Received on these days by Detroit's calendar: "2026-11-23"; empty for no limit. */
  from: string;
  to: string;
  /** A showroom's id, "site" for those of none, or "all". */
  showroom: string;
  /** The id of the person it is assigned to, "nobody", or "all". */
  person: string;
  /** How long the request waited for its first contact. */
  contact: ContactFilter;
  text: TextFilter;
  followUp: FollowUpFilter;
  /** The last part of the address of the product that was asked about, "none" for leads without one, or "all". */
  product: string;
  /** Only people who asked more than once. */
  repeated: boolean;
  /** Only those called or contacted within the first hour in which a showroom was open. */
  inTime: boolean;
  /** Only those to whom a sale was noted. */
  sold: boolean;
}

/** What a lead itself does not say. */
export interface MoreFacts {
  now: number;
  /** Leads with a text of the wanted state; undefined until they are known. */
  withText: ReadonlySet<string> | undefined;
  isRepeated: (lead: FinancingLead) => boolean;
  /** When the showrooms are open; undefined until it is known. */
  hours: readonly ShowroomHours[] | undefined;
  /** Leads to whom something was sold; undefined until they are known. */
  sold: ReadonlySet<string> | undefined;
}

const midnightAfter = (day: string) => Date.parse(fromLocal(`${addDays(day, 1)}T00:00`));

/** From which moment on, and until which, leads came; infinite where there is no limit. */
export const receivedBetween = ({ from, to }: Pick<MoreFilter, "from" | "to">) =>
  [
    from ? Date.parse(fromLocal(`${from}T00:00`)) : Number.NEGATIVE_INFINITY,
    to ? midnightAfter(to) : Number.POSITIVE_INFINITY,
  ] as const;

/** From which moment on, and until which, a lead comes back. */
export function followUpBetween(
  wanted: Exclude<FollowUpFilter, "all" | "none">,
  now: number,
): readonly [from: number, until: number] {
  const today = detroitToday(new Date(now));
  switch (wanted) {
    case "overdue":
      return [Number.NEGATIVE_INFINITY, now];
    case "today":
      return [Date.parse(fromLocal(`${today}T00:00`)), midnightAfter(today)];
    case "week":
      return [Date.parse(fromLocal(`${today}T00:00`)), midnightAfter(addDays(today, 6))];
    case "set":
      return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
}

/** The span that is wanted, if one is. */
export const contactSpanOf = ({ contact }: Pick<MoreFilter, "contact">) =>
  contactSpans.find(({ key }) => key === contact);

/** Made ready once for all leads. */
export function prepareMoreFilter(more: MoreFilter, facts: MoreFacts) {
  const { showroom, person, text, followUp, product, repeated, inTime, sold } = more;
  const [from, to] = receivedBetween(more);
  const span = contactSpanOf(more);
  const hasDays = more.from !== "" || more.to !== "";
  const isBack = prepareFollowUp(followUp, facts.now);
  return (lead: FinancingLead) => {
    if (hasDays) {
      const at = Date.parse(lead.created_at);
      if (at < from || at >= to) return false;
    }
    return (
      (showroom === "all" || (lead.showroom ?? (lead.kind ? "none" : "site")) === showroom) &&
      (person === "all" || (lead.assigned_to ?? "nobody") === person) &&
      (!span || isWithin(contactWait(lead), span)) &&
      (text === "all" || facts.withText?.has(lead.id) === true) &&
      isBack(lead) &&
      (product === "all" || (lead.piece ?? "none") === product) &&
      (!repeated || facts.isRepeated(lead)) &&
      (!inTime || wasCalledInTime(lead, facts.hours)) &&
      (!sold || facts.sold?.has(lead.id) === true)
    );
  };
}

/** Called or contacted within the first hour in which a showroom was open. SQL repeats it. */
export function wasCalledInTime(lead: FinancingLead, hours: readonly ShowroomHours[] | undefined) {
  const reached = lead.first_called_at ?? lead.first_contacted_at;
  return (
    reached !== null &&
    hours !== undefined &&
    openTimeBetween(hours, Date.parse(lead.created_at), Date.parse(reached)) <= firstCallWithin
  );
}

function prepareFollowUp(wanted: FollowUpFilter, now: number) {
  if (wanted === "all") return () => true;
  if (wanted === "none") return ({ follow_up_at }: FinancingLead) => follow_up_at === null;
  const [from, until] = followUpBetween(wanted, now);
  return ({ follow_up_at }: FinancingLead) => {
    if (follow_up_at === null) return false;
    const at = Date.parse(follow_up_at);
    return at >= from && at < until;
  };
}
