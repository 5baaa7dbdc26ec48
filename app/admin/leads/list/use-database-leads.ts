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
import { type DatabaseSearch, toDatabaseSearch } from "./database-search.ts";
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
  const { usesDatabaseSearch: enabled } = list;
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
  // Of everything the worklists say how many there are.
  const plain = { ...state, search: wanted, kind: "all", size: leadAddress.usual.size } as const;
  const isEverything = viewQuery(plain) === "";
  // Counting goes through every lead, and letters that come meanwhile would wait for it.
  const isSearchStable =
    useDebounced(state.search, countedAfter) === state.search && wanted === state.search;
  const { numbers, sum, every } = useCounts(countedSearch, {
    ...{ enabled, isSearchStable, isEverything },
  });
  const lastPage = Math.max(1, Math.ceil((sum ?? 0) / size));
  const current = sum === undefined ? page : Math.min(page, lastPage);

  // A board of what was set aside has no columns of its own: its leads come as one page.
  const isTable = view === "table";
  const isOnePage = isTable || status === "junk";
  const paged = useQuery({
    ...pageQuery(databaseSearch, isTable ? current : 1, isTable ? size : 200),
    enabled: enabled && isOnePage,
  });
  const board = useBoard(databaseSearch, status, cards, enabled && !isOnePage);
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
  const exact = isTable && !isNewest ? (paged.data?.matching ?? undefined) : undefined;
  const known = sum ?? exact;
  const count = known ?? first + matching.length;
  const hasMore = isNewest || paged.data?.hasMore === true;
  const query = isOnePage ? paged : undefined;

  return {
    ...{ matching, first, count, items },
    isCounting: known === undefined,
    page: current,
    pages: known === undefined ? current + (hasMore ? 1 : 0) : Math.max(1, Math.ceil(count / size)),
    inNotes: numbers.notes.map((lead) => byId.get(lead.id) ?? lead),
    noted: numbers.noted,
    all: every ?? list.total,
    database: {
      isPending: !isNewest && (query ? query.isLoading : board.isLoading),
      isLoadingError: matching.length === 0 && (query ? query.isError : board.isFailing),
      isFetching: query ? query.isFetching : board.isLoading,
      refetch: query?.refetch ?? (() => client.invalidateQueries({ queryKey: changedLeadsKey })),
      columns: numbers.statuses,
      readAll: (signal, onRead) => readMatching(client, countedSearch, signal, onRead),
    },
  };
}

interface Counting {
  enabled: boolean;
  isSearchStable: boolean;
  isEverything: boolean;
}

/** How many match, undefined while they are counted, and how many there are in all. */
function useCounts(search: DatabaseSearch, { enabled, isSearchStable, isEverything }: Counting) {
  const { data: counted } = useQuery({
    ...countQuery(search),
    enabled: enabled && isSearchStable && !isEverything,
  });
  const { data: worklists } = useQuery({ ...worklistsQuery, enabled });
  const numbers = (isSearchStable && !isEverything && counted) || notCounted;
  const ofStatuses = () => Object.values(numbers.statuses).reduce((all, one) => all + one, 0);
  const isCounted = isSearchStable && counted !== undefined;
  const sum = isEverything ? isSearchStable && worklists?.all : isCounted && ofStatuses();
  return { numbers, sum: sum === false ? undefined : sum, every: worklists?.every };
}

/** The first cards of each column of the board. */
function useBoard(
  search: DatabaseSearch,
  status: ListState["status"],
  cards: CardsShown,
  enabled: boolean,
) {
  const shown = leadStatuses.filter(
    (one) => status === "all" || status === "junk" || status === one,
  );
  return useQueries({
    queries: shown.map((one) => ({ ...columnQuery(search, one, cards.of(one)), enabled })),
    combine: (results) => ({
      leads: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle"),
      isFailing: results.some(({ isError }) => isError),
    }),
  });
}
