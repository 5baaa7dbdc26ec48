import { useMemo } from "react";
import type { LeadActions } from "#app/admin/leads/shared/lead-actions.ts";
import { useLeadWork } from "#app/admin/leads/shared/use-lead-work.ts";
import { requestComposer } from "#app/admin/leads/sms/composer-request.ts";
import { useLatest } from "#app/admin/use-latest.ts";
import type { useLeadChanges } from "./use-lead-changes.ts";

type Given = Pick<LeadActions, "showDialog" | "toggle"> & {
  openLead: (id: string) => void;
  setStatus: ReturnType<typeof useLeadChanges>["setStatus"];
};

/** The same functions at every render, so that no row is drawn again for them while one types. */
export function useStableActions({ showDialog, toggle, openLead, setStatus }: Given) {
  const { noAnswer } = useLeadWork();
  const latest = useLatest({ openLead, setStatus, noAnswer });
  return useMemo<LeadActions>(
    () => ({
      open: (lead) => latest.current.openLead(lead.id),
      openById: (id) => latest.current.openLead(id),
      text: (lead) => {
        requestComposer(lead.id);
        latest.current.openLead(lead.id);
      },
      changeStatus: (lead, next) => void latest.current.setStatus([lead], next),
      noAnswer: (lead) => void latest.current.noAnswer(lead),
      showDialog,
      toggle,
    }),
    [latest, showDialog, toggle],
  );
}
