/** Saves what the panel edits. Each write names the version it was made over. */
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { type Conflict, editOf, isSameEdit, type LeadEdit, rebase, toUpdate } from "./conflict.ts";

export type SaveResult =
  | { outcome: "saved"; lead: FinancingLead }
  | { outcome: "conflict"; conflict: Conflict }
  /** No row changed and none can be read: the lead, or the right to see it, is gone. */
  | { outcome: "gone" };

/** Saves status and notes, unless someone else saved the lead after `base` was read. */
export async function saveLead(base: FinancingLead, edit: LeadEdit): Promise<SaveResult> {
  const { data } = await db()
    .from("financing_leads")
    .update(toUpdate(edit))
    .eq("id", base.id)
    .eq("version", base.version)
    .select("*")
    .throwOnError();
  if (data[0]) return { outcome: "saved", lead: data[0] };
  const current = await readLead(base.id);
  if (!current) return { outcome: "gone" };
  // An answer that was lost on the way: the lead already is as it should be.
  if (isSameEdit(editOf(current), edit)) return { outcome: "saved", lead: current };
  // Somebody took it or called meanwhile: what is edited here is as it was.
  if (current.version > base.version && isSameEdit(editOf(current), editOf(base))) {
    return saveLead(current, edit);
  }
  const { clashes } = rebase(editOf(base), edit, editOf(current));
  const changes = await readChanges(base);
  return { outcome: "conflict", conflict: { current, changes, clashes } };
}

/** Who did what since `base`; without an answer the values themselves must do. */
async function readChanges(base: FinancingLead) {
  const { data } = await db()
    .from("lead_events")
    .select("*")
    .eq("lead_id", base.id)
    .gt("at", base.updated_at)
    .order("id")
    .retry(false);
  return data ?? [];
}

/** One lead as it is now; null when it is gone, or no longer ours to see. */
async function readLead(id: string) {
  const { data } = await db()
    .from("financing_leads")
    .select("*")
    .eq("id", id)
    .retry(false)
    .throwOnError();
  return data[0] ?? null;
}
