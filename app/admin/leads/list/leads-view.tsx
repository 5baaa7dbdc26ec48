import { NewestSms } from "../sms/newest-sms.tsx";
import type { LeadMarks } from "./badges.tsx";
import type { ColumnId } from "./columns.tsx";
import { LeadCard } from "./lead-card.tsx";
import { LeadsBoard } from "./leads-board.tsx";
import { LeadsTable } from "./leads-table.tsx";
import type { ListState } from "./list-state.ts";
import type { useMatchingLeads } from "./use-matching-leads.ts";

interface LeadsViewProps extends Omit<LeadMarks, "duplicates"> {
  state: ListState;
  found: ReturnType<typeof useMatchingLeads>;
  isNarrow: boolean;
  hidden: readonly ColumnId[];
  onSort: (sort: ListState["sort"]) => void;
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads on a board, in a table, or on phones as cards. */
export function LeadsView(props: LeadsViewProps) {
  const { state, found, isNarrow, hidden, onSort, onSelectPage } = props;
  const { matching, database, items, duplicates } = found;
  const marks = { selected: props.selected, newIds: props.newIds, duplicates };
  if (state.view === "board") {
    return (
      <LeadsBoard
        leads={matching}
        counts={database?.columns}
        cards={found.cards}
        status={state.status === "junk" ? "all" : state.status}
        {...marks}
      />
    );
  }
  return (
    <NewestSms leads={items}>
      {isNarrow ? (
        <ul className="grid items-start gap-2 sm:grid-cols-2" aria-label="Financing leads">
          {items.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              isSelected={marks.selected.has(lead.id)}
              isNew={marks.newIds.has(lead.id)}
              duplicates={duplicates}
            />
          ))}
        </ul>
      ) : (
        <LeadsTable
          leads={items}
          sort={state.sort}
          onSort={onSort}
          hidden={hidden}
          onSelectPage={onSelectPage}
          {...marks}
        />
      )}
    </NewestSms>
  );
}
