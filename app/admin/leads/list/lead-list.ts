/** The list of leads as pure functions: what a search finds, in which order, on which page. */
import { leadStatuses } from "#app/admin/leads/shared/lead.ts";
import { searchText } from "#app/admin/leads/shared/search-text.ts";
import { compareText } from "#app/lib/compare-text.ts";
import type { FinancingLead, LeadStatus } from "#app/lib/database.types.ts";

export interface LeadFilter {
  search: string;
  /** Suspected junk is set aside: only this filter shows it. */
  status: LeadStatus | "all" | "junk";
  lender: string;
}

export const sortColumns = ["created_at", "name", "financing_option", "status"] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  column: SortColumn;
  descending: boolean;
}
export const newestFirst: Sort = { column: "created_at", descending: true };

/** First or last name in any case, or a part of the phone however it is written. */
export function filterLeads(
  leads: readonly FinancingLead[],
  { search, status, lender }: LeadFilter,
) {
  const wanted = search.trim().toLowerCase();
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, "") : "";
  const isEverything = !wanted && status === "all" && lender === "all";
  if (isEverything && !leads.some((lead) => lead.suspected_junk)) return leads;
  return leads.filter(
    (lead) =>
      (status === "junk") === Boolean(lead.suspected_junk) &&
      (status === "all" || status === "junk" || lead.status === status) &&
      (lender === "all" || lead.financing_option === lender) &&
      (!wanted ||
        searchText(lead).includes(wanted) ||
        (digits.length > 2 && searchText(lead).includes(digits))),
  );
}

const statusOrder = Object.fromEntries(
  leadStatuses.map((status, index) => [status, index]),
) as Record<LeadStatus, number>;

const comparisons: Record<SortColumn, (a: FinancingLead, b: FinancingLead) => number> = {
  created_at: (a, b) => compareText(a.created_at, b.created_at),
  name: (a, b) => compareText(searchText(a), searchText(b)),
  financing_option: (a, b) => compareText(a.financing_option, b.financing_option),
  status: (a, b) => statusOrder[a.status] - statusOrder[b.status],
};

/** `leads` come newest first, and leads that compare equal stay so. */
export function sortLeads(leads: readonly FinancingLead[], { column, descending }: Sort) {
  if (column === "created_at") return descending ? leads : leads.toReversed();
  const compare = comparisons[column];
  return leads.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

/** Leads that left the same phone, by that phone. A lead on its own is not in it. */
export function findDuplicates(leads: readonly FinancingLead[]) {
  const byPhone = new Map<string, FinancingLead[]>();
  const firsts = new Map<string, FinancingLead>();
  for (const lead of leads) {
    if (!lead.phone_e164) continue;
    const group = byPhone.get(lead.phone_e164);
    const first = firsts.get(lead.phone_e164);
    if (group) group.push(lead);
    else if (first) byPhone.set(lead.phone_e164, [first, lead]);
    else firsts.set(lead.phone_e164, lead);
  }
  return byPhone as ReadonlyMap<string, readonly FinancingLead[]>;
}

export function paginate<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { page: current, pages, items: items.slice((current - 1) * size, current * size) };
}
