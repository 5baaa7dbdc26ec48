/**
 * Keeps the list fresh: asks again and again, in a hidden tab too, whose title then says what came. The
 * browser itself slows hidden tabs down to a question a minute after a while. While somebody looks, a
 * small question between two of these finds out whether there is anything to ask for.
 */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { isStillAdmin } from "#app/auth/visitor.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { useLatest } from "../../use-latest.ts";
import { fetchLeadActivity } from "./lead-activity.ts";
import { type LeadList, leadsKey, pollLeads } from "./leads.queries.ts";
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

/** What is asked of the database by the clock, and not while this device is offline. */
const byTheClock = { retry: false, networkMode: "online", staleTime: pollMs } as const;

export function useLeadPolling({ isReady, opened, onArrived, onTexted }: Polling): Freshness {
  const client = useQueryClient();
  const latest = useLatest({ onArrived, onTexted });
  const activityKey = ["lead-activity", opened] as const;
  // Counted, not timed: a device that slept for an hour has failed once.
  const failures = useRef(0);

  const { isError, dataUpdatedAt, refetch } = useQuery({
    ...byTheClock,
    queryKey: ["lead-polling"],
    enabled: isReady,
    // Only an admin is answered the small question.
    async queryFn({ signal }) {
      failures.current += 1;
      const answeredAt = client.getQueryState(activityKey)?.dataUpdatedAt ?? 0;
      // Without the role the database answers with no rows, which must not look like a quiet day.
      const [news, isAdmin] = await Promise.all([
        pollLeads(client, signal),
        Date.now() - answeredAt < pollMs || isStillAdmin(),
      ]);
      failures.current = 0;
      // The guard hears of it too, and takes this page away.
      if (!isAdmin) return false;
      if (news.arrived.length > 0) latest.current.onArrived(news.arrived);
      if (news.isTexted) latest.current.onTexted();
      return true;
    },
    // The list was whole when it was loaded.
    initialData: true,
    initialDataUpdatedAt: () => client.getQueryState(leadsKey)?.dataUpdatedAt,
    refetchInterval: ({ state }) => nextDelay(state.status === "error" ? failures.current : 0),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });

  const changedAt = useRef<string>(undefined);
  useQuery({
    ...byTheClock,
    queryKey: activityKey,
    enabled: isReady,
    async queryFn({ signal }) {
      const newest = await fetchLeadActivity(client, opened, signal);
      const known = changedAt.current ?? client.getQueryData<LeadList>(leadsKey)?.cursor?.seen;
      if (newest && newest !== known) {
        changedAt.current = newest;
        await refetch();
      }
      return newest;
    },
    refetchInterval: ({ state }) => (state.status === "error" ? pollMs : quickPollMs),
    // Nothing is drawn for it.
    notifyOnChangeProps: [],
  });

  return useMemo(
    () => ({ checkedAt: dataUpdatedAt, isFailing: isError, checkNow: () => void refetch() }),
    [dataUpdatedAt, isError, refetch],
  );
}
