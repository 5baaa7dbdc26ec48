/** What changed among leads and inquiries, and every inquiry. */

import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { rowsPerRequest } from "../../requests.ts";
import { inquiriesTable, toLeads } from "./inquiries.ts";

/** As many as a browser should hold, the newest. */
const mostInquiries = 10_000;

/** Every inquiry, newest first. */
export const readInquiries = (signal: AbortSignal) =>
  readRows({ table: inquiriesTable, column: "created_at", signal }, mostInquiries);

/** What changed from a moment on, in both tables. */
export async function readChanged(
  since: { after: string; inclusive: boolean },
  signal: AbortSignal,
): Promise<FinancingLead[]> {
  const both = await Promise.all(
    (["financing_leads", inquiriesTable] as const).map((table) =>
      readRows({ table, column: "updated_at", since, signal }),
    ),
  );
  return both.flat();
}

interface Asked {
  table: "financing_leads";
  /** Their order: from the newest back, or, from a moment on, forward. */
  column: "created_at" | "updated_at";
  since?: { after: string; inclusive: boolean };
  signal: AbortSignal;
}

/** As many rows as `limit` says, behind `last`; how many there are in all is counted with the first. */
export async function readPage(
  { table, column, since, signal }: Asked,
  last: FinancingLead | undefined,
  limit = rowsPerRequest,
) {
  const further = since ? "gt" : "lt";
  let read = db()
    .from(table)
    .select("*", last || since ? undefined : { count: "exact" })
    .order(column, { ascending: !!since })
    .order("id")
    .limit(limit)
    // The client would try for seven seconds before it says anything; withRetry is quicker.
    .retry(false)
    .abortSignal(signal);
  if (last) {
    read = read
      .filter(column, `${further}e`, last[column])
      .or(`${column}.${further}."${last[column]}",id.gt.${last.id}`);
  } else if (since) read = read.filter(column, since.inclusive ? "gte" : "gt", since.after);
  const { data, count } = await read.throwOnError();
  return { leads: toLeads(data), total: count };
}

/** Rows to the last one, a request's worth at a time. */
async function readRows(asked: Asked, most = Number.POSITIVE_INFINITY) {
  const found: FinancingLead[] = [];
  while (found.length < most) {
    const last = found.at(-1);
    const { leads } = await readPage(asked, last);
    found.push(...leads);
    // A project may be set to answer fewer rows than asked for, so only a second page may end short.
    if (leads.length === 0 || (leads.length < rowsPerRequest && !last)) break;
  }
  return found;
}
