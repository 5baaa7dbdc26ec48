/** The list's filters and order as the database's `find_leads` and `count_leads` take them. */

import type { FinancingLead } from "#supabase/database.types.ts";
import { readSearch, searchText } from "../shared/search-text.ts";
import type { AskedFilters } from "./filter.ts";
import { type LeadFilter, setFilters } from "./filters.ts";
import type { Sort, SortColumn } from "./list-state.ts";

export interface DatabaseSearch extends AskedFilters {
  text?: string;
  words?: readonly string[];
  digits?: string;
  now: string;
  sort: SortColumn;
  descending: boolean;
}

export function toDatabaseSearch(filter: LeadFilter, sort: Sort, now: number): DatabaseSearch {
  const { text, words, digits } = readSearch(filter.search);
  const asked = setFilters(filter).map(([name, { ask }]) => ask?.(filter[name], now) ?? {});
  // Two filters may say since when.
  const since = asked
    .flatMap(({ since }) => since ?? [])
    .sort()
    .at(-1);
  return {
    ...(text && { text, words, digits }),
    ...Object.assign({}, ...asked),
    ...(since && { since }),
    now: new Date(now).toISOString(),
    sort: sort.column,
    descending: sort.descending,
  };
}

/** Where in an order a page ended. */
export interface SearchPosition {
  key: string | null;
  created_at: string;
  id: string;
}

export function positionOf(
  lead: FinancingLead,
  { sort }: Pick<DatabaseSearch, "sort">,
): SearchPosition {
  const { created_at, id } = lead;
  const key =
    sort === "created_at" ? null : sort === "name" ? searchText(lead) : (lead[sort] as string);
  return { key, created_at, id };
}
