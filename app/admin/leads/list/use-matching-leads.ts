import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useFloor } from "#app/admin/leads/shared/floor.ts";
import { countWorklists } from "#app/admin/leads/shared/worklists.ts";
import { leadsWithTextQuery } from "#app/admin/leads/sms/text-filter.queries.ts";
import { useShop } from "#app/catalog/use-shop.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { filterLeads, findDuplicates, findInNotes, paginate, sortLeads } from "./lead-list.ts";
import type { ListState } from "./list-state.ts";

/** The leads that match the filters, in order, and those of the current page. */
export function useMatchingLeads(
  leads: readonly FinancingLead[],
  state: ListState,
  search: string,
) {
  // Typing comes first; the list follows as soon as there is time.
  const wanted = useDeferredValue(search);
  const { status, lender, only, days, more, sort, page, size } = state;
  const { me, now } = useFloor();
  // The clock goes on for those lists only that depend on it.
  const moment = only === "due" || days > 0 || more.followUp !== "all" ? now : 0;
  const { data: withText } = useQuery(leadsWithTextQuery(more.text));
  const duplicates = useMemo(() => findDuplicates(leads), [leads]);
  const sorted = useMemo(() => sortLeads(leads, sort), [leads, sort]);
  const filter = useMemo(
    () => ({ search: wanted, status, lender, only, days, more }),
    [wanted, status, lender, only, days, more],
  );
  const asking = useMemo(
    () => ({
      me,
      now: moment,
      withText,
      isRepeated: (lead: FinancingLead) => duplicates.has(lead.customer_id),
    }),
    [me, moment, withText, duplicates],
  );
  const matching = useMemo(() => filterLeads(sorted, filter, asking), [sorted, filter, asking]);
  const inNotes = useMemo(() => findInNotes(sorted, filter, asking), [sorted, filter, asking]);
  const counts = useMemo(() => countWorklists(leads, me, now), [leads, me, now]);
  const current = useMemo(() => paginate(matching, page, size), [matching, page, size]);
  const { lenders } = useShop();
  const formerLenders = useMemo(
    () =>
      [...new Set(leads.map((lead) => lead.financing_option))].filter((n) => !lenders.includes(n)),
    [leads, lenders],
  );
  const byId = useMemo(() => new Map(leads.map((lead) => [lead.id, lead])), [leads]);
  return { matching, inNotes, counts, ...current, duplicates, formerLenders, byId };
}
