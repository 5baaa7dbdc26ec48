import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { leadQuery } from "../list/database-leads.queries.ts";
import type { useListState } from "../list/use-list-state.ts";
import type { useMatchingLeads } from "../list/use-matching-leads.ts";
import type { LeadList } from "../shared/leads.queries.ts";
import { LeadPanel } from "./lead-panel.tsx";

interface OpenedLeadProps {
  list: LeadList;
  found: ReturnType<typeof useMatchingLeads>;
  address: ReturnType<typeof useListState>;
}

/** The panel of the lead that the address names, with the way to the next one of the list. */
export function OpenedLead({ list, found, address }: OpenedLeadProps) {
  const { state, change, openLead, closeLead } = address;
  const { byId, matching, duplicates, first, page } = found;
  const opened = state.lead ? byId.get(state.lead) : undefined;
  const isGone = useMissingLead(state.lead, { opened, list });
  if (isGone) return <LeadMissing onClose={closeLead} />;
  if (!opened) return null;
  const at = matching.findIndex(({ id }) => id === opened.id);
  const next = matching[at + 1];

  /** Over the end of a page, too. */
  function showNext(id: string) {
    const nextPage = Math.floor((first + at + 1) / state.size) + 1;
    if (state.view === "table" && nextPage !== page) change({ page: nextPage, lead: id });
    else openLead(id);
  }

  return (
    <LeadPanel
      key={opened.id}
      lead={opened}
      others={(duplicates.get(opened.customer_id) ?? []).filter(({ id }) => id !== opened.id)}
      onClose={closeLead}
      onNext={next && (() => showNext(next.id))}
    />
  );
}

/** Says that the address names a lead that is not there, and closes the panel. */
function LeadMissing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({
      title: "This lead is no longer here.",
      description: "The lead was removed, or the link is wrong.",
    });
    onClose();
  }, [onClose]);
  return null;
}

/**
 * Whether the lead with this number is nowhere. Where the database searches, one that was not seen yet
 * is read first.
 */
function useMissingLead(
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
