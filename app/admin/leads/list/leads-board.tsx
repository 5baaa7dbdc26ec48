import { useState } from "react";
import { groupBy } from "#app/lib/group-by.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { formatNumber, plural } from "../../format.ts";
import { leadStatuses, statusLabels } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { NewestSms } from "../sms/newest-sms.tsx";
import type { LeadMarks } from "./badges.tsx";
import { LeadCard } from "./lead-card.tsx";
import { type CardsShown, cardsAtATime } from "./matching-leads.ts";

interface LeadsBoardProps extends LeadMarks {
  /** The matching leads in the chosen order: every one, or the first of each column. */
  leads: readonly FinancingLead[];
  /** How many there are in each column, where `leads` are not all. */
  counts?: Partial<Record<LeadStatus, number>>;
  cards: CardsShown;
  /** A chosen status leaves its column only. */
  status: LeadStatus | "all";
}

/** The leads in a column for each status. A card is moved with the mouse, or with its status button. */
export function LeadsBoard({ leads, status, counts, cards, ...marks }: LeadsBoardProps) {
  const byStatus = groupBy(leads, (lead) => lead.status);
  const columns = leadStatuses
    .filter((column) => status === "all" || status === column)
    .map((column) => {
      const inColumn = byStatus.get(column) ?? [];
      const shown = inColumn.slice(0, cards.of(column));
      return { status: column, shown, count: Math.max(inColumn.length, counts?.[column] ?? 0) };
    });
  return (
    <NewestSms leads={columns.flatMap(({ shown }) => shown)}>
      <div
        className={cn(
          "relative grid items-start gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:auto-cols-[85%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 sm:grid-cols-2",
          columns.length > 1 && "xl:grid-cols-4",
        )}
      >
        {columns.map((column) => (
          <Column
            key={column.status}
            {...column}
            {...marks}
            all={leads}
            onMore={() => cards.more(column.status)}
          />
        ))}
      </div>
    </NewestSms>
  );
}

interface ColumnProps extends Omit<LeadsBoardProps, "leads" | "status" | "counts" | "cards"> {
  status: LeadStatus;
  shown: readonly FinancingLead[];
  /** How many there are with those not shown. */
  count: number;
  all: readonly FinancingLead[];
  onMore: () => void;
}

function Column(props: ColumnProps) {
  const { status, shown, count, all, selected, newIds, duplicates, onMore } = props;
  const { changeStatus } = useLeadActions();
  const [isOver, setOver] = useState(false);
  const headingId = `column-${status}`;
  return (
    <section
      aria-labelledby={headingId}
      className={cn(
        "min-w-0 snap-center rounded-card bg-sunken p-2",
        isOver && "outline-3 outline-spruce outline-dashed",
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("text/lead")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const id = event.dataTransfer.getData("text/lead");
        const lead = all.find((candidate) => candidate.id === id);
        if (lead && lead.status !== status) changeStatus(lead, status);
      }}
    >
      <h2 id={headingId} className="px-1.5 py-1 font-sans text-base">
        {statusLabels[status]}{" "}
        <span className="font-normal text-ink-soft">
          {formatNumber(count)}
          <span className="sr-only"> {count === 1 ? "lead" : "leads"}</span>
        </span>
      </h2>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            isSelected={selected.has(lead.id)}
            isNew={newIds.has(lead.id)}
            duplicates={duplicates}
            isDraggable
          />
        ))}
      </ul>
      {count === 0 ? <p className="px-1.5 py-3 text-sm text-ink-soft">No leads here.</p> : null}
      {count > shown.length ? (
        <button type="button" className={button("quiet", "sm", "mt-2 w-full")} onClick={onMore}>
          Show {plural(Math.min(cardsAtATime, count - shown.length), "more", "more")} of{" "}
          {formatNumber(count)}
        </button>
      ) : null}
    </section>
  );
}
