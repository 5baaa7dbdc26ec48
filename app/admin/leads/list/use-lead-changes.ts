import { useState } from "react";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { plural } from "../../format.ts";
import { isLostAnswer } from "../../once.ts";
import { queryClient } from "../../query-client.ts";
import { fullName, statusLabels } from "../shared/lead.ts";
import {
  type BulkColumn,
  type ChangeResult,
  leadChanged,
  setColumn,
} from "../shared/lead-writes.ts";
import { storeOptimistically } from "../shared/leads.queries.ts";
import { notUpdated, updated, useLeadWrite } from "../shared/use-lead-write.ts";

/** Gives one lead or many another status, or sets them aside as junk; says what came of it. */
export function useLeadChanges() {
  /** How many leads of a running change are done. */
  const [progress, setProgress] = useState<number | null>(null);
  const { write } = useLeadWrite();

  /** Answers the leads that were left as they are. `done` says of whom it was done. */
  async function change<Name extends BulkColumn>(
    leads: readonly FinancingLead[],
    name: Name,
    valueFor: (lead: FinancingLead) => FinancingLead[Name],
    done: (who: string, verb: string) => string,
  ) {
    let left = leads;
    const [one] = leads.length === 1 ? leads : [];
    if (one && one[name] === valueFor(one)) return [];
    // One is shown at once, and taken back where the database refuses.
    const hide = one && storeOptimistically(queryClient, { ...one, [name]: valueFor(one) });
    setProgress(one ? null : 0);
    await write(
      async () => {
        const result = await setColumn(leads, name, valueFor, one ? undefined : setProgress);
        left = [...result.conflicts, ...result.failed];
        const changed = leads.length - left.length - result.gone;
        const isWhole = changed === leads.length;
        // Whether those were changed is found out with the next press.
        if (isLostAnswer(result.error)) throw result.error;
        if (one && !isWhole) throw result.error ?? leadChanged(result.conflicts[0]);
        const note = isWhole
          ? done(one ? fullName(one) : plural(changed, "lead"), one ? "is" : "are")
          : describeRest(changed, result);
        if (result.saved.length === 0 && !isWhole) throw new Error(note);
        const title = isWhole ? updated : notUpdated;
        const undo = () => restore(leads, result.saved, name);
        return { title, note, ...(result.saved.length > 0 && { undo }) };
      },
      `${name} ${one?.id ?? leads.length}`,
      // What the list shows already was answered above.
      one !== undefined,
    ).finally(hide);
    setProgress(null);
    return left;
  }

  return {
    progress,
    setStatus: (leads: readonly FinancingLead[], status: LeadStatus) =>
      change(
        leads,
        "status",
        () => status,
        (who, verb) =>
          verb === "is"
            ? `${who} is ${statusLabels[status].toLowerCase()} now.`
            : `${who} marked ${statusLabels[status].toLowerCase()}.`,
      ),
    setJunk: (leads: readonly FinancingLead[], isJunk: boolean) =>
      change(
        leads,
        "suspected_junk",
        (lead) => (isJunk ? (lead.suspected_junk ?? "staff") : null),
        (who) => `${who} ${isJunk ? "set aside as junk" : "put back"}.`,
      ),
  };
}

function describeRest(changed: number, { conflicts, gone, failed, error }: ChangeResult) {
  const reason = navigator.onLine
    ? ((error as Error | null)?.message ?? "")
    : "This device is offline.";
  return [
    `${plural(changed, "lead")} changed.`,
    conflicts.length > 0 &&
      `${plural(conflicts.length, "lead")} already changed by someone else; not updated and still selected.`,
    gone > 0 && `${plural(gone, "lead")} removed, or you can no longer change them.`,
    failed.length > 0 &&
      `${plural(failed.length, "lead")} not updated and still selected. ${reason}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What was saved goes back to what it was, where no one changed it since. */
async function restore<Name extends BulkColumn>(
  before: readonly FinancingLead[],
  saved: readonly FinancingLead[],
  name: Name,
) {
  const values = new Map(before.map((lead) => [lead.id, lead[name]]));
  const { error, conflicts, gone } = await setColumn(saved, name, ({ id }) => values.get(id)!);
  if (error) throw error;
  const left = conflicts.length + gone;
  if (left > 0) throw new Error(`Someone else has changed ${plural(left, "lead")} since then.`);
}
