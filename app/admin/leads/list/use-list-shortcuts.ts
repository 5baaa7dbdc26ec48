import { leadStatuses } from "#app/admin/leads/shared/lead.ts";
import type { LeadActions } from "#app/admin/leads/shared/lead-actions.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { moveFocus, useShortcuts } from "./shortcuts.tsx";

interface ListShortcuts {
  byId: ReadonlyMap<string, FinancingLead>;
  actions: LeadActions;
  selected: ReadonlySet<string>;
  onHelp: () => void;
  onTurnPage: (step: 1 | -1) => void;
  onSwitchView: () => void;
  onClearSelection: () => void;
}

/** What each key does in the list; shortcuts.tsx says it to people. */
export function useListShortcuts(list: ListShortcuts) {
  const { byId, actions, selected } = list;
  /** Acts on the lead of the focused row or card. */
  const onLead = (act: (lead: FinancingLead) => void) => (element: HTMLElement | null) => {
    const lead = byId.get(element?.dataset.lead ?? "");
    if (lead) act(lead);
  };
  const press = (selector: string) => (element: HTMLElement | null) =>
    element?.querySelector<HTMLElement>(selector)?.click();
  useShortcuts({
    "/": () => document.getElementById("search")?.focus(),
    "?": list.onHelp,
    j: (element) => moveFocus(element, 1),
    k: (element) => moveFocus(element, -1),
    n: () => list.onTurnPage(1),
    p: () => list.onTurnPage(-1),
    b: list.onSwitchView,
    escape: list.onClearSelection,
    e: onLead(actions.open),
    enter: onLead(actions.open),
    s: press("[data-status]"),
    c: press('a[href^="tel:"]'),
    x: onLead((lead) => actions.toggle(lead, !selected.has(lead.id))),
    ...Object.fromEntries(
      leadStatuses.map((status, index) => [
        String(index + 1),
        onLead((lead) => actions.changeStatus(lead, status)),
      ]),
    ),
  });
}
