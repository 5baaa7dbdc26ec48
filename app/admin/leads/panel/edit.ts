/** Status and notes of a lead: what the panel edits. */
import * as v from "valibot";
import { leadStatuses, notesLimits, notesTooLong } from "../shared/lead.ts";

/** What the database gets: empty notes are no notes. */
export const editSchema = v.object({
  status: v.pipe(v.string(), v.picklist(leadStatuses)),
  notes: v.pipe(
    v.string(),
    v.maxLength(notesLimits.max, notesTooLong),
    v.transform((notes) => (notes.trim() === "" ? null : notes)),
  ),
});
export type LeadEdit = v.InferOutput<typeof editSchema>;

/** What the form shows of a lead. */
export const editOf = ({ status, notes }: LeadEdit) => ({
  status: status as string,
  notes: notes ?? "",
});

/** Both notes, theirs first; a shared beginning is not repeated. */
export function mergeNotes(base: string, mine: string, theirs: string) {
  if (base && mine.startsWith(base)) return `${theirs}${mine.slice(base.length)}`;
  return [theirs, mine].filter((text) => text.trim() !== "").join("\n");
}

/** What was added, where nothing else was changed; else null. */
export function addedText(before: string | null, after: string) {
  if (!before) return after;
  if (after.startsWith(before)) return after.slice(before.length).trim();
  if (after.endsWith(before)) return after.slice(0, after.length - before.length).trim();
  return null;
}
