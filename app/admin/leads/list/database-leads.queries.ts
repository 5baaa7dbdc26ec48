/** What the leads page reads where there are more leads than a browser should hold. */
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Json } from "#supabase/database.generated.ts";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { read, rowsPerRequest } from "../../requests.ts";
import { changedLeadsKey, rememberLeads } from "../shared/leads.queries.ts";
import type { Worklist } from "../shared/worklists.ts";
import { type DatabaseSearch, positionOf, type SearchPosition } from "./database-search.ts";

interface Found {
  leads: FinancingLead[];
  /** How many match; null where counting them would take longer than finding these. */
  matching: number | null;
  /** The other requests of the same people. */
  twins: FinancingLead[];
}

async function findLeads(
  search: DatabaseSearch & { most: number; skip?: number; after?: SearchPosition; twins?: true },
  signal: AbortSignal,
): Promise<Found> {
  return read<Found>(
    signal,
    db()
      .rpc("find_leads", { asked: search as unknown as Json })
      .retry(false),
  );
}

const maxTwins = 500;

const pageKey = (search: DatabaseSearch, page: number, size: number) =>
  [...changedLeadsKey, "page", search, size, page] as const;

interface Page extends Pick<Found, "leads" | "matching"> {
  /** Whether another page follows. */
  hasMore: boolean;
}

/** A page, and the lead after it. Where the page before is known, it begins where that one ended. */
export const pageQuery = (search: DatabaseSearch, page: number, size: number) =>
  queryOptions({
    queryKey: pageKey(search, page, size),
    queryFn: async ({ client, signal }): Promise<Page> => {
      const before = client.getQueryData<Page>(pageKey(search, page - 1, size))?.leads[size - 1];
      const begin = before ? { after: positionOf(before, search) } : { skip: (page - 1) * size };
      const found = await findLeads({ ...search, ...begin, most: size + 1, twins: true }, signal);
      rememberLeads(client, [...found.leads, ...found.twins]);
      return {
        leads: found.leads,
        matching: found.matching,
        hasMore: found.leads.length > size,
      };
    },
    placeholderData: keepPreviousData,
    retry: 1,
    staleTime: 10_000,
    gcTime: 60_000,
  });

/** The first cards of a column of the board. */
export const columnQuery = (search: DatabaseSearch, status: LeadStatus, most: number) =>
  queryOptions({
    queryKey: [...changedLeadsKey, "column", search, status, most],
    queryFn: async ({ client, signal }) => {
      const found = await findLeads({ ...search, status, most, twins: true }, signal);
      rememberLeads(client, [...found.leads, ...found.twins]);
      return found.leads;
    },
    placeholderData: keepPreviousData,
    retry: 1,
    gcTime: 60_000,
  });

export interface Counted {
  statuses: Partial<Record<LeadStatus, number>>;
  /** The first of those whose notes or piece hold the words, and how many there are. */
  notes: FinancingLead[];
  noted: number;
}

export const countQuery = (search: DatabaseSearch) =>
  queryOptions({
    queryKey: [...changedLeadsKey, "count", search],
    queryFn: async ({ client, signal }) => {
      const data = await read(
        signal,
        db()
          .rpc("count_leads", { asked: search as unknown as Json })
          .retry(false),
      );
      const counted = data as unknown as Counted;
      rememberLeads(client, counted.notes);
      return counted;
    },
    retry: 1,
    staleTime: 10_000,
    gcTime: 60_000,
  });

/** How many leads are on each worklist; `every` counts junk, too. */
export const worklistsQuery = queryOptions({
  queryKey: [...changedLeadsKey, "worklists"],
  queryFn: ({ signal }) =>
    read<Record<Worklist | "every", number>>(signal, db().rpc("count_worklists", {})),
  // A follow-up comes due without a change.
  refetchInterval: 60_000,
  staleTime: 10_000,
});

/** One lead by its number, which the list shows or not, with the other requests of that person. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ["lead", id],
    queryFn: async ({ client, signal }) => {
      const readBy = (column: "id" | "customer_id", value: string) =>
        read(signal, db().from("financing_leads").select("*").eq(column, value).limit(maxTwins));
      const lead = (await readBy("id", id))[0];
      if (!lead) return null;
      rememberLeads(client, [lead, ...(await readBy("customer_id", lead.customer_id))]);
      return lead;
    },
    retry: 1,
  });

/** Every lead that matches, read page by page and kept. What was read stays when the rest cannot be. */
export async function readMatching(
  client: QueryClient,
  search: DatabaseSearch,
  signal: AbortSignal,
  onRead: (leads: readonly FinancingLead[]) => void,
): Promise<readonly FinancingLead[]> {
  const leads: FinancingLead[] = [];
  for (;;) {
    const last = leads.at(-1);
    const begin = last && { after: positionOf(last, search) };
    const found = await findLeads({ ...search, ...begin, most: rowsPerRequest }, signal);
    leads.push(...found.leads);
    onRead(leads);
    if (found.leads.length < rowsPerRequest) break;
  }
  rememberLeads(client, leads);
  return leads;
}
