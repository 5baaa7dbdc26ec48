/** What the list shows, as the address says it: Back and a shared link restore it. */
import { useMemo } from "react";
import { listAddress, oneOf, type Searched, searched } from "../../kit/list-address.ts";
import { filters, type LeadFilter, mainFilters, moreFilters } from "./filters.ts";

export const pageSizes = [25, 50, 100, 200] as const;

export const sortColumns = ["created_at", "name", "financing_option", "status"] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  column: SortColumn;
  descending: boolean;
}

export interface ListState extends LeadFilter, Searched {
  sort: Sort;
  size: (typeof pageSizes)[number];
  view: "table" | "board";
  /** The lead whose panel is open. */
  lead: string | null;
}

export const textOfSort = ({ column, descending }: Sort) => `${descending ? "-" : ""}${column}`;

/** One object for each order: the list is sorted again only when the order is another one. */
export const sorts: ReadonlyMap<string, Sort> = new Map<string, Sort>(
  sortColumns.flatMap((column) => [
    [column, { column, descending: false }],
    [`-${column}`, { column, descending: true }],
  ]),
);

const isLook = { isLook: true };

type ParametersOf<All> = {
  [Name in keyof All]: All[Name] extends { parameter: infer One } ? One : never;
};
const parametersOf = <All extends object>(all: All) =>
  Object.fromEntries(
    Object.entries(all).map(([name, { parameter }]) => [name, parameter]),
  ) as ParametersOf<All>;

export const leadAddress = listAddress<ListState>({
  search: searched.search,
  ...parametersOf(filters),
  sort: {
    ...{ name: "sort", usual: sorts.get("-created_at")!, isLook: true },
    read: (text) => sorts.get(text),
    write: textOfSort,
  },
  page: searched.page,
  size: oneOf("size", 25, pageSizes, isLook),
  view: oneOf("view", "table", ["table", "board"], isLook),
  lead: {
    ...{ name: "lead", usual: null, isLook: true },
    read: (text) => text || undefined,
    write: (lead) => lead ?? "",
  },
});

/** Another filter or order begins at its first page. */
export function updateListState(state: ListState, change: Partial<ListState>): ListState {
  const restarts = Object.keys(change).some((key) => !["page", "view", "lead"].includes(key));
  return { ...state, ...(restarts && { page: 1 }), ...change };
}

export const noMoreFilters: Partial<ListState> = Object.fromEntries(
  moreFilters.map((name) => [name, leadAddress.usual[name]]),
);

/** How many filters are set, those that stand behind “More” among them. */
export const countFilters = (state: ListState) =>
  leadAddress.count(state, [...mainFilters, ...moreFilters]);

/** What a saved view keeps: everything but the page and the open lead. */
export const viewQuery = (state: ListState) =>
  leadAddress.write({ ...state, page: 1, lead: null }).toString();

/** The filters alone, one object for as long as they are the same. */
export function useFilter(state: ListState): LeadFilter {
  const { sort, page, size, view, lead } = leadAddress.usual;
  const query = leadAddress.write({ ...state, sort, page, size, view, lead }).toString();
  return useMemo(() => leadAddress.read(new URLSearchParams(query)), [query]);
}
