/** Keeps the list fresh: asks again and again, seldom when nothing happens, never in a hidden tab. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { hasRole } from "#app/auth/roles.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { auth } from "#app/lib/supabase.ts";
import { leadsKey, pollLeads } from "./leads.queries.ts";
import { fastest, nextDelay, type PollOutcome } from "./poll.ts";

export interface Freshness {
  /** When the list was last known to be whole. */
  checkedAt: number | null;
  isFailing: boolean;
  /** The admin role was taken away while the page was open. */
  isRoleGone: boolean;
}

export function useLeadPolling({
  isReady,
  onArrived,
}: {
  isReady: boolean;
  onArrived: (leads: FinancingLead[]) => void;
}) {
  const client = useQueryClient();
  const [freshness, setFreshness] = useState<Freshness>({
    checkedAt: null,
    isFailing: false,
    isRoleGone: false,
  });
  const arrive = useRef(onArrived);
  arrive.current = onArrived;
  const askNow = useRef(() => {});

  useEffect(() => {
    if (!isReady) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = fastest;
    let isAsking = false;

    async function ask() {
      if (isAsking || abort.signal.aborted) return;
      clearTimeout(timer);
      isAsking = true;
      let outcome: PollOutcome = "failed";
      try {
        // Without the role the database answers with no rows, which must not look like a quiet day.
        const [poll, isAdmin] = await Promise.all([
          pollLeads(client, abort.signal),
          isStillAdmin(),
        ]);
        if (!isAdmin) {
          client.removeQueries({ queryKey: leadsKey });
          setFreshness((known) => ({ ...known, isRoleGone: true }));
          return abort.abort();
        }
        outcome = poll.outcome;
        if (poll.arrived.length > 0) arrive.current(poll.arrived);
      } catch {
        // Shown by `isFailing`, tried again later.
      } finally {
        isAsking = false;
      }
      if (abort.signal.aborted) return;
      const isFailing = outcome === "failed";
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
      if (document.visibilityState === "visible" && navigator.onLine) {
        timer = setTimeout(ask, delay);
      }
    }

    function comeBack() {
      if (document.visibilityState !== "visible") return clearTimeout(timer);
      delay = fastest;
      void ask();
    }

    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("online", comeBack);
    askNow.current = comeBack;
    // Back from another page, with the list as it was when one left.
    const loadedAt = client.getQueryState(leadsKey)?.dataUpdatedAt ?? 0;
    if (Date.now() - loadedAt > fastest) comeBack();
    else schedule();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("online", comeBack);
    };
  }, [isReady, client]);

  return useMemo(() => ({ ...freshness, checkNow: () => askNow.current() }), [freshness]);
}

async function isStillAdmin() {
  const { data } = await auth().getSession();
  return data.session ? hasRole(data.session.user.id, "admin") : false;
}
