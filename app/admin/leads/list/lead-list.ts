/** The list of leads as pure functions: what a search finds, in which order, and how changes come in. */
import type { FinancingLead, LeadStatus } from "#app/lib/database.types.ts";

export const statuses = [
  "pending",
  "contacted",
  "converted",
  "declined",
] as const satisfies LeadStatus[];

export const statusLabels: Record<LeadStatus, string> = {
  pending: "Pending",
  contacted: "Contacted",
  converted: "Converted",
  declined: "Declined",
};

export interface LeadFilter {
  search: string;
  status: LeadStatus | "all";
  lender: string;
}

export const sortColumns = ["created_at", "name", "financing_option", "status"] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  column: SortColumn;
  descending: boolean;
}
export const newestFirst: Sort = { column: "created_at", descending: true };

export const fullName = (lead: FinancingLead) => `${lead.first_name} ${lead.last_name}`;

const haystacks = new WeakMap<FinancingLead, string>();

/** Everything a search looks at, made once per lead: name, phone as written, phone's digits. */
function haystack(lead: FinancingLead) {
  let text = haystacks.get(lead);
  if (text === undefined) {
    text = `${fullName(lead)}\n${lead.phone}\n${lead.phone.replace(/\D/g, "")}`.toLowerCase();
    haystacks.set(lead, text);
  }
  return text;
}

/** Page by page while leads arrive, so that the first letter of a search does not wait for all of it. */
export function prepareSearch(leads: readonly FinancingLead[]) {
  for (const lead of leads) haystack(lead);
}

/** First or last name in any case, or a part of the phone however it is written. */
export function filterLeads(
  leads: readonly FinancingLead[],
  { search, status, lender }: LeadFilter,
) {
  const wanted = search.trim().toLowerCase();
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, "") : "";
  if (!wanted && status === "all" && lender === "all") return leads;
  return leads.filter(
    (lead) =>
      (status === "all" || lead.status === status) &&
      (lender === "all" || lead.financing_option === lender) &&
      (!wanted ||
        haystack(lead).includes(wanted) ||
        (digits.length > 2 && haystack(lead).includes(digits))),
  );
}

const statusOrder = Object.fromEntries(statuses.map((status, index) => [status, index])) as Record<
  LeadStatus,
  number
>;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const comparisons: Record<SortColumn, (a: FinancingLead, b: FinancingLead) => number> = {
  created_at: (a, b) => compareText(a.created_at, b.created_at),
  name: (a, b) => compareText(haystack(a), haystack(b)),
  financing_option: (a, b) => compareText(a.financing_option, b.financing_option),
  status: (a, b) => statusOrder[a.status] - statusOrder[b.status],
};

/** `leads` come newest first, and leads that compare equal stay so. */
export function sortLeads(leads: readonly FinancingLead[], { column, descending }: Sort) {
  if (column === "created_at") return descending ? leads : leads.toReversed();
  const compare = comparisons[column];
  return leads.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

const compareNewest = (a: FinancingLead, b: FinancingLead) =>
  compareText(b.created_at, a.created_at) || compareText(a.id, b.id);

/**
 * The list with `changed` in it, newest first. What is not newer than what is known is left alone, and
 * the same list comes back when nothing is.
 */
export function mergeLeads(
  leads: readonly FinancingLead[],
  changed: readonly FinancingLead[],
): readonly FinancingLead[] {
  const incoming = new Map(changed.map((lead) => [lead.id, lead]));
  let replaced = 0;
  const kept = leads.map((lead) => {
    const next = incoming.get(lead.id);
    if (!next) return lead;
    incoming.delete(lead.id);
    if (next.version <= lead.version) return lead;
    replaced += 1;
    return next;
  });
  if (incoming.size > 0) return [...incoming.values(), ...kept].sort(compareNewest);
  return replaced > 0 ? kept : leads;
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

export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { page: current, pages, items: items.slice((current - 1) * size, current * size) };
}
