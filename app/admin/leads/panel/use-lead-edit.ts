import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWrite } from "#app/admin/kit/use-write.ts";
import { leadChanged } from "#app/admin/leads/shared/lead-writes.ts";
import { updated } from "#app/admin/leads/shared/use-lead-write.ts";
import { keepDraft, takeDraft } from "#app/admin/lock/drafts.ts";
import { lockedFor } from "#app/admin/lock/lock.ts";
import { storedSession } from "#app/lib/stored-session.ts";
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
  // The lead that the form was filled from; what others save meanwhile shows up when this one is saved.
  const [writer] = useState(() => storedSession()?.email);
  const [draft] = useState(() => takeDraft<Draft>(writer ?? "", lead.id));
  const [base, setBase] = useState(draft?.base ?? lead);
  const [edit, setEdit] = useState<LeadEdit>(() => draft?.edit ?? editOf(lead));
  const [conflict, setConflict] = useState<Conflict>();
  /** What the last write left, where it was done. */
  const saved = useRef<LeadEdit>(undefined);
  const { isBusy, problem, write } = useWrite({ refresh: async () => {} });
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

  /** Answers whether the lead is as it is edited here. */
  async function save(): Promise<boolean> {
    if (!isDirty) return true;
    saved.current = undefined;
    await write(async () => {
      const result = await saveLead(base, edit);
      const { current } = "saved" in result ? { current: result.saved } : result.conflict;
      const theirs = editOf(current);
      // What was typed since it was sent stays.
      setEdit((now) =>
        "saved" in result
          ? isSameEdit(now, edit)
            ? theirs
            : now
          : rebase(editOf(base), now, theirs).merged,
      );
      setBase(current);
      setConflict("saved" in result ? undefined : result.conflict);
      if ("conflict" in result) return;
      saved.current = theirs;
      return {
        title: updated,
        undo: async () => {
          if (!("saved" in (await saveLead(current, editOf(base))))) throw leadChanged(current);
        },
      };
    }, `notes ${lead.id}`);
    return saved.current !== undefined && isSameEdit(saved.current, edit);
  }

  const takeTheirs = (fields: Partial<LeadEdit>) => {
    setEdit({ ...edit, ...fields });
    if (isSameEdit({ ...edit, ...fields }, editOf(base))) setConflict(undefined);
  };

  return {
    edit,
    change: (change: Partial<LeadEdit>) => setEdit({ ...edit, ...change }),
    takeTheirs,
    /** With the notes as they were before either change. */
    mergeNotes: (before: string) =>
      setEdit({ ...edit, notes: mergeNotes(before, edit.notes, conflict?.current.notes ?? "") }),
    conflict,
    /** Why the last save failed. */
    problem,
    isDirty,
    isBusy,
    save,
  };
}
