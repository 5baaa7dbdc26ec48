import { NewestSms } from "#app/admin/leads/sms/newest-sms.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { ColumnId } from "./columns.tsx";
import { LeadCard } from "./lead-card.tsx";
import { LeadsBoard } from "./leads-board.tsx";
import { LeadsTable } from "./leads-table.tsx";
import type { ListState } from "./list-state.ts";
import type { MatchingLeads } from "./matching-leads.ts";
import { rowsId, useDeferredRows } from "./use-deferred-rows.ts";

interface LeadsViewProps {
  state: ListState;
  /** The matching leads in the chosen order. */
  matching: readonly FinancingLead[];
  /** Set where these are not all. */
  database: MatchingLeads["database"];
  /** Those of the current page. */
  items: FinancingLead[];
  /** The search box is ahead of the address. */
  isTyping: boolean;
  isNarrow: boolean;
  hidden: readonly ColumnId[];
  selected: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
  onSort: (sort: ListState["sort"]) => void;
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads on a board, in a table, or on phones as cards. */
export function LeadsView(props: LeadsViewProps) {
  const { state, matching, database, items, isTyping, isNarrow, hidden, onSort, onSelectPage } =
    props;
  const { selected, newIds, duplicates } = props;
  const marks = { selected, newIds, duplicates };
  const rows = useDeferredRows(items, isTyping, isNarrow ? "card" : "row");
  if (state.view === "board") {
    return (
      <LeadsBoard
        leads={matching}
        counts={database?.columns}
        onMore={database?.showMore}
        status={state.status === "junk" ? "all" : state.status}
        {...marks}
      />
    );
  }
  return (
    <NewestSms leads={items}>
      {isNarrow ? (
        <ul
          id={rowsId}
          className="grid items-start gap-2 sm:grid-cols-2"
          aria-label="Financing leads"
        >
          {rows.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              isSelected={marks.selected.has(lead.id)}
              isNew={marks.newIds.has(lead.id)}
              duplicates={marks.duplicates}
            />
          ))}
        </ul>
      ) : (
        <LeadsTable
          leads={rows}
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
