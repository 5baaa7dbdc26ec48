import { Menu } from "@base-ui/react/menu";
import { menuItem, menuPopup, toolButton } from "#app/admin/controls.ts";
import { formatNumber, plural } from "#app/admin/format.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { leadStatuses, statusLabels } from "#app/admin/leads/shared/lead.ts";
import type { LeadStatus } from "#app/lib/database.types.ts";

interface BulkBarProps {
  selected: number;
  matching: number;
  /** How many of a running change are done. */
  progress: number | null;
  onSelectMatching: () => void;
  onSetStatus: (status: LeadStatus) => void;
  /** Whether the list shows what was set aside. */
  areJunk: boolean;
  onSetJunk: (isJunk: boolean) => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done to all selected leads at once; floats, so that nothing moves when it comes. */
export function BulkBar(props: BulkBarProps) {
  const { selected, matching, progress, onSelectMatching, onSetStatus, onExport, onClear } = props;
  const { areJunk, onSetJunk } = props;
  const isBusy = progress !== null;
  return (
    <section
      aria-label="Selected leads"
      className="fixed bottom-3 left-3 z-30 flex max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-2 rounded-lg border border-spruce bg-spruce-wash p-2 text-sm shadow-lift sm:bottom-5 sm:left-6"
    >
      <p role="status" className="px-1 font-semibold">
        {isBusy
          ? `${formatNumber(progress)} of ${formatNumber(selected)} changed…`
          : `${plural(selected, "lead")} selected`}
      </p>
      {selected < matching ? (
        <button type="button" className={toolButton()} disabled={isBusy} onClick={onSelectMatching}>
          Select all {formatNumber(matching)} matching
        </button>
      ) : null}
      <Menu.Root modal={false}>
        <Menu.Trigger className={toolButton()} disabled={isBusy}>
          Set status
          <AdminIcon name="down" className="size-3.5" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={4} className="z-60">
            <Menu.Popup className={menuPopup}>
              {leadStatuses.map((status) => (
                <Menu.Item key={status} className={menuItem} onClick={() => onSetStatus(status)}>
                  {statusLabels[status]}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <button
        type="button"
        className={toolButton()}
        disabled={isBusy}
        onClick={() => onSetJunk(!areJunk)}
      >
        {areJunk ? "Put back" : "Set aside as junk"}
      </button>
      <button type="button" className={toolButton()} disabled={isBusy} onClick={onExport}>
        Export selected
      </button>
      <button type="button" className={toolButton()} disabled={isBusy} onClick={onClear}>
        Clear selection
      </button>
    </section>
  );
}
