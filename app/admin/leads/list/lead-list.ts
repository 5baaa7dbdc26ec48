/** The list of leads as pure functions: what a search finds, in which order, on which page. */

import { compareText } from "#app/lib/compare-text.ts";
import { groupBy } from "#app/lib/group-by.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { leadStatuses } from "../shared/lead.ts";
import { matches, notesMatch, readSearch, searchText } from "../shared/search-text.ts";
import type { FilterFacts } from "./filter.ts";
import { type LeadFilter, setFilters } from "./filters.ts";
import type { Sort, SortColumn } from "./list-state.ts";

/** Names in any case and order, or a part of the phone however it is written. */
export function filterLeads(
  leads: readonly FinancingLead[],
  filter: LeadFilter,
  facts: FilterFacts,
) {
  const wanted = readSearch(filter.search);
  const isEverything = !wanted.text && setFilters(filter).length === 0;
  if (isEverything && !leads.some((lead) => lead.suspected_junk)) return leads;
  const passes = prepareFilter(filter, facts);
  return leads.filter((lead) => passes(lead) && matches(lead, wanted));
}

/** Leads whose notes or piece hold what is searched for, while neither name nor phone does. */
export function findInNotes(
  leads: readonly FinancingLead[],
  filter: LeadFilter,
  facts: FilterFacts,
) {
  const wanted = readSearch(filter.search);
  if (!wanted.text) return [];
  const passes = prepareFilter(filter, facts);
  return leads.filter((lead) => notesMatch(lead, wanted) && passes(lead) && !matches(lead, wanted));
}

/** Everything but the search. What was set aside as junk passes only where that is asked for. */
export function prepareFilter(filter: LeadFilter, facts: FilterFacts) {
  const tests = setFilters(filter).map(([name, { test }]) => test(filter[name], facts));
  const isOfJunk = filter.status === "junk";
  return (lead: FinancingLead) =>
    Boolean(lead.suspected_junk) === isOfJunk && tests.every((passes) => passes(lead));
}

const comparisons: Record<SortColumn, (a: FinancingLead, b: FinancingLead) => number> = {
  created_at: (a, b) => compareText(a.created_at, b.created_at),
  name: (a, b) => compareText(searchText(a), searchText(b)),
  financing_option: (a, b) => compareText(a.financing_option, b.financing_option),
  status: (a, b) => leadStatuses.indexOf(a.status) - leadStatuses.indexOf(b.status),
};

/** `leads` come newest first, and leads that compare equal stay so. */
export function sortLeads(leads: readonly FinancingLead[], { column, descending }: Sort) {
  if (column === "created_at") return descending ? leads : leads.toReversed();
  const compare = comparisons[column];
  return leads.toSorted(descending ? (a, b) => compare(b, a) : compare);
}

/** Leads of the same customer, by that customer. A lead on its own is not in it. */
export const findDuplicates = (leads: readonly FinancingLead[]) =>
  new Map([...groupBy(leads, (lead) => lead.customer_id)].filter(([, group]) => group.length > 1));
