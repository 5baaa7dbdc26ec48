/** Saves what the panel edits. Each write names the version it was made over. */
import { changeUnchanged, leadChanged, readLeads } from "#app/admin/leads/shared/lead-writes.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead, LeadEvent } from "#supabase/database.types.ts";
import type { LeadEdit } from "./edit.ts";

const isSame = (a: LeadEdit, b: LeadEdit) => a.status === b.status && a.notes === b.notes;

/** Saves over the lead as it was read. Answers it as it is now, with what others did where that kept this from being saved. */
export async function saveLead(
  base: FinancingLead,
  edit: LeadEdit,
): Promise<{ lead: FinancingLead; theirs?: LeadEvent[] }> {
  const saved = await changeUnchanged(base, edit);
  if (saved) return { lead: saved };
  const [lead] = await readLeads([base.id], base.kind);
  if (!lead) throw leadChanged(undefined);
  // An answer that was lost on the way: the lead already is as it should be.
  if (isSame(lead, edit)) return { lead };
  // Somebody took it or called meanwhile: what is edited here is as it was.
  if (lead.version > base.version && isSame(lead, base)) return saveLead(lead, edit);
  return { lead, theirs: await readChanges(base) };
}

/** Who did what since `base`, oldest first; without an answer the values themselves must do. */
async function readChanges(base: FinancingLead) {
  const { data } = await db()
    .from("lead_events")
    .select("*")
    .eq(base.kind ? "inquiry_id" : "lead_id", base.id)
    .gt("at", base.updated_at)
    .order("id")
    .retry(false);
  return data ?? [];
}
