/** Sets leads aside as junk, or puts them back. */
import { idsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

export interface JunkResult {
  saved: FinancingLead[];
  /** Why the rest is as it was. */
  error: unknown;
}

/** A request for each few leads; what was saved before one failed stays. */
export async function setJunk(
  leads: readonly FinancingLead[],
  isJunk: boolean,
): Promise<JunkResult> {
  const due = leads.filter((lead) => Boolean(lead.suspected_junk) !== isJunk);
  const saved: FinancingLead[] = [];
  try {
    for (let start = 0; start < due.length; start += idsPerRequest) {
      const { data } = await db()
        .from("financing_leads")
        .update({ suspected_junk: isJunk ? "staff" : null })
        .in(
          "id",
          due.slice(start, start + idsPerRequest).map(({ id }) => id),
        )
        .select("*")
        .throwOnError();
      saved.push(...data);
    }
    const isWhole = saved.length === due.length;
    return { saved, error: isWhole ? null : new Error("The others are not yours to change now.") };
  } catch (error) {
    return { saved, error };
  }
}
