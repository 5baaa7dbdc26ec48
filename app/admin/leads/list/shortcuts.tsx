import type { FinancingLead } from "#supabase/database.types.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { searchFieldId } from "../../kit/list-page.tsx";
import { Modal } from "../../kit/modal.tsx";
import type { useSelection } from "../../kit/use-selection.ts";
import { useShortcuts, useShortcutsSetting } from "../../kit/use-shortcuts.ts";
import { leadStatuses } from "../shared/lead.ts";
import type { LeadActions } from "../shared/lead-actions.ts";
import type { useListState } from "./use-list-state.ts";
import type { useMatchingLeads } from "./use-matching-leads.ts";

interface ListShortcuts {
  actions: LeadActions;
  found: Pick<ReturnType<typeof useMatchingLeads>, "byId" | "page" | "pages">;
  selection: Pick<ReturnType<typeof useSelection>, "selected" | "clear">;
  address: Pick<ReturnType<typeof useListState>, "state" | "change">;
}

/** What each key does in the list. */
export function useListShortcuts({ actions, found, selection, address }: ListShortcuts) {
  const { byId, page, pages } = found;
  const { state, change } = address;
  const turnTo = (next: number) => next >= 1 && next <= pages && change({ page: next });
  /** Acts on the lead of the focused row or card. */
  const onLead = (act: (lead: FinancingLead) => void) => (row: HTMLElement | null) => {
    const lead = byId.get(row?.dataset.lead ?? "");
    if (lead) act(lead);
  };
  const press = (selector: string) => (row: HTMLElement | null) =>
    row?.querySelector<HTMLElement>(selector)?.click();
  const setStatus = leadStatuses.map((status, index) => [
    String(index + 1),
    onLead((lead) => actions.changeStatus(lead, status)),
  ]);
  useShortcuts(
    { rows: "[data-lead]" },
    {
      "/": () => document.getElementById(searchFieldId)?.focus(),
      "?": () => actions.showDialog({ kind: "help" }),
      n: () => turnTo(page + 1),
      p: () => turnTo(page - 1),
      b: () => change({ view: state.view === "board" ? "table" : "board" }),
      escape: selection.clear,
      e: onLead(actions.open),
      enter: onLead(actions.open),
      s: press("[data-status]"),
      c: press('a[href^="tel:"]'),
      x: onLead((lead) => actions.toggle(lead, !selection.selected.has(lead.id))),
      ...Object.fromEntries(setStatus),
    },
  );
}

const shortcutTexts = [
  ["/", "Search"],
  ["j, k", "Next or previous lead"],
  ["e or Enter", "Open the lead"],
  ["s", "Change its status"],
  ["1, 2, 3, 4", "Make it pending, contacted, converted, declined"],
  ["x", "Select it"],
  ["c", "Call it"],
  ["n, p", "Next or previous page"],
  ["b", "Table or board"],
  ["Esc", "Clear the selection"],
  ["Ctrl + Enter", "Save the open lead"],
  ["?", "This list"],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSetting();
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {shortcutTexts.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md border border-line bg-sunken px-2 py-0.5 font-sans text-sm font-semibold whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label="Single keys are shortcuts on this device"
        isChecked={isOn}
        className="mt-5"
        onChange={setOn}
      />
    </Modal>
  );
}
