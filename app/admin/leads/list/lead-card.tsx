import { memo } from "react";
import { cn } from "#app/ui/cn.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { formatShortDateTime } from "../../format.ts";
import { SelectBox } from "../../kit/select-box.tsx";
import { fullName, productWords } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { StatusButton } from "../shared/status-menu.tsx";
import { isWaiting } from "../shared/worklists.ts";
import { NewestSmsBadge } from "../sms/sms-badge.tsx";
import { Badges, FirstCall } from "./badges.tsx";
import { EditLead } from "./edit-lead.tsx";
import { Reach } from "./reach.tsx";

interface LeadCardProps {
  lead: FinancingLead;
  isSelected: boolean;
  isNew: boolean;
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
  isDraggable?: boolean;
}

/** A lead on the board, and in the list on phones. */
export const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, isSelected, isNew, duplicates, isDraggable = false } = props;
  const { open, toggle } = useLeadActions();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and E open the focused card, and its name is a button.
    <li
      data-lead={lead.id}
      tabIndex={-1}
      draggable={isDraggable}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/lead", lead.id);
        event.dataTransfer.effectAllowed = "move";
      }}
      onClick={({ target }) => {
        // What can be pressed within the card does its own thing; a selection of text is none of ours.
        if ((target as HTMLElement).closest("a, button, input, label")) return;
        if (window.getSelection()?.isCollapsed !== false) open(lead);
      }}
      className={cn(
        "grid cursor-pointer scroll-my-24 grid-cols-[minmax(0,1fr)] gap-1 rounded-lg border border-line bg-surface p-2.5 text-sm outline-none focus-within:border-brass focus-visible:border-brass focus-visible:ring-2 focus-visible:ring-brass",
        isSelected && "border-spruce bg-spruce-wash",
        isDraggable && "cursor-grab active:cursor-grabbing",
      )}
    >
      <div className="flex items-start gap-1">
        <div className="-my-1 -ml-1.5">
          <SelectBox
            label={`Select ${fullName(lead)}`}
            isChecked={isSelected}
            onChange={(isChecked, isRange) => toggle(lead, isChecked, isRange)}
          />
        </div>
        <div className="mr-auto min-w-0 pt-0.5">
          <p>
            <button
              type="button"
              className="max-w-full text-left font-semibold break-words [overflow-wrap:anywhere] hover:underline"
              onClick={() => open(lead)}
            >
              {fullName(lead)}
            </button>
            <Badges lead={lead} isNew={isNew} duplicates={duplicates} />
          </p>
          {/* Its line is there before the texts are: what is below must not move under a finger. */}
          <p className="min-h-5">
            <NewestSmsBadge lead={lead} />
          </p>
        </div>
        <StatusButton lead={lead} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {[lead.financing_option, productWords(lead)].filter(Boolean).join(" · ")}
        </span>
        <span className="ml-auto">
          {isWaiting(lead) ? (
            <>
              <FirstCall lead={lead} /> ·{" "}
            </>
          ) : null}
          <time dateTime={lead.created_at} className="whitespace-nowrap">
            {formatShortDateTime(lead.created_at)}
          </time>
        </span>
      </p>
      {lead.notes ? (
        <p className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{lead.notes}</p>
      ) : null}
      <p className="-mr-2 flex flex-wrap items-center gap-1">
        <Reach lead={lead} />
        <EditLead lead={lead} />
      </p>
    </li>
  );
});
