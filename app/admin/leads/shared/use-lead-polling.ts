/**
 * Keeps the list fresh: asks again and again, in a hidden tab too, whose title then says what came. The
 * browser itself slows hidden tabs down to a question a minute after a while. While somebody looks, a
 * small question between two of these finds out whether there is anything to ask for.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { isStillAdmin } from "#app/auth/visitor.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { fetchLeadActivity } from "./lead-activity.ts";
import { type LeadList, leadsKey, pollLeads } from "./leads.queries.ts";
import { nextDelay, type PollOutcome, pollMs } from "./polling.ts";
import { startQuickPolling } from "./quick-polling.ts";

export interface Freshness {
  /** When the list was last known to be whole. */
  checkedAt: number | null;
  isFailing: boolean;
}

export function useLeadPolling({
  isReady,
  opened,
  onArrived,
  onTexted,
}: {
  isReady: boolean;
  /** The lead whose panel is open. */
  opened: string | null;
  onArrived: (leads: FinancingLead[]) => void;
  /** A number answered by text. */
  onTexted: () => void;
}) {
  const client = useQueryClient();
  const [freshness, setFreshness] = useState<Freshness>({
    checkedAt: null,
    isFailing: false,
  });
  const reportArrivals = useEffectEvent(onArrived);
  const reportText = useEffectEvent(onTexted);
  const fetchActivity = useEffectEvent((signal: AbortSignal) =>
    fetchLeadActivity(client, opened, signal),
  );
  const checkNow = useRef(() => {});

  useEffect(() => {
    if (!isReady) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = pollMs;
    let isAsking = false;
    // Only an admin is answered the small question.
    let answeredAt = Number.NEGATIVE_INFINITY;
    let lastChangedAt = client.getQueryData<LeadList>(leadsKey)?.cursor?.seen;

    const quickPolling = startQuickPolling(
      async () => {
        answeredAt = Number.NEGATIVE_INFINITY;
        const changedAt = await fetchActivity(abort.signal);
        answeredAt = performance.now();
        if (!changedAt || changedAt === lastChangedAt) return;
        lastChangedAt = changedAt;
        await ask();
      },
      () => navigator.onLine && document.visibilityState === "visible" && !isAsking,
    );

    async function ask() {
      if (isAsking || abort.signal.aborted) return;
      clearTimeout(timer);
      isAsking = true;
      let outcome: PollOutcome = "failed";
      try {
        // Without the role the database answers with no rows, which must not look like a quiet day.
        const [poll, isAdmin] = await Promise.all([
          pollLeads(client, abort.signal),
          performance.now() - answeredAt < pollMs || isStillAdmin(),
        ]);
        // The guard hears of it too, and takes this page away.
        if (!isAdmin) return abort.abort();
        outcome = poll.outcome;
        if (poll.arrived.length > 0) reportArrivals(poll.arrived);
        if (poll.isTexted) reportText();
      } catch {
        // Shown by `isFailing`, tried again later.
      } finally {
        isAsking = false;
      }
      if (abort.signal.aborted) return;
      const isFailing = outcome === "failed";
      if (!isFailing) quickPolling.resume();
      setFreshness((known) => ({
        ...known,
        isFailing,
        checkedAt: isFailing ? known.checkedAt : Date.now(),
      }));
      delay = nextDelay(delay, outcome);
      schedule();
    }

    function schedule() {
      clearTimeout(timer);
      if (navigator.onLine) timer = setTimeout(ask, delay);
    }

    function checkAgain() {
      delay = pollMs;
      void ask();
    }

    document.addEventListener("visibilitychange", checkAgain);
    window.addEventListener("online", checkAgain);
    checkNow.current = checkAgain;
    // Back from another page, with the list as it was when one left.
    const loadedAt = client.getQueryState(leadsKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - loadedAt > pollMs) checkAgain();
    else schedule();
    return () => {
      abort.abort();
      quickPolling.stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", checkAgain);
      window.removeEventListener("online", checkAgain);
    };
  }, [isReady, client]);

  return useMemo(() => ({ ...freshness, checkNow: () => checkNow.current() }), [freshness]);
}
