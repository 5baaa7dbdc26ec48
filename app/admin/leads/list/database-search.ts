/** The list's filters and order as the database's `find_leads` and `count_leads` take them. */
import { firstDay } from "#app/admin/leads/shared/first-day.ts";
import { readSearch, searchText } from "#app/admin/leads/shared/search-text.ts";
import { statesOf } from "#app/admin/leads/sms/text-filter.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { LeadFilter, Sort, SortColumn } from "./list-state.ts";
import { contactSpanOf, followUpBetween, type MoreFilter, receivedBetween } from "./more-filter.ts";

/** What is left out is not filtered by. */
export interface DatabaseSearch {
  text?: string;
  words?: readonly string[];
  digits?: string;
  status?: string;
  lender?: string;
  only?: string;
  now: string;
  since?: string;
  until?: string;
  showroom?: string;
  person?: string;
  /** From how many milliseconds on, and below how many, a lead waited for its first contact; null without an end. */
  contact?: readonly [from: number, below: number | null];
  texts?: readonly string[];
  /** From when to when a lead comes back; null for those that do not. */
  again?: readonly [from: string | null, until: string | null] | null;
  product?: string;
  repeated?: true;
  in_time?: true;
  sold?: true;
  sort: SortColumn;
  descending: boolean;
}

const iso = (moment: number) => new Date(moment).toISOString();
const isoOrNull = (moment: number) => (Number.isFinite(moment) ? iso(moment) : null);

export function toDatabaseSearch(filter: LeadFilter, sort: Sort, now: number): DatabaseSearch {
  const { status, lender, only, days } = filter;
  const { text, words, digits } = readSearch(filter.search);
  const [from, until] = receivedBetween(filter);
  const since = Math.max(from, days > 0 ? firstDay(days, new Date(now)).getTime() : from);
  return {
    ...(text && { text, words, digits }),
    ...(status !== "all" && { status }),
    ...(lender !== "all" && { lender }),
    ...(only !== "all" && { only }),
    now: iso(now),
    ...(Number.isFinite(since) && { since: iso(since) }),
    ...(Number.isFinite(until) && { until: iso(until) }),
    ...moreSearchTerms(filter, now),
    sort: sort.column,
    descending: sort.descending,
  };
}

function moreSearchTerms({ showroom, person, text, followUp, ...more }: MoreFilter, now: number) {
  const span = contactSpanOf(more);
  return {
    ...(showroom !== "all" && { showroom }),
    ...(person !== "all" && { person }),
    ...(span && {
      contact: [span.from, Number.isFinite(span.below) ? span.below : null] as const,
    }),
    ...(text !== "all" && { texts: statesOf[text] }),
    ...(followUp !== "all" && {
      again:
        followUp === "none"
          ? null
          : ([
              isoOrNull(followUpBetween(followUp, now)[0]),
              isoOrNull(followUpBetween(followUp, now)[1]),
            ] as const),
    }),
    ...(more.product !== "all" && { product: more.product }),
    ...(more.repeated && { repeated: true as const }),
    ...(more.inTime && { in_time: true as const }),
    ...(more.sold && { sold: true as const }),
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
