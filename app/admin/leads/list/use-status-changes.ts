import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { plural } from "#app/admin/format.ts";
import { fullName, statusLabels } from "#app/admin/leads/shared/lead.ts";
import { storeLeads, storeOptimistically } from "#app/admin/leads/shared/leads.queries.ts";
import type { FinancingLead, LeadStatus } from "#app/lib/database.types.ts";
import { showToast } from "#app/ui/toast.ts";
import { setStatus } from "./set-status.ts";

const labelOf = (status: LeadStatus) => statusLabels[status].toLowerCase();

/** Gives leads another status and says what came of it. */
export function useStatusChanges() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);

  /** Shown at once, and taken back where the database refuses. */
  async function changeOne(lead: FinancingLead, next: LeadStatus) {
    if (lead.status === next) return;
    const undo = storeOptimistically(client, [{ ...lead, status: next }]);
    const result = await setStatus([lead], next);
    undo();
    storeLeads(client, [...result.saved, ...result.conflicts]);
    const saved = result.saved[0];
    if (saved) {
      showToast({
        title: "Lead updated successfully.",
        description: `${fullName(saved)} is ${labelOf(saved.status)} now.`,
        tone: "success",
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
          : `${fullName(lead)} is unchanged. ${messageOf(result.error)}`,
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
    if (left.length === 0 && result.gone === 0) {
      showToast({
        title: "Lead updated successfully.",
        description: `${plural(changed, "lead")} ${changed === 1 ? "is" : "are"} ${labelOf(next)} now.`,
        tone: "success",
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
          `${plural(result.failed.length, "lead")} unchanged and still selected. ${messageOf(result.error)}`,
      ]
        .filter(Boolean)
        .join(" "),
      tone: "destructive",
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

const messageOf = (error: unknown) =>
  navigator.onLine ? ((error as Error | null)?.message ?? "") : "This device is offline.";
