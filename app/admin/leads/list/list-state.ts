/** What the list shows, as the address says it: Back and a shared link restore it. */
import { useMemo } from "react";
import {
  filterText,
  flag,
  listAddress,
  oneOf,
  type Searched,
  searched,
} from "#app/admin/kit/list-address.ts";
import { contactSpans } from "#app/admin/leads/shared/contact-spans.ts";
import { type LeadKind, leadKinds } from "#app/admin/leads/shared/inquiries.ts";
import { leadStatuses } from "#app/admin/leads/shared/lead.ts";
import { type Period, periods } from "#app/admin/leads/shared/periods.ts";
import { type Worklist, worklists } from "#app/admin/leads/shared/worklists.ts";
import { textFilters } from "#app/admin/leads/sms/text-filter.ts";
import type { LeadStatus } from "#supabase/database.types.ts";
import { followUpFilters, type MoreFilter } from "./more-filter.ts";

export const pageSizes = [25, 50, 100, 200] as const;

export const sortColumns = ["created_at", "name", "financing_option", "status"] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  column: SortColumn;
  descending: boolean;
}

export interface LeadFilter extends MoreFilter {
  search: string;
  /** Suspected junk is set aside: only this filter shows it. */
  status: LeadStatus | "all" | "junk";
  lender: string;
  /** Financing leads, or inquiries of a kind. */
  kind: LeadKind | "all";
  /** Whose leads, or in which need. */
  only: Worklist;
  /** Those of so many days only, today among them; 0 is all. */
  days: Period | 0;
}

export interface ListState extends LeadFilter, Searched {
  sort: Sort;
  size: (typeof pageSizes)[number];
  view: "table" | "board";
  /** The lead whose panel is open. */
  lead: string | null;
}

/** One object for each order: the list is sorted again only when the order is another one. */
const sorts = new Map<string, Sort>(
  sortColumns.flatMap((column) => [
    [column, { column, descending: false }],
    [`-${column}`, { column, descending: true }],
  ]),
);

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const id = /^[a-z0-9-]{1,40}$/;
const slug = /^[a-z0-9-]{1,90}$/;
const isLook = { isLook: true };

export const leadAddress = listAddress<ListState>({
  search: searched.search,
  status: oneOf("status", "all", ["all", ...leadStatuses, "junk"]),
  lender: filterText("lender", /./, "all"),
  kind: oneOf("kind", "all", ["all", ...leadKinds]),
  only: oneOf("only", "all", worklists),
  days: oneOf("days", 0, [0, ...periods]),
  from: filterText("from", day),
  to: filterText("to", day),
  showroom: filterText("showroom", id, "all"),
  person: filterText("person", id, "all"),
  contact: oneOf("contact", "all", ["all", ...contactSpans.map(({ key }) => key)]),
  text: oneOf("text", "all", textFilters),
  followUp: oneOf("again", "all", followUpFilters),
  product: filterText("product", slug, "all"),
  repeated: flag("repeated"),
  inTime: flag("called", "in-time"),
  sold: flag("sold"),
  sort: {
    ...{ name: "sort", usual: sorts.get("-created_at")!, isLook: true },
    read: (text) => sorts.get(text),
    write: ({ column, descending }) => `${descending ? "-" : ""}${column}`,
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

/** The filters that stand behind “More”. */
export const moreFilters = [
  ...(["from", "to", "showroom", "person", "contact", "text", "followUp", "product"] as const),
  ...(["repeated", "inTime", "sold"] as const),
];

export const noMoreFilters: Partial<ListState> = Object.fromEntries(
  moreFilters.map((name) => [name, leadAddress.usual[name]]),
);

/** How many filters are set, those that stand behind “More” among them. */
export const countFilters = (state: ListState) =>
  leadAddress.count(state, ["status", "lender", ...moreFilters]);

/** What a saved view keeps: everything but the page and the open lead. */
export const viewQuery = (state: ListState) =>
  leadAddress.write({ ...state, page: 1, lead: null }).toString();

/** The filters alone, one object for as long as they are the same. */
export function useFilter(state: ListState): LeadFilter {
  const query = leadAddress.write({ ...leadAddress.usual, ...filtersOf(state) }).toString();
  return useMemo(() => leadAddress.read(new URLSearchParams(query)), [query]);
}

const filtersOf = ({
  sort: _,
  page: __,
  size: ___,
  view: ____,
  lead: _____,
  ...filter
}: ListState) => filter;
