import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { mayBeSignedIn } from "#app/auth/visitor-store.ts";
import { LoadState } from "../kit/load-state.tsx";
import { queryClient } from "../query-client.ts";
import { LeadsWorkspace } from "./leads-workspace.tsx";
import { leadsQuery, prefetchLeads } from "./shared/leads.queries.ts";
import { LeadsContext, useLeadsContextValue } from "./shared/leads-context.ts";

// Not first when the guard has let the page through: its checks take as long as the answer.
if (mayBeSignedIn()) prefetchLeads(queryClient);

export default function LeadsPage() {
  const query = useQuery(leadsQuery);
  const { data: list, isError, isFetching, refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  const context = useLeadsContextValue();
  if (list) {
    return (
      <LeadsContext value={context}>
        <LeadsWorkspace list={list} isFetching={isFetching} isCutOff={isError} onRetry={retry} />
      </LeadsContext>
    );
  }
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Financing Leads</h1>
      <LoadState isPage of={query} what="financing leads" />
    </div>
  );
}
