import { ListPage } from "../../kit/list-page.tsx";
import { Pages } from "../../kit/pages.tsx";
import { useIsNarrow } from "../../kit/use-is-narrow.ts";
import type { useSelection } from "../../kit/use-selection.ts";
import { usePersistedState } from "../../use-persisted-state.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { compareNewest } from "../shared/merge-leads.ts";
import { AlsoFound, FoundInquiries } from "./also-found.tsx";
import { parseHiddenColumns } from "./columns.tsx";
import { LeadsBulkBar } from "./leads-bulk-bar.tsx";
import { LeadsView } from "./leads-view.tsx";
import { countFilters, type ListState, pageSizes } from "./list-state.ts";
import { Toolbar } from "./toolbar.tsx";
import type { useLeadChanges } from "./use-lead-changes.ts";
import type { useListState } from "./use-list-state.ts";
import type { useMatchingLeads } from "./use-matching-leads.ts";
import { KindChips, WorklistChips } from "./worklist-chips.tsx";

interface LeadsListProps {
  address: ReturnType<typeof useListState>;
  found: ReturnType<typeof useMatchingLeads>;
  selection: ReturnType<typeof useSelection>;
  changes: ReturnType<typeof useLeadChanges>;
  newIds: ReadonlySet<string>;
  isLoading: boolean;
  /** Loading stopped before every lead was here. */
  isCutOff: boolean;
  onRetry: () => void;
}

const words = {
  failed: "Failed to load financing leads.",
  noneFound: "No leads found matching your filters.",
  noneYet: "No leads yet.",
  noneYetHint: "New leads show up here when someone asks for financing or you enter one.",
};

/** The leads that match, to search, filter, select and open. */
export function LeadsList(props: LeadsListProps) {
  const { address, found, selection, changes, newIds, isLoading, isCutOff, onRetry } = props;
  const { state, search, change, applyView } = address;
  const { matching, database, all, byId } = found;
  const { selected, select, selectPage } = selection;
  const { showDialog } = useLeadActions();
  const [hidden, setHidden] = usePersistedState("hidden-columns", parseHiddenColumns);
  const isNarrow = useIsNarrow();
  const isTable = state.view === "table";
  const chosen = [...selected].flatMap((id) => byId.get(id) ?? []).sort(compareNewest);
  return (
    <ListPage
      search={{
        label: "Search leads by name or phone",
        placeholder: "Name or phone",
        value: search,
        onType: address.type,
      }}
      filtersSet={countFilters(state)}
      filters={
        <Toolbar
          state={state}
          onChange={change}
          onApplyView={applyView}
          isTable={isTable && !isNarrow}
          hidden={hidden}
          onHide={setHidden}
        />
      }
      chips={
        <>
          <WorklistChips
            only={state.only}
            days={state.days}
            counts={found.counts}
            onChange={change}
          />
          {found.hasInquiries || state.kind !== "all" ? (
            <KindChips kind={state.kind} onChange={change} />
          ) : null}
        </>
      }
      bulk={
        chosen.length > 0 ? (
          <LeadsBulkBar
            leads={chosen}
            found={found}
            areJunk={state.status === "junk"}
            changes={changes}
            select={select}
            onExport={() => showDialog({ kind: "export", leads: chosen })}
          />
        ) : null
      }
      count={matching.length}
      state={{
        ...{ noun: "lead", words, all, isCutOff },
        isFiltered:
          countFilters(state) > 0 ||
          state.only !== "all" ||
          state.kind !== "all" ||
          search.trim() !== "",
        of: database ?? {
          ...{ isPending: isLoading, isLoadingError: false, isFetching: isLoading },
          refetch: onRetry,
        },
        onShowAll: () => applyView(""),
      }}
      pages={
        <>
          <Pages
            noun="lead"
            isWhole={!isTable}
            page={found.page}
            pages={found.pages}
            size={state.size}
            sizes={pageSizes}
            count={found.count}
            isCounting={found.isCounting}
            all={all}
            onChange={(to) => change(to as Partial<ListState>)}
          />
          <FoundInquiries leads={found.inquiries ?? []} onShow={change} />
          <AlsoFound leads={found.inNotes} count={found.noted} />
        </>
      }
    >
      <LeadsView
        {...{ state, found, isNarrow, hidden, selected, newIds, onSelectPage: selectPage }}
        onSort={address.sortBy}
      />
    </ListPage>
  );
}
