import { useEffect, useEffectEvent } from "react";
import { CheckField } from "#app/admin/kit/check-field.tsx";
import { Modal } from "#app/admin/kit/modal.tsx";
import { usePersistedState } from "#app/admin/use-persisted-state.ts";
import { own } from "#shop/own.ts";

export const shortcutTexts = [
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

/** A dialog or a menu has the keys. Notices are dialogs too, but leave them to the page. */
const openElsewhere =
  ":is([role=dialog], [role=alertdialog]):not([popover], [aria-modal=false]), [role=menu], :popover-open";

export type ShortcutHandlers = Record<string, (lead: HTMLElement | null) => void>;

/** Keys that work while no field, menu or dialog has them. `lead` is the row or card with the focus. */
export function useShortcuts(handlers: ShortcutHandlers) {
  const [isOn] = useShortcutsSetting();
  const handlerOf = useEffectEvent((key: string) => own(handlers, key));
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=checkbox]), textarea, select")) return;
      if (document.querySelector(openElsewhere)) return;
      // Enter on a link or a button is theirs.
      if (event.key === "Enter" && !target.matches("[data-lead]")) return;
      const handle = handlerOf(event.key.toLowerCase());
      if (!handle || !(isOn || event.key === "Enter" || event.key === "Escape")) return;
      event.preventDefault();
      handle(target.closest<HTMLElement>("[data-lead]"));
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** Moves the focus to the lead after or before the focused one, or to the first. */
export function moveFocus(from: HTMLElement | null, step: 1 | -1) {
  const leads = [...document.querySelectorAll<HTMLElement>("[data-lead]")];
  const at = from ? leads.indexOf(from) + step : 0;
  leads[Math.min(Math.max(at, 0), leads.length - 1)]?.focus();
}

const useShortcutsSetting = () => usePersistedState("shortcuts", (found) => found !== false);

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
