/**
 * Keeps the list fresh: asks again and again, in a hidden tab too, whose title then says what came. The
 * browser itself slows hidden tabs down to a question a minute after a while. While somebody looks, a
 * small question between two of these finds out whether there is anything to ask for.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { isStillAdmin } from "#app/auth/visitor.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { hearFloor } from "./hear-floor.ts";
import { type LeadList, leadsKey, pollLeads } from "./leads.queries.ts";
import { everyMs, nextDelay, type PollOutcome } from "./polling.ts";
import { startPulse } from "./pulse.ts";

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
  const arrive = useEffectEvent(onArrived);
  const hearText = useEffectEvent(onTexted);
  const hear = useEffectEvent((signal: AbortSignal) => hearFloor(client, opened, signal));
  const askNow = useRef(() => {});

  useEffect(() => {
    if (!isReady) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = everyMs;
    let isAsking = false;
    // Only an admin is answered the small question.
    let answeredAt = 0;
    let heard = client.getQueryData<LeadList>(leadsKey)?.cursor?.seen;

    const pulse = startPulse(
      async () => {
        answeredAt = 0;
        const changedAt = await hear(abort.signal);
        answeredAt = Date.now();
        if (!changedAt || changedAt === heard) return;
        heard = changedAt;
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
          Date.now() - answeredAt < everyMs || isStillAdmin(),
        ]);
        // The guard hears of it too, and takes this page away.
        if (!isAdmin) return abort.abort();
        outcome = poll.outcome;
        if (poll.arrived.length > 0) arrive(poll.arrived);
        if (poll.isTexted) hearText();
      } catch {
        // Shown by `isFailing`, tried again later.
      } finally {
        isAsking = false;
      }
      if (abort.signal.aborted) return;
      const isFailing = outcome === "failed";
      if (!isFailing) pulse.resume();
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

    function comeBack() {
      delay = everyMs;
      void ask();
    }

    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("online", comeBack);
    askNow.current = comeBack;
    // Back from another page, with the list as it was when one left.
    const loadedAt = client.getQueryState(leadsKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - loadedAt > everyMs) comeBack();
    else schedule();
    return () => {
      abort.abort();
      pulse.stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("online", comeBack);
    };
  }, [isReady, client]);

  return useMemo(() => ({ ...freshness, checkNow: () => askNow.current() }), [freshness]);
}
