import { skipToken, useQuery } from "@tanstack/react-query";
import type { LeadList } from "#app/admin/leads/shared/leads.queries.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { leadQuery } from "./database-leads.queries.ts";

/**
 * Whether the lead with this number is nowhere. Where the database searches, one that was not seen yet
 * is read first.
 */
export function useMissingLead(
  id: string | null,
  { opened, list }: { opened: FinancingLead | undefined; list: LeadList },
) {
  const isSearched = list.usesDatabaseSearch && id !== null && !opened;
  const { data, isError } = useQuery({
    ...leadQuery(id ?? ""),
    ...(!isSearched && { queryFn: skipToken }),
  });
  if (!id || opened || !list.isComplete) return false;
  return list.usesDatabaseSearch ? data === null || isError : true;
}
