/** Keys of a list's page: they go from row to row, and do what the list says. */
import { useEffect, useEffectEvent } from "react";
import { own } from "#shop/own.ts";
import { usePersistedState } from "../use-persisted-state.ts";

/** Whether single keys are shortcuts on this device. */
export const useShortcutsSetting = () => usePersistedState("shortcuts", (found) => found !== false);

/** A dialog or a menu has the keys. Notices are dialogs too, but leave them to the page. */
const openElsewhere =
  ":is([role=dialog], [role=alertdialog]):not([popover], [aria-modal=false]), [role=menu], :popover-open";

/** The key that a press is for the page; none where it belongs to what is typed into, a link or a button. */
export function shortcutOf(event: KeyboardEvent, rows: string) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest("input:not([type=checkbox]), textarea, select")) return;
  if (event.key === "Enter" && !target.matches(rows)) return;
  return event.key.toLowerCase();
}

interface Rows {
  /** Finds every row. */
  rows: string;
  /** What of a row takes the focus; without it, the row. */
  focus?: string;
}

/** With j and k from row to row; `handlers` do more, with the row that has the focus. */
export function useShortcuts(
  { rows, focus }: Rows,
  handlers: Record<string, (row: HTMLElement | null) => void> = {},
) {
  const [isOn] = useShortcutsSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event, rows);
    if (!key || !(isOn || key === "enter" || key === "escape")) return;
    const handle = own({ ...handlers, j: step(1), k: step(-1) }, key);
    if (!handle || document.querySelector(openElsewhere)) return;
    event.preventDefault();
    handle((event.target as HTMLElement).closest<HTMLElement>(rows));
  });
  const step = (by: 1 | -1) => (from: HTMLElement | null) => {
    const all = [...document.querySelectorAll<HTMLElement>(rows)];
    const to = all[from ? Math.min(Math.max(all.indexOf(from) + by, 0), all.length - 1) : 0];
    (focus ? to?.querySelector<HTMLElement>(focus) : to)?.focus();
  };
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
