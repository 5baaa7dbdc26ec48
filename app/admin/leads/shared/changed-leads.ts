/** What changed among leads and inquiries, and every inquiry. */
import { rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { tableOf, toLeads } from "./inquiries.ts";

/** As many as a browser should hold, the newest. */
const mostInquiries = 10_000;

/** Every inquiry, newest first. */
export async function readInquiries(signal: AbortSignal): Promise<FinancingLead[]> {
  const found: FinancingLead[] = [];
  while (found.length < mostInquiries) {
    const last = found.at(-1);
    const read = db()
      .from(tableOf({ kind: "call" }))
      .select("*")
      .order("created_at", { ascending: false })
      .order("id")
      .limit(rowsPerRequest)
      .retry(false)
      .abortSignal(signal);
    const { data } = await (last
      ? read
          .lte("created_at", last.created_at)
          .or(`created_at.lt."${last.created_at}",id.gt.${last.id}`)
      : read
    ).throwOnError();
    found.push(...toLeads(data));
    if (data.length === 0 || (data.length < rowsPerRequest && !last)) break;
  }
  return found;
}

/** What changed from a moment on, in both tables. */
export async function readChanged(
  since: { after: string; inclusive: boolean },
  signal: AbortSignal,
): Promise<FinancingLead[]> {
  const both = await Promise.all([
    readChangedRows("financing_leads", since, signal),
    readChangedRows(tableOf({ kind: "call" }), since, signal),
  ]);
  return both.flat();
}

async function readChangedRows(
  table: "financing_leads",
  { after, inclusive }: { after: string; inclusive: boolean },
  signal: AbortSignal,
) {
  const changed: FinancingLead[] = [];
  for (;;) {
    const last = changed.at(-1);
    const read = db()
      .from(table)
      .select("*")
      .order("updated_at")
      .order("id")
      .limit(rowsPerRequest)
      .retry(false)
      .abortSignal(signal);
    const { data } = await (last
      ? read
          .gte("updated_at", last.updated_at)
          .or(`updated_at.gt."${last.updated_at}",id.gt.${last.id}`)
      : inclusive
        ? read.gte("updated_at", after)
        : read.gt("updated_at", after)
    ).throwOnError();
    changed.push(...toLeads(data));
    if (data.length === 0 || (data.length < rowsPerRequest && !last)) break;
  }
  return changed;
}
