import { Menu } from "@base-ui/react/menu";
import { useEffect, useRef } from "react";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { menuItem, menuPopup } from "../../controls.ts";
import { AdminIcon } from "../../icons.tsx";
import { fullName, leadStatuses, statusLabels } from "./lead.ts";
import { useLeadActions } from "./lead-actions.ts";

export const statusLook: Record<LeadStatus, string> = {
  pending: "bg-brass-wash text-brass",
  contacted: "bg-sunken text-ink",
  converted: "bg-spruce-wash text-spruce",
  declined: "bg-tag-wash text-tag",
};

const pill = "inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-sm font-semibold";

export function StatusPill({ status }: { status: LeadStatus }) {
  return <span className={cn(pill, statusLook[status])}>{statusLabels[status]}</span>;
}

const downIcon = <AdminIcon name="down" className="size-3.5" />;

/** The status of a lead; pressed, it offers the others. */
export function StatusButton({ lead }: { lead: FinancingLead }) {
  const { showDialog } = useLeadActions();
  return (
    <button
      type="button"
      data-status=""
      aria-haspopup="menu"
      aria-label={`Status of ${fullName(lead)}: ${statusLabels[lead.status]}`}
      className={cn(pill, "min-h-11 fine:min-h-8", statusLook[lead.status])}
      onClick={(event) => showDialog({ kind: "status", lead, anchor: event.currentTarget })}
    >
      {statusLabels[lead.status]}
      {downIcon}
    </button>
  );
}

interface StatusMenuProps {
  current: LeadStatus;
  anchor: HTMLElement;
  label: string;
  onChoose: (status: LeadStatus) => void;
  onClose: () => void;
}

/** The four statuses beside what opened them. One menu serves every row. */
export function StatusMenu({ current, anchor, label, onChoose, onClose }: StatusMenuProps) {
  const currentItem = useRef<HTMLElement>(null);
  // The arrow keys go on from what is chosen now.
  useEffect(() => {
    const frame = requestAnimationFrame(() => currentItem.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={4} className="z-60">
          <Menu.Popup className={menuPopup} aria-label={label} finalFocus={() => anchor}>
            <Menu.RadioGroup
              value={current}
              onValueChange={(status: LeadStatus) => onChoose(status)}
            >
              {leadStatuses.map((status) => (
                <Menu.RadioItem
                  key={status}
                  ref={status === current ? currentItem : undefined}
                  value={status}
                  closeOnClick
                  className={menuItem}
                >
                  <span className="size-4">
                    <Menu.RadioItemIndicator>
                      <Icon name="check" className="size-4" />
                    </Menu.RadioItemIndicator>
                  </span>
                  {statusLabels[status]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
