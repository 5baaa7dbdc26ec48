import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FinancingLead } from "#supabase/database.types.ts";
import { leadsQuery, pollLeads, progressQuery } from "../shared/leads.queries.ts";
import type { ReadAll } from "./matching-leads.ts";

/** The leads that are to be exported, and how far they are loaded. */
interface ExportSource {
  leads: readonly FinancingLead[];
  /** All are here, as of now. */
  isReady: boolean;
  /** Some could not be loaded. */
  isStuck: boolean;
  loaded: number;
  total: number;
  retry: () => void;
}

/** `leads` of the list, once the whole list is here. */
export function useLoadedLeads(leads: readonly FinancingLead[]): ExportSource {
  const client = useQueryClient();
  const list = useQuery(leadsQuery);
  const progress = useQuery(progressQuery).data;
  const isComplete = list.data?.isComplete === true;
  const [isFresh, setFresh] = useState(false);

  // What changed in the last seconds belongs into the file too.
  useEffect(() => {
    if (!isComplete) return;
    pollLeads(client)
      .catch(() => {})
      .finally(() => setFresh(true));
  }, [isComplete, client]);

  const isStuck = !isComplete && list.isError && !list.isFetching;
  const here = list.data?.leads.length ?? 0;
  return {
    ...{ leads, isStuck, isReady: isComplete && isFresh, retry: () => void list.refetch() },
    loaded: isStuck ? here : (progress?.loaded ?? here),
    total: (isStuck ? list.data?.total : progress?.total) ?? 0,
  };
}

/** Every lead that matches, read from the database; `count` is how many there should be. */
export function useReadLeads(readAll: ReadAll | undefined, count: number): ExportSource {
  const [leads, setLeads] = useState<readonly FinancingLead[]>([]);
  const [state, setState] = useState<"reading" | "ready" | "stuck">("reading");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads once; another render is no other question.
  useEffect(() => {
    if (!readAll) return;
    const abort = new AbortController();
    setState("reading");
    readAll(abort.signal, (found) => setLeads([...found])).then(
      () => setState("ready"),
      () => abort.signal.aborted || setState("stuck"),
    );
    return () => abort.abort();
  }, [attempt]);

  return {
    ...{ leads, isReady: state === "ready", isStuck: state === "stuck" },
    ...{ loaded: leads.length, total: Math.max(count, leads.length) },
    retry: () => setAttempt(attempt + 1),
  };
}
