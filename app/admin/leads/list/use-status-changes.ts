import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { plural } from "#app/admin/format.ts";
import { fullName, statusLabels } from "#app/admin/leads/shared/lead.ts";
import { storeLeads, storeOptimistically } from "#app/admin/leads/shared/leads.queries.ts";
import { reasonOf, undoAction } from "#app/admin/leads/shared/undo-change.ts";
import { showToast } from "#app/ui/toast.ts";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { restoreStatuses, setStatus } from "./set-status.ts";

const labelOf = (status: LeadStatus) => statusLabels[status].toLowerCase();

/** Gives leads another status, says what came of it, and offers to take it back. */
export function useStatusChanges() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);

  /** Whatever of these was changed goes back to what it was, where nobody changed it since. */
  const undo = (before: readonly FinancingLead[], saved: readonly FinancingLead[]) =>
    undoAction(async () => {
      const result = await restoreStatuses(before, saved);
      storeLeads(client, [...result.saved, ...result.conflicts]);
      if (result.error) throw result.error;
      const left = result.conflicts.length + result.gone;
      if (left > 0) throw new Error(`Someone else changed ${plural(left, "lead")} since.`);
    });

  /** Shown at once, and taken back where the database refuses. */
  async function changeOne(lead: FinancingLead, next: LeadStatus) {
    if (lead.status === next) return;
    const hide = storeOptimistically(client, [{ ...lead, status: next }]);
    const result = await setStatus([lead], next);
    hide();
    storeLeads(client, [...result.saved, ...result.conflicts]);
    const saved = result.saved[0];
    if (saved) {
      showToast({
        title: "Lead updated successfully.",
        description: `${fullName(saved)} is ${labelOf(saved.status)} now.`,
        tone: "success",
        action: undo([lead], result.saved),
      });
      return;
    }
    const current = result.conflicts[0];
    showToast({
      title: "Failed to update lead.",
      description: current
        ? `Someone else made ${fullName(current)} ${labelOf(current.status)} first. The list shows it now.`
        : result.gone
          ? "This lead can no longer be changed: it was removed, or your admin role was."
          : `${fullName(lead)} is unchanged. ${reasonOf(result.error)}`,
      tone: "destructive",
    });
  }

  /** Returns the leads that were left as they are. */
  async function changeMany(leads: readonly FinancingLead[], next: LeadStatus) {
    setProgress(0);
    const result = await setStatus(leads, next, setProgress);
    setProgress(null);
    storeLeads(client, [...result.saved, ...result.conflicts]);
    const left = [...result.conflicts, ...result.failed];
    const changed = leads.length - left.length - result.gone;
    const action = result.saved.length > 0 ? undo(leads, result.saved) : undefined;
    if (left.length === 0 && result.gone === 0) {
      showToast({
        title: "Lead updated successfully.",
        description: `${plural(changed, "lead")} ${changed === 1 ? "is" : "are"} ${labelOf(next)} now.`,
        tone: "success",
        action,
      });
      return left;
    }
    showToast({
      title: "Failed to update lead.",
      description: [
        `${plural(changed, "lead")} changed.`,
        result.conflicts.length > 0 &&
          `${plural(result.conflicts.length, "lead")} someone else changed first, left alone and still selected.`,
        result.gone > 0 && `${plural(result.gone, "lead")} gone, or no longer yours to change.`,
        result.failed.length > 0 &&
          `${plural(result.failed.length, "lead")} unchanged and still selected. ${reasonOf(result.error)}`,
      ]
        .filter(Boolean)
        .join(" "),
      tone: "destructive",
      action,
    });
    return left;
  }

  return {
    changeOne,
    changeMany,
    /** How many leads of a running change are done. */
    progress,
  };
}
