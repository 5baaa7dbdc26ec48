import { useCallback, useEffect, useState } from "react";
import { useShop } from "#app/site/use-shop.ts";
import { formatNumber } from "../format.ts";
import { AdminIcon } from "../icons.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useSelection } from "../kit/use-selection.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { useStable } from "../use-stable.ts";
import { useAlerts } from "./alerts/use-alerts.ts";
import { LeadDialogs } from "./lead-dialogs.tsx";
import {
  FreshnessLine,
  type FreshnessLineProps,
  NewLeadsNotice,
  OfflineNotice,
} from "./list/freshness.tsx";
import { LeadsList } from "./list/leads-list.tsx";
import { useListShortcuts } from "./list/shortcuts.tsx";
import { useLeadChanges } from "./list/use-lead-changes.ts";
import { useListState } from "./list/use-list-state.ts";
import { useMatchingLeads } from "./list/use-matching-leads.ts";
import { OverviewPanel } from "./overview/overview-panel.tsx";
import { OpenedLead } from "./panel/opened-lead.tsx";
import type { LeadActions } from "./shared/lead-actions.ts";
import { LeadActionsContext, type LeadDialog, useLeadActions } from "./shared/lead-actions.ts";
import type { LeadList } from "./shared/leads.queries.ts";
import { useLeadPolling } from "./shared/use-lead-polling.ts";
import { useLeadWork } from "./shared/use-lead-work.ts";
import { requestComposer } from "./sms/composer-request.ts";
import { UnknownNumbers } from "./sms/unknown-numbers.tsx";

interface LeadsWorkspaceProps {
  list: LeadList;
  isFetching: boolean;
  /** Loading stopped before every lead was here. */
  isCutOff: boolean;
  onRetry: () => void;
}

/** The leads that are here, and all that staff do with them: overview, list, panel. */
export function LeadsWorkspace({ list, isFetching, isCutOff, onRetry }: LeadsWorkspaceProps) {
  const loading = {
    isLoading: !list.isComplete && isFetching,
    isCutOff: !list.isComplete && isCutOff && !isFetching,
    onRetry,
  };
  // Nothing is counted yet.
  const isEmpty = list.isComplete && list.total === 0;
  const address = useListState();
  const { state, applyView, openLead } = address;
  const isLimited = useIsLimited();
  const found = useMatchingLeads(list, state, address.search);
  const selection = useSelection(found.items);
  const [dialog, showDialog] = useState<LeadDialog>();
  const closeDialog = useCallback(() => showDialog(undefined), []);
  const changes = useLeadChanges();
  const alerts = useAlerts();
  const { newIds, markSeen, freshness } = useArrivals(list, state.lead, alerts.announce);
  const { setStatus } = changes;
  const { noAnswer } = useLeadWork();
  const actions = useStable<LeadActions>({
    open: (lead) => openLead(lead.id),
    openById: openLead,
    text(lead) {
      requestComposer(lead.id);
      openLead(lead.id);
    },
    changeStatus: (lead, next) => void setStatus([lead], next),
    noAnswer: (lead) => void noAnswer(lead),
    showDialog,
    toggle: selection.toggle,
  });
  useListShortcuts({ actions, found, selection, address });

  return (
    <LeadActionsContext value={actions}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
        <LeadsHeading list={list} freshness={freshness} {...loading} />
        <div>
          <OfflineNotice />
          {isLimited || isEmpty ? null : <OverviewPanel />}
        </div>
        <UnknownNumbers />
        <NewLeadsNotice
          count={newIds.size}
          onDismiss={markSeen}
          onShow={() => {
            markSeen();
            applyView(state.view === "board" ? "view=board" : "");
            window.scrollTo({ top: 0 });
          }}
        />
        <LeadsList {...{ address, found, selection, changes, newIds }} {...loading} />
      </div>
      <OpenedLead list={list} found={found} address={address} />
      <LeadDialogs dialog={dialog} found={found} alerts={alerts} onClose={closeDialog} />
    </LeadActionsContext>
  );
}

/** The page's name, how fresh its list is, and what is done beside the list. */
function LeadsHeading(props: FreshnessLineProps) {
  const { showDialog } = useLeadActions();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h1 className="text-2xl">Financing Leads</h1>
      <div className="ml-auto flex gap-2 sm:order-last">
        <ToolButton onClick={() => showDialog({ kind: "alerts" })}>
          <AdminIcon name="bell" />
          <span className="max-sm:sr-only">Alerts</span>
        </ToolButton>
        <ToolButton onClick={() => showDialog({ kind: "enter" })}>
          <AdminIcon name="plus" />
          <span className="max-sm:sr-only">Enter a lead</span>
        </ToolButton>
      </div>
      <FreshnessLine {...props} />
    </div>
  );
}

/** Which leads came while the page is open, counted in its title; `announce` is called for those of people. */
function useArrivals(list: LeadList, opened: string | null, announce: () => void) {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const freshness = useLeadPolling({
    isReady: list.isComplete,
    opened,
    onTexted: announce,
    onArrived: (arrived) => {
      setNewIds((known) => new Set([...known, ...arrived.map((lead) => lead.id)]));
      if (arrived.some(({ source, suspected_junk }) => source === "site" && !suspected_junk)) {
        announce();
      }
    },
  });
  useTitleCount(newIds.size);
  const markSeen = useCallback(() => setNewIds(new Set()), []);
  return { newIds, freshness, markSeen };
}

/** "(2) Financing Leads": how many leads came that no one here has looked at. */
function useTitleCount(count: number) {
  const { name } = useShop();
  useEffect(() => {
    const title = `Financing Leads | ${name}`;
    document.title = count > 0 ? `(${formatNumber(count)}) ${title}` : title;
    return () => {
      if (document.title.startsWith("(")) document.title = title;
    };
  }, [count, name]);
}
