import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { allHours } from "../../hours/hours.ts";
import { pageOf } from "../../kit/pages.tsx";
import { hoursQuery } from "../../records/records.queries.ts";
import { isFinancing } from "../shared/inquiries.ts";
import type { LeadList } from "../shared/leads.queries.ts";
import { useLeadsContext } from "../shared/leads-context.ts";
import { countWorklists, worklists } from "../shared/worklists.ts";
import { worklistsQuery } from "./database-leads.queries.ts";
import { leadsWithTextQuery, soldLeadsQuery } from "./filter-facts.queries.ts";
import { filterLeads, findDuplicates, findInNotes, sortLeads } from "./lead-list.ts";
import { type ListState, useFilter } from "./list-state.ts";
import { type CardsShown, cardsAtATime, type MatchingLeads } from "./matching-leads.ts";
import { useDatabaseLeads } from "./use-database-leads.ts";

const nothing: readonly FinancingLead[] = [];

/** The leads that match the filters, in order, and those of the current page. */
export function useMatchingLeads(list: LeadList, state: ListState, search: string) {
  const { leads } = list;
  const byId = useMemo(() => new Map(leads.map((lead) => [lead.id, lead])), [leads]);
  const duplicates = useMemo(() => findDuplicates(leads), [leads]);
  // The database searches financing leads; inquiries are all here.
  const inquiries = useMemo(() => leads.filter((lead) => !isFinancing(lead)), [leads]);
  const usesDatabaseSearch =
    list.usesDatabaseSearch && (state.kind === "all" || state.kind === "financing");
  const here = list.usesDatabaseSearch ? inquiries : leads;
  const inBrowser = useBrowserLeads(here, duplicates, state, search);
  const counts = useWorklistCounts(list, here);
  const cards = useCardsShown();
  const inDatabase = useDatabaseLeads({ ...list, usesDatabaseSearch }, byId, state, search, cards);
  const found = usesDatabaseSearch
    ? { ...inDatabase, inquiries: state.kind === "all" ? inBrowser.matching : nothing }
    : inBrowser;
  return {
    ...found,
    counts,
    byId,
    cards,
    duplicates,
    hasInquiries: inquiries.length > 0,
  };
}

/** How many leads and inquiries are on each worklist, whatever is filtered; undefined until they are counted. */
function useWorklistCounts(list: LeadList, here: readonly FinancingLead[]) {
  const { isComplete, usesDatabaseSearch } = list;
  const { me, now } = useLeadsContext();
  const { data } = useQuery({ ...worklistsQuery, enabled: usesDatabaseSearch });
  return useMemo(() => {
    const counts = countWorklists(here, me, now);
    if (usesDatabaseSearch) for (const name of worklists) counts[name] += data?.[name] ?? 0;
    return isComplete && (data || !usesDatabaseSearch) ? counts : undefined;
  }, [here, me, now, isComplete, usesDatabaseSearch, data]);
}

function useCardsShown(): CardsShown {
  const [most, setMost] = useState<ReadonlyMap<LeadStatus, number>>(new Map());
  const of = (status: LeadStatus) => most.get(status) ?? cardsAtATime;
  return {
    of,
    more: (status) => setMost(new Map(most).set(status, of(status) + cardsAtATime)),
  };
}

function useBrowserLeads(
  leads: readonly FinancingLead[],
  duplicates: ReturnType<typeof findDuplicates>,
  state: ListState,
  search: string,
): MatchingLeads {
  // Typing comes first; the list follows as soon as there is time.
  const wanted = useDeferredValue(search);
  const { only, days, text, followUp, sort, page, size } = state;
  const { me, now } = useLeadsContext();
  // The clock goes on for those lists only that depend on it.
  const moment = only === "due" || days > 0 || followUp !== "all" ? now : 0;
  const isEmpty = leads.length === 0;
  const { data: withText } = useQuery(leadsWithTextQuery(isEmpty ? "all" : text));
  const { data: sold } = useQuery({ ...soldLeadsQuery, enabled: state.sold && !isEmpty });
  const { data: hours } = useQuery({ ...hoursQuery, select: allHours });
  const sorted = useMemo(() => sortLeads(leads, sort), [leads, sort]);
  const filter = useFilter({ ...state, search: wanted });
  const context = useMemo(
    () => ({
      me,
      now: moment,
      withText,
      sold,
      hours,
      isRepeated: (lead: FinancingLead) => duplicates.has(lead.customer_id),
    }),
    [me, moment, withText, sold, hours, duplicates],
  );
  const matching = useMemo(() => filterLeads(sorted, filter, context), [sorted, filter, context]);
  const inNotes = useMemo(() => findInNotes(sorted, filter, context), [sorted, filter, context]);
  const current = useMemo(() => pageOf(matching, page, size), [matching, page, size]);
  return {
    matching,
    first: 0,
    count: matching.length,
    isCounting: false,
    inNotes,
    noted: inNotes.length,
    items: current.shown,
    page: current.paging.page,
    pages: current.paging.pages,
    all: leads.length,
  };
}
