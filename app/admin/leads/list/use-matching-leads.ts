import { useDeferredValue, useMemo } from "react";
import { useFloor } from "#app/admin/leads/shared/floor.ts";
import { countWorklists } from "#app/admin/leads/shared/worklists.ts";
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
  const { status, lender, only, days, sort, page, size } = state;
  const { me, now } = useFloor();
  // The clock goes on for those lists only that depend on it.
  const moment = only === "due" || days > 0 ? now : 0;
  const sorted = useMemo(() => sortLeads(leads, sort), [leads, sort]);
  const matching = useMemo(
    () => filterLeads(sorted, { search: wanted, status, lender, only, days }, { me, now: moment }),
    [sorted, wanted, status, lender, only, days, me, moment],
  );
  const inNotes = useMemo(
    () => findInNotes(sorted, { search: wanted, status, lender, only, days }, { me, now: moment }),
    [sorted, wanted, status, lender, only, days, me, moment],
  );
  const counts = useMemo(() => countWorklists(leads, me, now), [leads, me, now]);
  const current = useMemo(() => paginate(matching, page, size), [matching, page, size]);
  const duplicates = useMemo(() => findDuplicates(leads), [leads]);
  const { lenders } = useShop();
  const formerLenders = useMemo(
    () =>
      [...new Set(leads.map((lead) => lead.financing_option))].filter((n) => !lenders.includes(n)),
    [leads, lenders],
  );
  const byId = useMemo(() => new Map(leads.map((lead) => [lead.id, lead])), [leads]);
  return { matching, inNotes, counts, ...current, duplicates, formerLenders, byId };
}
