import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { mayBeSignedIn } from "#app/auth/visitor-store.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { queryClient } from "../query-client.ts";
import { LeadsWorkspace } from "./leads-workspace.tsx";
import { leadsQuery, prefetchLeads } from "./shared/leads.queries.ts";
import { LeadsContext, useLeadsContextValue } from "./shared/leads-context.ts";

// Not first when the guard has let the page through: its checks take as long as the answer.
if (mayBeSignedIn()) prefetchLeads(queryClient);

export default function LeadsPage() {
  const { data: list, isError, isFetching, refetch } = useQuery(leadsQuery);
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
      {isError ? (
        <LoadFailed
          message="Failed to load financing leads."
          isRetrying={isFetching}
          onRetry={retry}
        />
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <Spinner label="Loading leads" />
        </div>
      )}
    </div>
  );
}
