/** Everything the leads pages read: leads, and the inquiries among them. */
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { FinancingLead } from "#supabase/database.types.ts";
import { rowsPerRequest } from "../../requests.ts";
import { readChanged, readInquiries, readPage } from "./changed-leads.ts";
import { isFinancing } from "./inquiries.ts";
import { mergeLeads } from "./merge-leads.ts";
import { advanceCursor, type Cursor, changesAfter, commitLagMs, pollMs } from "./polling.ts";
import { indexForSearch } from "./search-text.ts";

export interface LeadList {
  /** Newest first. */
  leads: readonly FinancingLead[];
  /** How many there are in all, as counted when loading began. */
  total: number;
  /** Whether all of them are here, or as many as a browser should hold. */
  isComplete: boolean;
  /** There are so many that the database searches them: `leads` are those that were seen. */
  usesDatabaseSearch: boolean;
  /** Where the next question for changes begins. */
  cursor: Cursor | null;
}

// Enough for what one sees first.
const firstPageSize = 200;

export const leadsKey = ["leads"] as const;

/** Above this the database searches, and the browser holds what it shows. */
export const maxInBrowser = 10_000;

/** What the database answered about leads, asked again when one has changed. */
export const changedLeadsKey = ["database-leads"] as const;

/** The first leads by themselves, so that they can be asked for before the page is shown. */
const firstPageQuery = queryOptions({
  queryKey: ["leads-first-page"],
  queryFn: ({ signal }) => readLeadPage(undefined, signal),
  retry: false,
  gcTime: 30_000,
});

/** Asks while the page and its guard are still on their way; the database decides what it answers. */
export function prefetchLeads(client: QueryClient) {
  if (!client.getQueryData(leadsKey)) void client.prefetchQuery(firstPageQuery);
}

async function readFirstPage(client: QueryClient, signal: AbortSignal) {
  const prefetched = await client.fetchQuery(firstPageQuery).catch(() => null);
  client.removeQueries(firstPageQuery);
  // No rows may have meant no right to see them yet.
  return prefetched?.leads.length
    ? prefetched
    : withRetry(() => readLeadPage(undefined, signal), signal);
}

/**
 * Every lead. The list is usable with its first page; the rest follow while one works. When a page cannot be read, what
 * has arrived stays, and the next try goes on from there.
 */
export const leadsQuery = queryOptions({
  queryKey: leadsKey,
  queryFn: ({ signal, client }) => loadLeads(client, signal),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function loadLeads(client: QueryClient, signal: AbortSignal): Promise<LeadList> {
  // Beside the leads, so that they wait for nothing; without them the list is not whole.
  const inquiries = withRetry(() => readInquiries(signal), signal);
  inquiries.catch(() => undefined);
  for (;;) {
    const last = client.getQueryData<LeadList>(leadsKey)?.leads.findLast(isFinancing);
    const page = await (last
      ? withRetry(() => readLeadPage(last, signal), signal)
      : readFirstPage(client, signal));
    indexForSearch(page.leads);
    // What was saved meanwhile is in the cache.
    const known = client.getQueryData<LeadList>(leadsKey) ?? emptyList;
    const leads = mergeLeads(known.leads, page.leads);
    const loaded = leads.filter(isFinancing).length;
    const total = Math.max(page.total ?? known.total, loaded);
    const times = page.leads.map((lead) => lead.updated_at);
    // No later than the beginning, so that nothing that changes while loading is missed.
    const cursor = known.cursor ?? advanceCursor(beginning, times, performance.now());
    const list = { ...known, leads, total, cursor };
    const usesDatabaseSearch = total > maxInBrowser;
    // A project may be set to answer fewer rows than asked for, so a short page is not the last one.
    if (usesDatabaseSearch || page.leads.length === 0 || loaded >= total) {
      const all = mergeLeads(leads, await inquiries);
      return {
        ...{ ...list, leads: all, isComplete: true, usesDatabaseSearch },
        total: usesDatabaseSearch ? total : all.length,
      };
    }
    client.setQueryData(leadsKey, list);
  }
}

const beginning: Cursor = { seen: "1970-01-01T00:00:00+00:00", seenAt: 0 };
const emptyList: LeadList = {
  leads: [],
  total: 0,
  isComplete: false,
  usesDatabaseSearch: false,
  cursor: null,
};

const readLeadPage = (last: FinancingLead | undefined, signal: AbortSignal) =>
  readPage(
    { table: "financing_leads", column: "created_at", signal },
    last,
    last ? rowsPerRequest : firstPageSize,
  );

async function withRetry<Result>(work: () => Promise<Result>, signal: AbortSignal, tries = 3) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || attempt >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
    }
  }
}

/** Asks for what changed since the last time and takes it into the list. Returns the new leads. */
export async function pollLeads(client: QueryClient, signal = new AbortController().signal) {
  const before = client.getQueryData<LeadList>(leadsKey);
  if (!before?.isComplete) return { arrived: [], isTexted: false };
  const since = changesAfter(before.cursor ?? beginning, performance.now());
  const changed = await readChanged(since, signal);
  const known = new Map(before.leads.map((lead) => [lead.id, lead.reply_waiting_since]));
  const newest = before.leads[0]?.created_at;
  storeLeads(client, changed, pollMs);
  const unknown = changed.filter((lead) => !known.has(lead.id));
  const arrived = before.usesDatabaseSearch
    ? unknown.filter((lead) => isNewer(lead, newest))
    : unknown;
  if (arrived.length > 0 && before.usesDatabaseSearch) {
    client.setQueryData<LeadList>(
      leadsKey,
      (list) => list && { ...list, total: list.total + arrived.length },
    );
  }
  return {
    arrived,
    /** Somebody answered a text whose number had nothing waiting. */
    isTexted: changed.some(
      ({ id, reply_waiting_since: since }) =>
        since !== null &&
        known.get(id) !== since &&
        // Of a lead that was not seen yet, only what came since the last question is news.
        (known.has(id) || !before.usesDatabaseSearch || isAfter(since, before.cursor?.seen)),
    ),
  };
}

/** A lead may become visible a little after its own time stamp. */
const isNewer = ({ created_at }: FinancingLead, newest: string | undefined) =>
  newest === undefined || Date.parse(created_at) > Date.parse(newest) - commitLagMs;
const isAfter = (moment: string, seen = "") => Date.parse(moment) > Date.parse(seen) - commitLagMs;

/** Adds leads that were read for another reason to those that are here. */
export function rememberLeads(client: QueryClient, read: readonly FinancingLead[]) {
  client.setQueryData<LeadList>(leadsKey, (list) => {
    const leads = list && mergeLeads(list.leads, read);
    return !leads || leads === list.leads ? list : { ...list, leads };
  });
}

/**
 * Puts leads as the database returned them into the list. What the database counted is asked again at
 * once, or, where others changed them, no more often than every so many milliseconds.
 */
export function storeLeads(
  client: QueryClient,
  changed: readonly FinancingLead[],
  countedEveryMs = 0,
) {
  client.setQueryData<LeadList>(leadsKey, (list) => {
    if (!list) return list;
    const leads = mergeLeads(list.leads, changed);
    const times = changed.map((lead) => lead.updated_at);
    const cursor = advanceCursor(list.cursor ?? beginning, times, performance.now());
    if (leads === list.leads && cursor === list.cursor) return list;
    if (leads !== list.leads) askAgain(client, countedEveryMs);
    return { ...list, leads, total: Math.max(list.total, leads.length), cursor };
  });
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined;
// By the page's own clock: the device's may be set anew meanwhile.
let askedAt = Number.NEGATIVE_INFINITY;
let askingAt = Number.POSITIVE_INFINITY;
function askAgain(client: QueryClient, pollMs: number) {
  // Several changes at once are one question.
  const now = performance.now();
  const at = Math.max(now + 100, askedAt + pollMs);
  if (at >= askingAt) return;
  askingAt = at;
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => {
    askedAt = performance.now();
    askingAt = Number.POSITIVE_INFINITY;
    void client.invalidateQueries({ queryKey: changedLeadsKey });
  }, at - now);
}

/** Shows a lead as it will be before the database has answered; returns how to take it back. */
export function storeOptimistically(client: QueryClient, next: FinancingLead) {
  let before = next;
  const swap = (pick: (lead: FinancingLead) => FinancingLead) =>
    client.setQueryData<LeadList>(
      leadsKey,
      (list) => list && { ...list, leads: list.leads.map(pick) },
    );
  swap((lead) => {
    if (lead.id !== next.id) return lead;
    before = lead;
    return next;
  });
  return () => swap((lead) => (lead === next ? before : lead));
}
