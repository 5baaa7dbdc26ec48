/** Changes the status of one lead or many. Each write names the status it was made over. */

import { idsPerRequest } from "#app/admin/requests.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";

export interface StatusResult {
  saved: FinancingLead[];
  /** As they are now: someone else gave them another status first, so they were left alone. */
  conflicts: FinancingLead[];
  /** Leads that no longer can be read: they, or the right to see them, are gone. */
  gone: number;
  /** Leads that were not asked for any more after a request failed, and why it did. */
  failed: FinancingLead[];
  error: unknown;
}

/** Gives leads a status. Those whose status someone else changed meanwhile are left as they are. */
export async function setStatus(
  leads: readonly FinancingLead[],
  status: LeadStatus,
  onProgress?: (done: number) => void,
): Promise<StatusResult> {
  const result: StatusResult = { saved: [], conflicts: [], gone: 0, failed: [], error: null };
  const due = leads.filter((lead) => lead.status !== status);
  let done = leads.length - due.length;
  for (const sameStatus of groupBy(due, (lead) => lead.status).values()) {
    for (let start = 0; start < sameStatus.length; start += idsPerRequest) {
      const chunk = sameStatus.slice(start, start + idsPerRequest);
      if (result.error) {
        result.failed.push(...chunk);
        continue;
      }
      try {
        await setChunk(chunk, status, result);
      } catch (error) {
        result.error = error;
        result.failed.push(...chunk);
      }
      done += chunk.length;
      onProgress?.(done);
    }
  }
  return result;
}

async function setChunk(chunk: FinancingLead[], status: LeadStatus, result: StatusResult) {
  const ids = (some: FinancingLead[]) => some.map((lead) => lead.id);
  const { data } = await db()
    .from("financing_leads")
    .update({ status })
    .in("id", ids(chunk))
    .eq("status", chunk[0]!.status)
    .select("*")
    .throwOnError();
  result.saved.push(...data);
  if (data.length === chunk.length) return;

  const written = new Set(ids(data));
  const left = chunk.filter((lead) => !written.has(lead.id));
  const { data: current } = await db()
    .from("financing_leads")
    .select("*")
    .in("id", ids(left))
    .retry(false)
    .throwOnError();
  for (const lead of current) {
    (lead.status === status ? result.saved : result.conflicts).push(lead);
  }
  result.gone += left.length - current.length;
}

/** Gives those of `saved` the status that they had in `before`, where it is still the one they got. */
export async function restoreStatuses(
  before: readonly FinancingLead[],
  saved: readonly FinancingLead[],
): Promise<StatusResult> {
  const now = new Map(saved.map((lead) => [lead.id, lead]));
  const all: StatusResult = { saved: [], conflicts: [], gone: 0, failed: [], error: null };
  for (const [status, leads] of groupBy(before, (lead) => lead.status)) {
    const changed = leads.flatMap(({ id }) => now.get(id) ?? []);
    const result = await setStatus(changed, status);
    all.saved.push(...result.saved);
    all.conflicts.push(...result.conflicts);
    all.failed.push(...result.failed);
    all.gone += result.gone;
    all.error ??= result.error;
  }
  return all;
}
