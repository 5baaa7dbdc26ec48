/** Saves what the panel edits. Each write names the version it was made over. */
import { changeUnchanged, leadChanged, readLeads } from "#app/admin/leads/shared/lead-writes.ts";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { type Conflict, editOf, isSameEdit, type LeadEdit, rebase, toUpdate } from "./conflict.ts";

/** Saves status and notes; where someone else saved them after `base` was read, answers what became of it. */
export async function saveLead(
  base: FinancingLead,
  edit: LeadEdit,
): Promise<{ saved: FinancingLead } | { conflict: Conflict }> {
  const saved = await changeUnchanged(base, toUpdate(edit));
  if (saved) return { saved };
  const [current] = await readLeads([base.id], base.kind);
  if (!current) throw leadChanged(undefined);
  // An answer that was lost on the way: the lead already is as it should be.
  if (isSameEdit(editOf(current), edit)) return { saved: current };
  // Somebody took it or called meanwhile: what is edited here is as it was.
  if (current.version > base.version && isSameEdit(editOf(current), editOf(base))) {
    return saveLead(current, edit);
  }
  const { clashes } = rebase(editOf(base), edit, editOf(current));
  return { conflict: { current, changes: await readChanges(base), clashes } };
}

/** Who did what since `base`; without an answer the values themselves must do. */
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
