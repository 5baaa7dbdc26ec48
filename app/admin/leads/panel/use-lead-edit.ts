import { useState } from "react";
import { useRecordForm } from "#app/admin/kit/use-record-form.ts";
import { leadChanged } from "#app/admin/leads/shared/lead-writes.ts";
import { updated } from "#app/admin/leads/shared/use-lead-write.ts";
import type { FinancingLead, LeadEvent } from "#supabase/database.types.ts";
import { editOf, editSchema, mergeNotes } from "./edit.ts";
import { saveLead } from "./save-lead.ts";

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
    refresh: async () => {},
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
