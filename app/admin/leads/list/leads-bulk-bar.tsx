import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import type { FinancingLead } from "#supabase/database.types.ts";
import { menuItem, menuPopup, toolButton } from "../../controls.ts";
import { formatNumber, plural } from "../../format.ts";
import { AdminIcon } from "../../icons.tsx";
import { BulkBar, Words } from "../../kit/bulk-bar.tsx";
import { showProblem } from "../../kit/problem-notice.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useIsLimited } from "../../use-is-limited.ts";
import { isFinancing } from "../shared/inquiries.ts";
import { fullName, leadStatuses, statusLabels } from "../shared/lead.ts";
import type { MatchingLeads } from "./matching-leads.ts";
import type { useLeadChanges } from "./use-lead-changes.ts";

interface LeadsBulkBarProps {
  leads: readonly FinancingLead[];
  found: MatchingLeads;
  /** The list shows what was set aside. */
  areJunk: boolean;
  changes: ReturnType<typeof useLeadChanges>;
  select: (leads: readonly FinancingLead[]) => void;
  onExport: () => void;
}

/** What can be done to all selected leads at once; those that could not be changed stay selected. */
export function LeadsBulkBar(props: LeadsBulkBarProps) {
  const { leads, found, areJunk, changes, select, onExport } = props;
  const { progress, setStatus, setJunk } = changes;
  const { read, selectMatching } = useSelectMatching(found, select);
  const isLimited = useIsLimited();
  const many = plural(leads.length, "lead");
  // No stranger sends inquiries, so none is junk.
  const mayBeJunk = leads.every(isFinancing);
  const change = async (work: Promise<readonly FinancingLead[]>) => select(await work);
  return (
    <BulkBar
      noun="lead"
      names={() => leads.map(fullName)}
      selected={leads.length}
      matching={found.count}
      note={mayBeJunk ? undefined : "Inquiries can’t be junk: staff entered them."}
      progress={
        progress !== null
          ? `${formatNumber(progress)} of ${formatNumber(leads.length)} changed…`
          : read !== null
            ? `${formatNumber(read)} of ${formatNumber(found.count)} read…`
            : undefined
      }
      onSelectMatching={() => void selectMatching()}
      onClear={() => select([])}
    >
      {(ask, isBusy) => (
        <>
          <Menu.Root modal={false}>
            <Menu.Trigger className={toolButton()} disabled={isBusy}>
              <Words short="Status" long="Set status" />
              <AdminIcon name="down" className="size-3.5" />
            </Menu.Trigger>
            <Menu.Portal>
              <Menu.Positioner align="start" sideOffset={4} className="z-60">
                <Menu.Popup className={menuPopup}>
                  {leadStatuses.map((status) => {
                    const label = statusLabels[status].toLowerCase();
                    const run = () => void change(setStatus(leads, status));
                    return (
                      <Menu.Item
                        key={status}
                        className={menuItem}
                        onClick={() =>
                          ask({
                            title: `Mark ${many} as ${label}?`,
                            confirm: `Mark ${formatNumber(leads.length)} as ${label}`,
                            isHarmless: true,
                            run,
                          })
                        }
                      >
                        {statusLabels[status]}
                      </Menu.Item>
                    );
                  })}
                </Menu.Popup>
              </Menu.Positioner>
            </Menu.Portal>
          </Menu.Root>
          {isLimited ? null : (
            <>
              <ToolButton
                disabled={isBusy || !mayBeJunk}
                onClick={() =>
                  ask({
                    title: areJunk ? `Put ${many} back?` : `Set ${many} aside as junk?`,
                    confirm: areJunk ? "Put them back" : "Set them aside",
                    run: () => void change(setJunk(leads, !areJunk)),
                  })
                }
              >
                {areJunk ? "Put back" : <Words short="Junk" long="Set aside as junk" />}
              </ToolButton>
              <ToolButton disabled={isBusy} onClick={onExport}>
                <Words short="Export" long="Export selected" />
              </ToolButton>
            </>
          )}
        </>
      )}
    </BulkBar>
  );
}

/** Selects every lead that matches, once each is here. */
function useSelectMatching(
  { matching, database }: Pick<MatchingLeads, "matching" | "database">,
  select: (leads: readonly FinancingLead[]) => void,
) {
  /** How many were read so far; null while nothing is read. */
  const [read, setRead] = useState<number | null>(null);

  async function selectMatching() {
    if (!database) return select(matching);
    setRead(0);
    try {
      const signal = new AbortController().signal;
      select(await database.readAll(signal, (leads) => setRead(leads.length)));
    } catch {
      showProblem({
        title: "Failed to load financing leads.",
        description: "Nothing else was selected.",
      });
    } finally {
      setRead(null);
    }
  }
  return { read, selectMatching };
}
