import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { storeLeads } from "#app/admin/leads/shared/leads.queries.ts";
import { undoAction } from "#app/admin/leads/shared/undo-change.ts";
import { keepDraft, takeDraft } from "#app/admin/lock/drafts.ts";
import { lockedFor } from "#app/admin/lock/lock.ts";
import { describeFailure } from "#app/admin/records/failures.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { showToast } from "#app/ui/toast.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import {
  type Conflict,
  editOf,
  isSameEdit,
  type LeadEdit,
  mergeNotes,
  rebase,
} from "./conflict.ts";
import { saveLead } from "./save-lead.ts";

interface Draft {
  base: FinancingLead;
  edit: LeadEdit;
}

/** The panel's form: what is typed, what it is based on, and what became of saving it. */
export function useLeadEdit(lead: FinancingLead) {
  const client = useQueryClient();
  // The lead that the form was filled from; what others save meanwhile shows up when this one is saved.
  const [writer] = useState(() => storedSession()?.email);
  const [draft] = useState(() => takeDraft<Draft>(writer ?? "", lead.id));
  const [base, setBase] = useState(draft?.base ?? lead);
  const [edit, setEdit] = useState<LeadEdit>(() => draft?.edit ?? editOf(lead));
  const [conflict, setConflict] = useState<Conflict>();
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isSameEdit(edit, editOf(base));

  // The device locks, or somebody signs out in another tab: what is typed waits for the same person.
  const keepIfSignedOut = useEffectEvent(() => {
    const email = lockedFor() ?? (storedSession() ? undefined : writer);
    if (isDirty && email !== undefined) keepDraft(email, lead.id, { base, edit } satisfies Draft);
  });
  useEffect(() => () => keepIfSignedOut(), []);

  // Nothing typed yet, and the list has a newer one: follow it.
  if (!isDirty && !conflict && lead.version > base.version) {
    setBase(lead);
    setEdit(editOf(lead));
  }

  async function save(onSaved: () => void) {
    setSaving(true);
    setProblem("");
    try {
      const result = await saveLead(base, edit);
      if (result.outcome === "saved") {
        storeLeads(client, [result.lead]);
        setBase(result.lead);
        setEdit(editOf(result.lead));
        setConflict(undefined);
        const { lead: saved } = result;
        showToast({
          title: "Lead updated successfully.",
          tone: "success",
          action: isSameEdit(editOf(saved), editOf(base))
            ? undefined
            : undoAction(() => undoSave(saved, editOf(base))),
        });
        onSaved();
      } else if (result.outcome === "conflict") {
        const { current } = result.conflict;
        storeLeads(client, [current]);
        setEdit(rebase(editOf(base), edit, editOf(current)).merged);
        setBase(current);
        setConflict(result.conflict);
      } else {
        fail("This lead can no longer be changed: it was removed, or your admin role was.");
      }
    } catch (error) {
      fail(describeFailure(error));
    } finally {
      setSaving(false);
    }
  }

  async function undoSave(saved: FinancingLead, before: LeadEdit) {
    const result = await saveLead(saved, before);
    if (result.outcome === "saved") return storeLeads(client, [result.lead]);
    if (result.outcome === "conflict") storeLeads(client, [result.conflict.current]);
    throw new Error("Someone else changed this lead since.");
  }

  function fail(reason: string) {
    setProblem(reason);
    showToast({ title: "Failed to update lead.", description: reason, tone: "destructive" });
  }

  return {
    edit,
    change: (change: Partial<LeadEdit>) => setEdit({ ...edit, ...change }),
    /** With the notes as they were before either change. */
    mergeNotes: (before: string) =>
      setEdit({ ...edit, notes: mergeNotes(before, edit.notes, conflict?.current.notes ?? "") }),
    conflict,
    /** Why the last save failed. */
    problem,
    isDirty,
    isSaving,
    save,
  };
}
