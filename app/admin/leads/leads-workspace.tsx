import { useCallback, useMemo, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { toolButton } from "../controls.ts";
import { AdminIcon } from "../icons.tsx";
import { useIsNarrow } from "../kit/use-is-narrow.ts";
import { useLatest } from "../use-latest.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { AlertsDialog } from "./alerts/alerts-dialog.tsx";
import { useAlerts } from "./alerts/use-alerts.ts";
import { AlsoFound } from "./list/also-found.tsx";
import { BulkBar } from "./list/bulk-bar.tsx";
import { parseHiddenColumns } from "./list/columns.tsx";
import { EnterLead } from "./list/enter-lead.tsx";
import { ExportDialog } from "./list/export-dialog.tsx";
import { FreshnessLine, NewLeadsNotice, OfflineNotice } from "./list/freshness.tsx";
import type { Sort } from "./list/lead-list.ts";
import { LeadsView } from "./list/leads-view.tsx";
import { NoLeads } from "./list/no-leads.tsx";
import { Pagination } from "./list/pagination.tsx";
import { ReadThenExport } from "./list/read-then-export.tsx";
import { ShortcutsDialog } from "./list/shortcuts.tsx";
import { Toolbar } from "./list/toolbar.tsx";
import { useLeadChanges } from "./list/use-lead-changes.ts";
import { useListShortcuts } from "./list/use-list-shortcuts.ts";
import { useListState } from "./list/use-list-state.ts";
import { useMatchingLeads } from "./list/use-matching-leads.ts";
import { useMissingLead } from "./list/use-missing-lead.ts";
import { useSelectMatching } from "./list/use-select-matching.ts";
import { useSelection } from "./list/use-selection.ts";
import { useTitleCount } from "./list/use-title-count.ts";
import { WorklistChips } from "./list/worklist-chips.tsx";
import { OverviewPanel } from "./overview/overview-panel.tsx";
import { LeadMissing } from "./panel/lead-missing.tsx";
import { LeadPanel } from "./panel/lead-panel.tsx";
import { fullName } from "./shared/lead.ts";
import { type LeadActions, LeadActionsContext } from "./shared/lead-actions.ts";
import type { LeadList } from "./shared/leads.queries.ts";
import { compareNewest } from "./shared/merge-leads.ts";
import { StatusMenu } from "./shared/status-menu.tsx";
import { useLeadPolling } from "./shared/use-lead-polling.ts";
import { useLeadWork } from "./shared/use-lead-work.ts";
import { requestComposer } from "./sms/composer-request.ts";
import { UnknownNumbers } from "./sms/unknown-numbers.tsx";

interface LeadsWorkspaceProps {
  list: LeadList;
  isLoading: boolean;
  /** Loading stopped before every lead was here. */
  isCutOff: boolean;
  onRetry: () => void;
}

/** The leads that are here, and all that staff do with them: overview, list, panel. */
export function LeadsWorkspace({ list, isLoading, isCutOff, onRetry }: LeadsWorkspaceProps) {
  const { isComplete } = list;
  const { state, search, type, change, applyView, openLead, closeLead } = useListState();
  const found = useMatchingLeads(list, state, search);
  const { matching, first, count, counts, page, pages, items, duplicates, byId, database } = found;
  const [hidden, setHidden] = usePersistedState("hidden-columns", parseHiddenColumns);
  const { selected, toggle, selectPage, select, clear } = useSelection(items);
  const { read, selectMatching } = useSelectMatching(found, select);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const [statusMenu, setStatusMenu] = useState<{ lead: FinancingLead; anchor: HTMLElement }>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [exported, setExported] = useState<"matching" | "selected">();
  const { setStatus, setJunk, progress } = useLeadChanges();
  const { noAnswer } = useLeadWork();
  const [isEntering, setEntering] = useState(false);
  const [isAlerting, setAlerting] = useState(false);
  const { isSoundOn, setSound, announce } = useAlerts();
  const isNarrow = useIsNarrow();
  const freshness = useLeadPolling({
    isReady: isComplete,
    opened: state.lead,
    onTexted: announce,
    onArrived: (arrived) => {
      setNewIds((known) => new Set([...known, ...arrived.map((lead) => lead.id)]));
      if (arrived.some(({ source, suspected_junk }) => source === "site" && !suspected_junk)) {
        announce();
      }
    },
  });
  useTitleCount(newIds.size);

  // The same functions at every render, so that nothing is drawn again for them while one types.
  const latest = useLatest({ setStatus, openLead, change, noAnswer });
  const actions = useMemo<LeadActions>(
    () => ({
      open: (lead) => latest.current.openLead(lead.id),
      openById: (id) => latest.current.openLead(id),
      text: (lead) => {
        requestComposer(lead.id);
        latest.current.openLead(lead.id);
      },
      changeStatus: (lead, next) => void latest.current.setStatus([lead], next),
      noAnswer: (lead) => void latest.current.noAnswer(lead),
      openStatusMenu: (lead, anchor) => setStatusMenu({ lead, anchor }),
      toggle,
    }),
    [latest, toggle],
  );
  const sortBy = useCallback((sort: Sort) => latest.current.change({ sort }), [latest]);
  const exportMatching = useCallback(() => setExported("matching"), []);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const markSeen = useCallback(() => setNewIds(new Set()), []);

  useListShortcuts({
    byId,
    actions,
    selected,
    onHelp: showHelp,
    onTurnPage: (step) => {
      const next = Math.min(Math.max(1, page + step), pages);
      if (next !== page) change({ page: next });
    },
    onSwitchView: () => change({ view: state.view === "board" ? "table" : "board" }),
    onClearSelection: clear,
  });

  function showNewest() {
    markSeen();
    applyView(state.view === "board" ? "view=board" : "");
    window.scrollTo({ top: 0 });
  }

  /** Over the end of a page, too. */
  function showNext(id: string, index: number) {
    const nextPage = Math.floor(index / state.size) + 1;
    if (state.view === "table" && nextPage !== page) change({ page: nextPage, lead: id });
    else openLead(id);
  }

  const selectedLeads = () =>
    [...selected]
      .map((id) => byId.get(id))
      .filter((lead) => lead !== undefined)
      .sort(compareNewest);

  const opened = state.lead ? byId.get(state.lead) : undefined;
  const at = opened ? matching.findIndex(({ id }) => id === opened.id) : -1;
  const next = opened && matching[at + 1];
  const isOpenedGone = useMissingLead(state.lead, { opened, list });
  return (
    <LeadActionsContext value={actions}>
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4",
          // What lies behind the bar of the selected can be scrolled out from under it.
          selected.size > 0 && "pb-44 lg:pb-16",
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl">Financing Leads</h1>
          <div className="ml-auto flex gap-2 sm:order-last">
            <button type="button" className={toolButton()} onClick={() => setAlerting(true)}>
              <AdminIcon name="bell" />
              <span className="max-sm:sr-only">Alerts</span>
            </button>
            <button type="button" className={toolButton()} onClick={() => setEntering(true)}>
              <AdminIcon name="plus" />
              <span className="max-sm:sr-only">Enter a lead</span>
            </button>
          </div>
          <FreshnessLine
            list={list}
            freshness={freshness}
            isLoading={isLoading}
            isCutOff={isCutOff}
            onRetry={onRetry}
          />
        </div>
        <div>
          <OfflineNotice />
          <OverviewPanel list={list} isLoading={!isComplete && isLoading} />
        </div>
        <UnknownNumbers />
        <NewLeadsNotice count={newIds.size} onShow={showNewest} onDismiss={markSeen} />
        <div className="grid gap-3">
          <Toolbar
            state={state}
            search={search}
            onSearch={type}
            onChange={change}
            onApplyView={applyView}
            formerLenders={found.formerLenders}
            isTable={state.view === "table" && !isNarrow}
            hidden={hidden}
            onHide={setHidden}
            onExport={exportMatching}
            onHelp={showHelp}
          />
          <WorklistChips only={state.only} days={state.days} counts={counts} onChange={change} />
          {selected.size > 0 ? (
            <BulkBar
              leads={selectedLeads()}
              matching={count}
              progress={progress}
              read={read}
              onSelectMatching={() => void selectMatching()}
              onSetStatus={async (status) => select(await setStatus(selectedLeads(), status))}
              areJunk={state.status === "junk"}
              onSetJunk={async (isJunk) => select(await setJunk(selectedLeads(), isJunk))}
              onExport={() => setExported("selected")}
              onClear={clear}
            />
          ) : null}
          {matching.length === 0 ? (
            <NoLeads all={found.all} database={database} onShowAll={() => applyView("")} />
          ) : (
            <LeadsView
              state={state}
              matching={matching}
              database={database}
              items={items}
              isTyping={search.trim() !== state.search}
              isNarrow={isNarrow}
              hidden={hidden}
              selected={selected}
              newIds={newIds}
              duplicates={duplicates}
              onSort={sortBy}
              onSelectPage={selectPage}
            />
          )}
          <Pagination
            isPaged={state.view === "table"}
            page={page}
            pages={pages}
            size={state.size}
            matching={count}
            isCounting={found.isCounting}
            all={found.all}
            onChange={change}
          />
          <AlsoFound leads={found.inNotes} count={found.noted} />
        </div>
      </div>
      {opened ? (
        <LeadPanel
          key={opened.id}
          lead={opened}
          others={(duplicates.get(opened.customer_id) ?? []).filter(({ id }) => id !== opened.id)}
          onClose={closeLead}
          onNext={next && (() => showNext(next.id, first + at + 1))}
        />
      ) : null}
      {isOpenedGone ? <LeadMissing onClose={closeLead} /> : null}
      {statusMenu ? (
        <StatusMenu
          current={statusMenu.lead.status}
          anchor={statusMenu.anchor}
          label={`Status of ${fullName(statusMenu.lead)}`}
          onChoose={(status) => actions.changeStatus(statusMenu.lead, status)}
          onClose={() => setStatusMenu(undefined)}
        />
      ) : null}
      {exported === "matching" && database ? (
        <ReadThenExport
          readAll={database.readAll}
          count={count}
          onClose={() => setExported(undefined)}
        />
      ) : exported ? (
        <ExportDialog
          leads={exported === "selected" ? selectedLeads() : matching}
          what={exported}
          onClose={() => setExported(undefined)}
        />
      ) : null}
      {isEntering ? (
        <EnterLead
          onClose={() => setEntering(false)}
          onEntered={(id) => {
            setEntering(false);
            openLead(id);
          }}
        />
      ) : null}
      {isAlerting ? (
        <AlertsDialog isSoundOn={isSoundOn} onSound={setSound} onClose={() => setAlerting(false)} />
      ) : null}
      {isHelpOpen ? <ShortcutsDialog onClose={() => setHelpOpen(false)} /> : null}
    </LeadActionsContext>
  );
}
