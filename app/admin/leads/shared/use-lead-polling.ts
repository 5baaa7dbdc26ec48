/**
 * Keeps the list fresh. While somebody looks, a small question every other second finds out whether there is anything
 * to ask for, and who else has the open lead; the whole one is asked every few seconds, in a hidden tab too, whose
 * title then says what came. The browser itself slows hidden tabs down to a question a minute after a while.
 */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { isStillAdmin } from "#app/auth/visitor.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { useLatest } from "../../use-latest.ts";
import { fetchLeadActivity } from "./lead-activity.ts";
import { leadsKey, pollLeads } from "./leads.queries.ts";
import { nextDelay, pollMs, quickPollMs } from "./polling.ts";

export interface Freshness {
  /** When the list was last known to be whole. */
  checkedAt: number;
  isFailing: boolean;
  checkNow: () => void;
}

interface Polling {
  isReady: boolean;
  /** The lead whose panel is open. */
  opened: string | null;
  onArrived: (leads: FinancingLead[]) => void;
  /** A number answered by text. */
  onTexted: () => void;
}

const isInView = () => document.visibilityState === "visible";
/** What is said of it: another second is no reason to draw the page again. */
const minuteOf = (moment: number) => moment - (moment % 60_000);

export function useLeadPolling({ isReady, opened, onArrived, onTexted }: Polling): Freshness {
  const client = useQueryClient();
  const latest = useLatest({ opened, onArrived, onTexted });
  // Counted, not timed: a device that slept for an hour has failed once.
  const failures = useRef(0);
  const changedAt = useRef<string | null>(undefined);
  // By the page's own clock: the device's may be set anew meanwhile.
  const wholeAt = useRef(performance.now());

  const { data, isError, refetch } = useQuery({
    ...{ retry: false, networkMode: "online", staleTime: pollMs },
    queryKey: ["lead-polling"],
    enabled: isReady,
    async queryFn({ signal }) {
      failures.current += 1;
      const newest = isInView()
        ? await fetchLeadActivity(client, latest.current.opened, signal).catch(() => undefined)
        : undefined;
      const isHeard = newest !== undefined;
      const isDue = !isInView() || performance.now() - wholeAt.current >= pollMs;
      if (isDue || (isHeard && newest !== changedAt.current)) {
        // Without the role, which the small question asks for, too, the database answers with no rows: no quiet day.
        const [news, isAdmin] = await Promise.all([
          pollLeads(client, signal),
          isHeard || isStillAdmin(),
        ]);
        wholeAt.current = performance.now();
        if (isHeard) changedAt.current = newest;
        // The guard hears of a lost role, too, and takes this page away.
        if (isAdmin && news.arrived.length > 0) latest.current.onArrived(news.arrived);
        if (isAdmin && news.isTexted) latest.current.onTexted();
      }
      failures.current = 0;
      return minuteOf(Date.now());
    },
    // The list was whole when it was loaded.
    initialData: () => minuteOf(client.getQueryState(leadsKey)?.dataUpdatedAt ?? Date.now()),
    initialDataUpdatedAt: () => client.getQueryState(leadsKey)?.dataUpdatedAt,
    refetchInterval: ({ state }) =>
      state.status === "error" ? nextDelay(failures.current) : isInView() ? quickPollMs : pollMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });

  // Who else has it open is said at once.
  useEffect(() => {
    if (isReady && opened) void refetch();
  }, [isReady, opened, refetch]);

  return useMemo(
    () => ({ checkedAt: data, isFailing: isError, checkNow: () => void refetch() }),
    [data, isError, refetch],
  );
}
