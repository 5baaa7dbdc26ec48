/** What the list shows, as the address says it: Back and a shared link restore it. */

import { leadKinds } from "#app/admin/leads/shared/inquiries.ts";
import { leadStatuses } from "#app/admin/leads/shared/lead.ts";
import { periods } from "#app/admin/leads/shared/periods.ts";
import { worklists } from "#app/admin/leads/shared/worklists.ts";
import type { LeadStatus } from "#supabase/database.types.ts";
import { type LeadFilter, newestFirst, type Sort, sortColumns } from "./lead-list.ts";
import {
  countMoreFilters,
  noMoreFilter,
  parseMoreFilter,
  serializeMoreFilter,
} from "./more-filter.ts";

export const pageSizes = [25, 50, 100, 200] as const;

export interface ListState extends LeadFilter {
  sort: Sort;
  page: number;
  size: number;
  view: "table" | "board";
  /** The lead whose panel is open. */
  lead: string | null;
}

export const defaultState: ListState = {
  search: "",
  status: "all",
  lender: "all",
  kind: "all",
  only: "all",
  days: 0,
  more: noMoreFilter,
  sort: newestFirst,
  page: 1,
  size: 25,
  view: "table",
  lead: null,
};

/** One object for each order: the list is sorted again only when the order is another one. */
const sorts = new Map<string, Sort>(
  sortColumns.flatMap((column) => [
    [column, { column, descending: false }],
    [`-${column}`, { column, descending: true }],
  ]),
);

/** Whatever the address says; what it says wrongly is as if it were not there. */
export function parseListState(params: URLSearchParams): ListState {
  const status = params.get("status") as LeadStatus | "junk";
  const page = Number(params.get("page"));
  const size = Number(params.get("size"));
  return {
    search: params.get("q") ?? "",
    status: status === "junk" || leadStatuses.includes(status) ? status : "all",
    lender: params.get("lender") || "all",
    kind: leadKinds.find((known) => known === params.get("kind")) ?? "all",
    only: worklists.find((known) => known === params.get("only")) ?? "all",
    days: periods.find((known) => known === Number(params.get("days"))) ?? 0,
    more: parseMoreFilter(params),
    sort: sorts.get(params.get("sort") ?? "") ?? defaultState.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultState.size,
    view: params.get("view") === "board" ? "board" : "table",
    lead: params.get("lead"),
  };
}

/** The shortest address that says the same. */
export function serializeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  const { column, descending } = state.sort;
  if (state.search.trim()) params.set("q", state.search.trim());
  if (state.status !== "all") params.set("status", state.status);
  if (state.lender !== "all") params.set("lender", state.lender);
  if (state.kind !== "all") params.set("kind", state.kind);
  if (state.only !== "all") params.set("only", state.only);
  if (state.days > 0) params.set("days", String(state.days));
  serializeMoreFilter(state.more, params);
  if (column !== newestFirst.column || !descending) {
    params.set("sort", `${descending ? "-" : ""}${column}`);
  }
  if (state.page > 1) params.set("page", String(state.page));
  if (state.size !== defaultState.size) params.set("size", String(state.size));
  if (state.view === "board") params.set("view", "board");
  if (state.lead) params.set("lead", state.lead);
  return params;
}

/** Another filter or order begins at its first page. */
export function updateListState(state: ListState, change: Partial<ListState>): ListState {
  const restarts = [
    "search",
    "status",
    "lender",
    "kind",
    "only",
    "days",
    "more",
    "sort",
    "size",
  ].some((key) => Object.hasOwn(change, key));
  return { ...state, ...(restarts && { page: 1 }), ...change };
}

/** How many filters are set, those that stand behind “More” among them. */
export const countFilters = ({ status, lender, more }: ListState) =>
  [status, lender].filter((chosen) => chosen !== "all").length + countMoreFilters(more);

/** What a saved view keeps: everything but the page and the open lead. */
export function viewQuery(state: ListState): string {
  return serializeListState({ ...state, page: 1, lead: null }).toString();
}
