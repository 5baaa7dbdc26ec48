import { useQueryClient } from "@tanstack/react-query";
import { plural } from "#app/admin/format.ts";
import { storeLeads } from "#app/admin/leads/shared/leads.queries.ts";
import { undoAction } from "#app/admin/leads/shared/undo-change.ts";
import { showToast } from "#app/ui/toast.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { setJunk } from "./set-junk.ts";

/** Sets leads aside as junk or puts them back, says what came of it, and offers to take it back. */
export function useJunkChanges() {
  const client = useQueryClient();
  return async (leads: readonly FinancingLead[], isJunk: boolean) => {
    const { saved, error } = await setJunk(leads, isJunk);
    storeLeads(client, saved);
    const done = `${plural(saved.length, "lead")} ${isJunk ? "set aside as junk" : "put back"}.`;
    const action = saved.length > 0 ? undoAction(() => undo(saved, !isJunk)) : undefined;
    if (error === null) {
      showToast({
        title: "Lead updated successfully.",
        description: done,
        tone: "success",
        action,
      });
    } else {
      showToast({
        title: "Failed to update lead.",
        description: `${done} ${(error as Error).message}`,
        tone: "destructive",
        action,
      });
    }
  };

  async function undo(leads: readonly FinancingLead[], isJunk: boolean) {
    const { saved, error } = await setJunk(leads, isJunk);
    storeLeads(client, saved);
    if (error) throw error;
  }
}
