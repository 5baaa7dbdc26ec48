/** Two people, one lead: what each of them changed, and what a save after all should hold. */
import type { FinancingLead, LeadEvent, LeadStatus } from "#supabase/database.types.ts";

export interface LeadEdit {
  status: LeadStatus;
  notes: string;
}

/** What the form shows of a lead. */
export function editOf({ status, notes }: Pick<FinancingLead, "status" | "notes">): LeadEdit {
  return { status, notes: notes ?? "" };
}

/** What the database gets: empty notes are no notes. */
export function toUpdate({ status, notes }: LeadEdit): Pick<FinancingLead, "status" | "notes"> {
  return { status, notes: notes.trim() === "" ? null : notes };
}

export function isSameEdit(a: LeadEdit, b: LeadEdit) {
  const [left, right] = [toUpdate(a), toUpdate(b)];
  return left.status === right.status && left.notes === right.notes;
}

export interface Conflict {
  /** The lead as it is now. */
  current: FinancingLead;
  /** What others did to it since it was opened, oldest first. */
  changes: LeadEvent[];
  /** Fields that both sides changed, and differently. */
  clashes: (keyof LeadEdit)[];
}

/**
 * The form after someone else saved first: what was typed here stays, what was left alone follows the
 * lead, and nothing is decided for the person where both sides changed the same field.
 */
export function rebase(base: LeadEdit, mine: LeadEdit, theirs: LeadEdit) {
  const fields = ["status", "notes"] as const;
  const clashes = fields.filter(
    (field) =>
      mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  const merged: LeadEdit = {
    status: mine.status === base.status ? theirs.status : mine.status,
    notes: mine.notes === base.notes ? theirs.notes : mine.notes,
  };
  return { merged, clashes };
}

/** Both notes, theirs first; a shared beginning is not repeated. */
export function mergeNotes(base: string, mine: string, theirs: string) {
  if (base && mine.startsWith(base)) return `${theirs}${mine.slice(base.length)}`;
  return [theirs, mine].filter((text) => text.trim() !== "").join("\n");
}
