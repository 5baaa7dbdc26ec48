import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { mayBeSignedIn } from "#app/auth/session.ts";
import type { FinancingLead, LeadStatus } from "#app/lib/database.types.ts";
import { seo } from "#app/lib/seo.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.ts";
import { lenders } from "#content/lenders.ts";
import { site } from "#content/shop.ts";
import { useKept } from "../device.ts";
import { formatNumber, plural } from "../format.ts";
import { LoadFailed } from "../load-failed.tsx";
import { queryClient } from "../query-client.ts";
import { type LeadTools, LeadToolsContext } from "./lead-context.ts";
import { askEarly, leadsQuery, showAhead, takeIn } from "./leads.queries.ts";
import { BulkBar } from "./list/bulk-bar.tsx";
import type { ColumnId } from "./list/columns.tsx";
import { ExportDialog } from "./list/export-dialog.tsx";
import { FreshnessLine, NewLeadsNotice, OfflineNotice, RoleGone } from "./list/freshness.tsx";
import { LeadCard } from "./list/lead-card.tsx";
import {
  filterLeads,
  findDuplicates,
  fullName,
  newestFirst,
  pageOf,
  type Sort,
  sortLeads,
  statuses,
  statusLabels,
} from "./list/lead-list.ts";
import { LeadsBoard } from "./list/leads-board.tsx";
import { LeadsTable } from "./list/leads-table.tsx";
import { Pagination } from "./list/pagination.tsx";
import { moveFocus, ShortcutsDialog, useShortcuts } from "./list/shortcuts.tsx";
import { Toolbar } from "./list/toolbar.tsx";
import { rowsId, useFirstScreen } from "./list/use-first-screen.ts";
import { useListState } from "./list/use-list-state.ts";
import { NewestTexts } from "./messages/newest-texts.tsx";
import { OverviewPanel } from "./overview/overview-panel.tsx";
import { LeadPanel } from "./panel/lead-panel.tsx";
import { setStatus } from "./panel/save-lead.ts";
import { StatusMenu } from "./status.tsx";
import { useLeadPolling } from "./use-lead-polling.ts";

export const meta = () => [
  ...seo({ title: "Financing Leads" }),
  { name: "robots", content: "noindex, nofollow" },
];

// Not first when the guard has let the page through: its checks take as long as the answer.
if (mayBeSignedIn()) askEarly(queryClient);

const noLeads: readonly FinancingLead[] = [];
const siteLenders = new Set<string>(lenders.map(({ name }) => name));

export default function LeadsPage() {
  const client = useQueryClient();
  const query = useQuery(leadsQuery);
  const { data: list, refetch } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  const leads = list?.leads ?? noLeads;
  const { state, search, type, change, applyView, openLead, closeLead } = useListState();
  const [hidden, setHidden] = useKept<ColumnId[]>("hidden-columns", []);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const [statusAsked, setStatusAsked] = useState<{ lead: FinancingLead; anchor: HTMLElement }>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [exported, setExported] = useState<"matching" | "selected">();
  const [bulkProgress, setBulkProgress] = useState<number | null>(null);
  const isNarrow = useIsNarrow();

  const freshness = useLeadPolling({
    isReady: list?.isComplete === true,
    onArrived: (arrived) =>
      setNewIds((known) => new Set([...known, ...arrived.map((lead) => lead.id)])),
  });
  useTitleCount(newIds.size);

  // Typing comes first; the list follows as soon as there is time.
  const wanted = useDeferredValue(search);
  const { status, lender, sort } = state;
  const sorted = useMemo(() => sortLeads(leads, sort), [leads, sort]);
  const matching = useMemo(
    () => filterLeads(sorted, { search: wanted, status, lender }),
    [sorted, wanted, status, lender],
  );
  const duplicates = useMemo(() => findDuplicates(leads), [leads]);
  const formerLenders = useMemo(
    () =>
      [...new Set(leads.map((lead) => lead.financing_option))].filter((n) => !siteLenders.has(n)),
    [leads],
  );
  const { page, pages, items } = useMemo(
    () => pageOf(matching, state.page, state.size),
    [matching, state.page, state.size],
  );
  const isTyping = search.trim() !== state.search;
  const drawn = useFirstScreen(items, isTyping, isNarrow ? "card" : "row");
  const byId = useMemo(() => new Map(leads.map((lead) => [lead.id, lead])), [leads]);
  const chosen = () => matchingOrder([...selected].map((id) => byId.get(id)));
  const openedLead = state.lead ? byId.get(state.lead) : undefined;

  async function changeOne(lead: FinancingLead, next: LeadStatus) {
    if (lead.status === next) return;
    const takeBack = showAhead(client, [{ ...lead, status: next }]);
    const result = await setStatus([lead], next);
    takeBack();
    takeIn(client, [...result.saved, ...result.conflicts]);
    const saved = result.saved[0];
    if (saved) {
      showToast({
        title: "Lead updated successfully.",
        description: `${fullName(saved)} is ${statusLabels[saved.status].toLowerCase()} now.`,
        tone: "success",
      });
      return;
    }
    const current = result.conflicts[0];
    showToast({
      title: "Failed to update lead.",
      description: current
        ? `Someone else made ${fullName(current)} ${statusLabels[current.status].toLowerCase()} first. The list shows it now.`
        : result.gone
          ? "This lead can no longer be changed: it was removed, or your admin role was."
          : `${fullName(lead)} is unchanged. ${messageOf(result.error)}`,
      tone: "destructive",
    });
  }

  async function changeSelected(next: LeadStatus) {
    const due = chosen();
    setBulkProgress(0);
    const result = await setStatus(due, next, setBulkProgress);
    setBulkProgress(null);
    takeIn(client, [...result.saved, ...result.conflicts]);
    const left = [...result.conflicts, ...result.failed];
    setSelected(new Set(left.map((lead) => lead.id)));
    const changed = due.length - left.length - result.gone;
    if (left.length === 0 && result.gone === 0) {
      showToast({
        title: "Lead updated successfully.",
        description: `${plural(changed, "lead")} ${changed === 1 ? "is" : "are"} ${statusLabels[next].toLowerCase()} now.`,
        tone: "success",
      });
      return;
    }
    showToast({
      title: "Failed to update lead.",
      description: [
        `${plural(changed, "lead")} changed.`,
        result.conflicts.length > 0 &&
          `${plural(result.conflicts.length, "lead")} someone else changed first, left alone and still selected.`,
        result.gone > 0 && `${plural(result.gone, "lead")} gone, or no longer yours to change.`,
        result.failed.length > 0 &&
          `${plural(result.failed.length, "lead")} unchanged and still selected. ${messageOf(result.error)}`,
      ]
        .filter(Boolean)
        .join(" "),
      tone: "destructive",
    });
  }

  // The range of a shift-click reaches from the row that was clicked last.
  const lastToggled = useRef<string>(undefined);
  const live = useRef({ items, changeOne, openLead, change });
  live.current = { items, changeOne, openLead, change };
  const tools = useMemo<LeadTools>(
    () => ({
      open: (lead) => live.current.openLead(lead.id),
      changeStatus: (lead, next) => void live.current.changeOne(lead, next),
      askStatus: (lead, anchor) => setStatusAsked({ lead, anchor }),
      toggle(lead, isSelected, isRange) {
        const rows = live.current.items;
        const from = rows.findIndex(({ id }) => id === lastToggled.current);
        const to = rows.findIndex(({ id }) => id === lead.id);
        const range =
          isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [lead];
        lastToggled.current = lead.id;
        setSelected((known) => withAll(known, range, isSelected));
      },
    }),
    [],
  );

  // The same functions at every render, so that nothing is drawn again for them while one types.
  const exportMatching = useCallback(() => setExported("matching"), []);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const sortBy = useCallback((order: Sort) => live.current.change({ sort: order }), []);
  const selectPage = useCallback(
    (isSelected: boolean) => setSelected((known) => withAll(known, live.current.items, isSelected)),
    [],
  );

  const leadOf = (element: HTMLElement | null) => byId.get(element?.dataset.lead ?? "");
  const turnPage = (step: number) => {
    const next = Math.min(Math.max(1, page + step), pages);
    if (next !== page) change({ page: next });
  };
  useShortcuts({
    "/": () => document.getElementById("search")?.focus(),
    "?": showHelp,
    j: (element) => moveFocus(element, 1),
    k: (element) => moveFocus(element, -1),
    n: () => turnPage(1),
    p: () => turnPage(-1),
    b: () => change({ view: state.view === "board" ? "table" : "board" }),
    escape: () => setSelected(new Set()),
    e: (element) => ifLead(leadOf(element), tools.open),
    enter: (element) => ifLead(leadOf(element), tools.open),
    s: (element) => element?.querySelector<HTMLElement>("[data-status]")?.click(),
    c: (element) => element?.querySelector<HTMLElement>('a[href^="tel:"]')?.click(),
    x: (element) => ifLead(leadOf(element), (lead) => tools.toggle(lead, !selected.has(lead.id))),
    ...Object.fromEntries(
      statuses.map((next, index) => [
        String(index + 1),
        (element: HTMLElement | null) =>
          ifLead(leadOf(element), (lead) => tools.changeStatus(lead, next)),
      ]),
    ),
  });

  const seeNew = useCallback(() => setNewIds(new Set()), []);
  function showNewest() {
    seeNew();
    applyView(state.view === "board" ? "view=board" : "");
    window.scrollTo({ top: 0 });
  }

  if (freshness.isRoleGone) return <RoleGone />;
  if (!list) {
    return (
      <div className="grid gap-4 pt-4">
        <h1 className="text-2xl">Financing Leads</h1>
        {query.isError ? (
          <LoadFailed
            message="Failed to load financing leads."
            isRetrying={query.isFetching}
            onRetry={retry}
          />
        ) : (
          <div className="grid min-h-[50vh] place-items-center">
            <Spinner label="Loading leads" />
          </div>
        )}
      </div>
    );
  }

  const next = openedLead && items[items.findIndex(({ id }) => id === openedLead.id) + 1];
  return (
    <LeadToolsContext value={tools}>
      <div className="grid gap-4 pt-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-2xl">Financing Leads</h1>
          <FreshnessLine
            list={list}
            freshness={freshness}
            isLoading={query.isFetching}
            isCutOff={query.isError}
            onRetry={retry}
          />
        </div>
        <div>
          <OfflineNotice />
          <OverviewPanel
            leads={leads}
            isComplete={list.isComplete}
            isLoading={!list.isComplete && query.isFetching}
          />
        </div>
        <NewLeadsNotice count={newIds.size} onShow={showNewest} onDismiss={seeNew} />
        <div className="grid gap-3">
          <Toolbar
            state={state}
            search={search}
            onSearch={type}
            onChange={change}
            onApplyView={applyView}
            formerLenders={formerLenders}
            isTable={state.view === "table" && !isNarrow}
            hidden={hidden}
            onHide={setHidden}
            onExport={exportMatching}
            onHelp={showHelp}
          />
          {selected.size > 0 ? (
            <BulkBar
              selected={selected.size}
              matching={matching.length}
              progress={bulkProgress}
              onSelectMatching={() => setSelected(new Set(matching.map((lead) => lead.id)))}
              onSetStatus={changeSelected}
              onExport={() => setExported("selected")}
              onClear={() => setSelected(new Set())}
            />
          ) : null}
          {matching.length === 0 ? (
            <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6">
              <p>No leads found matching your filters.</p>
              {leads.length > 0 ? (
                <button
                  type="button"
                  className={button("outline", "sm")}
                  onClick={() => applyView("")}
                >
                  Show all {plural(leads.length, "lead")}
                </button>
              ) : (
                <p className="text-sm text-ink-soft">
                  Leads appear here as soon as someone asks for financing.
                </p>
              )}
            </div>
          ) : state.view === "board" ? (
            <LeadsBoard
              leads={matching}
              status={status}
              selected={selected}
              newIds={newIds}
              duplicates={duplicates}
            />
          ) : (
            <NewestTexts leads={items}>
              {isNarrow ? (
                <ul
                  id={rowsId}
                  className="grid items-start gap-2 sm:grid-cols-2"
                  aria-label="Financing leads"
                >
                  {drawn.map((lead) => (
                    <LeadCard
                      key={lead.id}
                      lead={lead}
                      isSelected={selected.has(lead.id)}
                      isNew={newIds.has(lead.id)}
                      duplicates={duplicates}
                    />
                  ))}
                </ul>
              ) : (
                <LeadsTable
                  leads={drawn}
                  sort={sort}
                  onSort={sortBy}
                  hidden={hidden}
                  selected={selected}
                  onSelectPage={selectPage}
                  newIds={newIds}
                  duplicates={duplicates}
                />
              )}
            </NewestTexts>
          )}
          <Pagination
            isPaged={state.view === "table"}
            page={page}
            pages={pages}
            size={state.size}
            matching={matching.length}
            all={leads.length}
            onChange={change}
          />
        </div>
      </div>
      {openedLead ? (
        <LeadPanel
          key={openedLead.id}
          lead={openedLead}
          twins={duplicates.get(openedLead.phone_e164 ?? "") ?? noLeads}
          onClose={closeLead}
          onNext={next && (() => openLead(next.id))}
        />
      ) : null}
      {state.lead && !openedLead && list.isComplete ? <LeadMissing onClose={closeLead} /> : null}
      {statusAsked ? (
        <StatusMenu
          current={statusAsked.lead.status}
          anchor={statusAsked.anchor}
          label={`Status of ${fullName(statusAsked.lead)}`}
          onChoose={(chosenStatus) => tools.changeStatus(statusAsked.lead, chosenStatus)}
          onClose={() => setStatusAsked(undefined)}
        />
      ) : null}
      {exported ? (
        <ExportDialog
          leads={exported === "selected" ? chosen() : matching}
          what={exported}
          onClose={() => setExported(undefined)}
        />
      ) : null}
      {isHelpOpen ? <ShortcutsDialog onClose={() => setHelpOpen(false)} /> : null}
    </LeadToolsContext>
  );
}

/** A shared link to a lead that is not there. */
function LeadMissing({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({
      title: "This lead is not here any more.",
      description: "The address names a lead that was removed, or never was.",
    });
    onClose();
  }, [onClose]);
  return null;
}

function withAll(
  known: ReadonlySet<string>,
  leads: readonly FinancingLead[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(known);
  for (const { id } of leads) isSelected ? next.add(id) : next.delete(id);
  return next;
}

const matchingOrder = (leads: (FinancingLead | undefined)[]) =>
  sortLeads(
    leads
      .filter((lead) => lead !== undefined)
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
    newestFirst,
  );

function ifLead(lead: FinancingLead | undefined, act: (lead: FinancingLead) => void) {
  if (lead) act(lead);
}

const messageOf = (error: unknown) =>
  navigator.onLine ? ((error as Error | null)?.message ?? "") : "This device is offline.";

/** "(2) Financing Leads": how many leads came that nobody here has looked at. */
function useTitleCount(count: number) {
  useEffect(() => {
    const title = `Financing Leads | ${site.name}`;
    document.title = count > 0 ? `(${formatNumber(count)}) ${title}` : title;
    return () => {
      if (document.title.startsWith("(")) document.title = title;
    };
  }, [count]);
}

/** Below this the columns do not fit, and leads are cards. */
const narrow =
  typeof window === "undefined" ? undefined : window.matchMedia("(max-width: 63.99rem)");

function useIsNarrow() {
  return useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener("change", listener);
      return () => narrow?.removeEventListener("change", listener);
    },
    () => narrow?.matches ?? false,
    () => false,
  );
}
