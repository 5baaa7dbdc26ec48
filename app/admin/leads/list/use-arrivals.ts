import { useCallback, useState } from "react";
import type { LeadList } from "#app/admin/leads/shared/leads.queries.ts";
import { useLeadPolling } from "#app/admin/leads/shared/use-lead-polling.ts";
import { useTitleCount } from "./use-title-count.ts";

/** Which leads came while the page is open, counted in its title; `announce` is called for those of people. */
export function useArrivals(list: LeadList, opened: string | null, announce: () => void) {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const freshness = useLeadPolling({
    isReady: list.isComplete,
    opened,
    onTexted: announce,
    onArrived: (arrived) => {
      setNewIds((known) => new Set([...known, ...arrived.map((lead) => lead.id)]));
      if (arrived.some(({ source, suspected_junk }) => source === "site" && !suspected_junk)) {
        announce();
      }
    },
  });
  useTitleCount(newIds.size);
  const markSeen = useCallback(() => setNewIds(new Set()), []);
  return { newIds, freshness, markSeen };
}
