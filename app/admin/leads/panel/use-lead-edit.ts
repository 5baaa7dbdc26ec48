import { useState } from "react";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead, LeadEvent } from "#supabase/database.types.ts";
import { useRecordForm } from "../../kit/use-record-form.ts";
import { changeUnchanged, leadChanged, readLeads } from "../shared/lead-writes.ts";
import { updated } from "../shared/use-lead-write.ts";
import { editOf, editSchema, type LeadEdit, mergeNotes } from "./edit.ts";

/** The panel's form: what is typed, the lead that it is typed over, and what others saved first. */
export function useLeadEdit(lead: FinancingLead, onSaved: () => void) {
  // What others save while something is typed shows up when this is saved: the list hears of it every other second.
  const [base, setBase] = useState(lead);
  const [theirs, setTheirs] = useState<LeadEvent[]>();
  const form = useRecordForm({
    label: "lead",
    record: { table: "financing_leads", key: lead.id },
    draft: `lead ${lead.id}`,
    isPrivate: true,
    saved: editOf(base),
    version: base.version,
    schema: editSchema,
    isShown: true,
    async write(edit) {
      const { lead: current, theirs } = await saveLead(base, edit);
      setBase(current);
      setTheirs(theirs);
      if (theirs) throw leadChanged(current);
      return {
        title: updated,
        async undo() {
          const undone = await saveLead(current, { status: base.status, notes: base.notes });
          if (undone.theirs) throw leadChanged(current);
        },
      };
    },
    onSaved,
  });
  const { draft, isChanged, isBusy, hasConflict, controls } = form;
  if (!isChanged && !isBusy && lead.version > base.version) {
    setBase(lead);
    setTheirs(undefined);
  }

  return {
    ...form,
    base,
    /** What others did that keeps this from being saved, oldest first. */
    theirs: isChanged ? (theirs ?? (hasConflict ? [] : undefined)) : undefined,
    mergeNotes() {
      const before = theirs?.find(({ field }) => field === "notes")?.old_value ?? "";
      controls.change({ notes: mergeNotes(before, draft.values.notes, base.notes ?? "") });
    },
  };
}

const isSame = (a: LeadEdit, b: LeadEdit) => a.status === b.status && a.notes === b.notes;

/** Saves over the lead as it was read. Answers it as it is now, with what others did where that kept this from being saved. */
async function saveLead(
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
