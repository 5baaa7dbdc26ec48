import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { FinancingLead } from "#supabase/database.types.ts";
import { useDebounced } from "../../kit/use-debounced.ts";
import { isFinancing } from "../shared/inquiries.ts";
import { leadStatuses } from "../shared/lead.ts";
import { changedLeadsKey, type LeadList } from "../shared/leads.queries.ts";
import { useLeadsContext } from "../shared/leads-context.ts";
import {
  type Counted,
  columnQuery,
  countQuery,
  pageQuery,
  readMatching,
  worklistsQuery,
} from "./database-leads.queries.ts";
import { toDatabaseSearch } from "./database-search.ts";
import { type ListState, leadAddress, useFilter, viewQuery } from "./list-state.ts";
import type { CardsShown, MatchingLeads } from "./matching-leads.ts";

const notCounted: Counted = { statuses: {}, notes: [], noted: 0 };
const countedAfter = 600;

/**
 * The leads that match where the database searches: a page at every letter, how many they are once the
 * search rests.
 */
export function useDatabaseLeads(
  list: LeadList,
  byId: ReadonlyMap<string, FinancingLead>,
  state: ListState,
  search: string,
  cards: CardsShown,
): MatchingLeads {
  const client = useQueryClient();
  const { usesDatabaseSearch } = list;
  const { now } = useLeadsContext();
  const wanted = useDeferredValue(search.trim());
  const { status, only, days, followUp, sort, page, size, view } = state;
  const moment = only === "due" || days > 0 || followUp !== "all" ? now : 0;
  const filter = useFilter({ ...state, search: wanted });
  const counting = useFilter(state);
  const databaseSearch = useMemo(
    () => toDatabaseSearch(filter, sort, moment),
    [filter, sort, moment],
  );
  const countedSearch = useMemo(
    () => toDatabaseSearch(counting, sort, moment),
    [counting, sort, moment],
  );
  // Counting goes through every lead, and letters that come meanwhile would wait for it.
  const isSearchStable =
    useDebounced(state.search, countedAfter) === state.search && wanted === state.search;
  // Of everything the worklists say how many there are.
  const plain = { ...state, search: wanted, kind: "all", size: leadAddress.usual.size } as const;
  const isEverything = viewQuery(plain) === "";

  const counted = useQuery({
    ...countQuery(countedSearch),
    enabled: usesDatabaseSearch && isSearchStable && !isEverything,
  });
  const { data: worklists } = useQuery({ ...worklistsQuery, enabled: usesDatabaseSearch });

  const numbers = (isSearchStable && !isEverything && counted.data) || notCounted;
  const columns = numbers.statuses;
  const sum = isEverything
    ? (worklists?.all ?? 0)
    : Object.values(columns).reduce((all, one) => all + one, 0);
  const isSummed = isSearchStable && (isEverything ? worklists : counted.data) !== undefined;
  const lastPage = Math.max(1, Math.ceil(sum / size));
  const current = isSummed ? Math.min(page, lastPage) : page;

  // A board of what was set aside has no columns of its own: its leads come as one page.
  const isTable = view === "table";
  const isOnePage = isTable || status === "junk";
  const paged = useQuery({
    ...pageQuery(databaseSearch, isTable ? current : 1, isTable ? size : 200),
    enabled: usesDatabaseSearch && isOnePage,
  });
  const shown = leadStatuses.filter(
    (one) => status === "all" || status === "junk" || status === one,
  );
  const board = useQueries({
    queries: shown.map((one) => ({
      ...columnQuery(databaseSearch, one, cards.of(one)),
      enabled: usesDatabaseSearch && !isOnePage,
    })),
    combine: (results) => ({
      leads: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle"),
      isFailing: results.some(({ isError }) => isError),
    }),
  });
  // The newest are here before anything is asked.
  const isNewest = isEverything && page === 1 && !paged.data;
  const matching = useMemo(() => {
    const newest = () => list.leads.filter((lead) => isFinancing(lead) && !lead.suspected_junk);
    const page = () => (isNewest ? newest().slice(0, size + 1) : (paged.data?.leads ?? []));
    const found = isOnePage ? page() : board.leads;
    return found.map((lead) => byId.get(lead.id) ?? lead);
  }, [isOnePage, board.leads, isNewest, list.leads, paged.data, size, byId]);
  const items = useMemo(() => matching.slice(0, size), [matching, size]);
  const first = isTable ? (current - 1) * size : 0;
  const exact = isTable && !isNewest ? (paged.data?.matching ?? null) : null;
  const count = isSummed ? sum : (exact ?? first + matching.length);
  const isCounting = !isSummed && exact === null;
  const hasMore = isNewest || paged.data?.hasMore === true;
  const query = isOnePage ? paged : undefined;

  return {
    matching,
    first,
    count,
    isCounting,
    items,
    page: current,
    pages: isCounting ? current + (hasMore ? 1 : 0) : Math.max(1, Math.ceil(count / size)),
    inNotes: numbers.notes.map((lead) => byId.get(lead.id) ?? lead),
    noted: numbers.noted,
    all: worklists?.every ?? list.total,
    database: {
      isPending: !isNewest && (query ? query.isLoading : board.isLoading),
      isLoadingError: matching.length === 0 && (query ? query.isError : board.isFailing),
      isFetching: query ? query.isFetching : board.isLoading,
      refetch: query?.refetch ?? (() => client.invalidateQueries({ queryKey: changedLeadsKey })),
      columns,
      readAll: (signal, onRead) => readMatching(client, countedSearch, signal, onRead),
    },
  };
}
