import { searchFieldId } from "#app/admin/kit/search-field.tsx";
import type { useSelection } from "#app/admin/kit/use-selection.ts";
import { leadStatuses } from "#app/admin/leads/shared/lead.ts";
import type { LeadActions } from "#app/admin/leads/shared/lead-actions.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { moveFocus, useShortcuts } from "./shortcuts.tsx";
import type { useListState } from "./use-list-state.ts";
import type { useMatchingLeads } from "./use-matching-leads.ts";

interface ListShortcuts {
  actions: LeadActions;
  found: Pick<ReturnType<typeof useMatchingLeads>, "byId" | "page" | "pages">;
  selection: Pick<ReturnType<typeof useSelection>, "selected" | "clear">;
  address: Pick<ReturnType<typeof useListState>, "state" | "change">;
}

/** What each key does in the list; shortcuts.tsx says it to people. */
export function useListShortcuts({ actions, found, selection, address }: ListShortcuts) {
  const { byId, page, pages } = found;
  const { state, change } = address;
  function turnPage(step: 1 | -1) {
    const next = Math.min(Math.max(1, page + step), pages);
    if (next !== page) change({ page: next });
  }
  /** Acts on the lead of the focused row or card. */
  const onLead = (act: (lead: FinancingLead) => void) => (element: HTMLElement | null) => {
    const lead = byId.get(element?.dataset.lead ?? "");
    if (lead) act(lead);
  };
  const press = (selector: string) => (element: HTMLElement | null) =>
    element?.querySelector<HTMLElement>(selector)?.click();
  useShortcuts({
    "/": () => document.getElementById(searchFieldId)?.focus(),
    "?": () => actions.showDialog({ kind: "help" }),
    j: (element) => moveFocus(element, 1),
    k: (element) => moveFocus(element, -1),
    n: () => turnPage(1),
    p: () => turnPage(-1),
    b: () => change({ view: state.view === "board" ? "table" : "board" }),
    escape: selection.clear,
    e: onLead(actions.open),
    enter: onLead(actions.open),
    s: press("[data-status]"),
    c: press('a[href^="tel:"]'),
    x: onLead((lead) => actions.toggle(lead, !selection.selected.has(lead.id))),
    ...Object.fromEntries(
      leadStatuses.map((status, index) => [
        String(index + 1),
        onLead((lead) => actions.changeStatus(lead, status)),
      ]),
    ),
  });
}
