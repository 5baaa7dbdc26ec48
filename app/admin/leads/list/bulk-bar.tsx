import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import { menuItem, menuPopup, toolButton } from "#app/admin/controls.ts";
import { formatNumber, plural } from "#app/admin/format.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { fullName, leadStatuses, statusLabels } from "#app/admin/leads/shared/lead.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";

interface BulkBarProps {
  leads: readonly FinancingLead[];
  matching: number;
  /** How many of a running change are done. */
  progress: number | null;
  /** How many of those that match were read to be selected. */
  read: number | null;
  onSelectMatching: () => void;
  onSetStatus: (status: LeadStatus) => void;
  /** Whether the list shows what was set aside. */
  areJunk: boolean;
  onSetJunk: (isJunk: boolean) => void;
  onExport: () => void;
  onClear: () => void;
}

/** A change of several leads that waits for a yes. */
interface Question {
  title: string;
  confirm: string;
  run: () => void;
}

/** What can be done to all selected leads at once; floats, so that nothing moves when it comes. */
export function BulkBar(props: BulkBarProps) {
  const { leads, matching, progress, read, onSelectMatching, onSetStatus, onExport, onClear } =
    props;
  const { areJunk, onSetJunk } = props;
  const [question, ask] = useState<Question>();
  const selected = leads.length;
  const isBusy = progress !== null || read !== null;
  const many = plural(selected, "lead");
  /** One lead is changed at once: its notice takes it back. */
  const confirmIfMany = (change: Question) => (selected > 1 ? ask(change) : change.run());
  return (
    <section
      aria-label="Selected leads"
      className="fixed bottom-[calc(4.25rem+env(safe-area-inset-bottom))] left-[max(0.75rem,env(safe-area-inset-left))] z-30 flex max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-2 rounded-lg border border-spruce bg-spruce-wash p-2 text-sm shadow-lift sm:left-[max(1.5rem,env(safe-area-inset-left))] sm:max-w-[calc(100vw-3rem)] lg:bottom-5"
    >
      <p role="status" className="px-1 font-semibold">
        {progress !== null
          ? `${formatNumber(progress)} of ${formatNumber(selected)} changed…`
          : read !== null
            ? `${formatNumber(read)} of ${formatNumber(matching)} read…`
            : `${many} selected`}
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
                <Menu.Item
                  key={status}
                  className={menuItem}
                  onClick={() =>
                    confirmIfMany({
                      title: `Make ${many} ${statusLabels[status].toLowerCase()}?`,
                      confirm: `Make them ${statusLabels[status].toLowerCase()}`,
                      run: () => onSetStatus(status),
                    })
                  }
                >
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
        onClick={() =>
          confirmIfMany({
            title: areJunk ? `Put ${many} back?` : `Set ${many} aside as junk?`,
            confirm: areJunk ? "Put them back" : "Set them aside",
            run: () => onSetJunk(!areJunk),
          })
        }
      >
        {areJunk ? "Put back" : "Set aside as junk"}
      </button>
      <button type="button" className={toolButton()} disabled={isBusy} onClick={onExport}>
        Export selected
      </button>
      <button type="button" className={toolButton()} disabled={isBusy} onClick={onClear}>
        Clear selection
      </button>
      {question ? (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirm}
          onCancel={() => ask(undefined)}
          onConfirm={() => {
            ask(undefined);
            question.run();
          }}
        >
          <p>{summarizeNames(leads)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

const namedMost = 8;

/** "Ada Lee, Ben Roy and 53 others." */
export function summarizeNames(leads: readonly FinancingLead[]) {
  const named = leads.slice(0, namedMost).map(fullName);
  const rest = leads.length - named.length;
  const last = rest > 0 ? plural(rest, "other") : named.pop();
  return named.length > 0 ? `${named.join(", ")} and ${last}.` : `${last}.`;
}
