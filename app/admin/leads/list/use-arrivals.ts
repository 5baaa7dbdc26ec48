import { useCallback, useEffect, useState } from "react";
import { formatNumber } from "#app/admin/format.ts";
import type { LeadList } from "#app/admin/leads/shared/leads.queries.ts";
import { useLeadPolling } from "#app/admin/leads/shared/use-lead-polling.ts";
import { useShop } from "#app/site/use-shop.ts";

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

/** "(2) Financing Leads": how many leads came that no one here has looked at. */
function useTitleCount(count: number) {
  const { name } = useShop();
  useEffect(() => {
    const title = `Financing Leads | ${name}`;
    document.title = count > 0 ? `(${formatNumber(count)}) ${title}` : title;
    return () => {
      if (document.title.startsWith("(")) document.title = title;
    };
  }, [count, name]);
}
