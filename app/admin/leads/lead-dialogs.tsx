import { AlertsDialog } from "./alerts/alerts-dialog.tsx";
import type { useAlerts } from "./alerts/use-alerts.ts";
import { EnterLead } from "./list/enter-lead.tsx";
import { ExportDialog } from "./list/export-dialog.tsx";
import type { MatchingLeads } from "./list/matching-leads.ts";
import { ShortcutsDialog } from "./list/shortcuts.tsx";
import { fullName } from "./shared/lead.ts";
import { type LeadDialog, useLeadActions } from "./shared/lead-actions.ts";
import { StatusMenu } from "./shared/status-menu.tsx";

interface LeadDialogsProps {
  dialog: LeadDialog | undefined;
  found: MatchingLeads;
  alerts: ReturnType<typeof useAlerts>;
  onClose: () => void;
}

/** The one dialog of the leads that is open, if one is. */
export function LeadDialogs({ dialog, found, alerts, onClose }: LeadDialogsProps) {
  const { changeStatus, openById } = useLeadActions();
  switch (dialog?.kind) {
    case "export":
      return <ExportDialog found={found} selected={dialog.leads} onClose={onClose} />;
    case "enter":
      return (
        <EnterLead
          onClose={onClose}
          onEntered={(id) => {
            onClose();
            openById(id);
          }}
        />
      );
    case "alerts":
      return (
        <AlertsDialog isSoundOn={alerts.isSoundOn} onSound={alerts.setSound} onClose={onClose} />
      );
    case "help":
      return <ShortcutsDialog onClose={onClose} />;
    case "status":
      return (
        <StatusMenu
          current={dialog.lead.status}
          anchor={dialog.anchor}
          label={`Status of ${fullName(dialog.lead)}`}
          onChoose={(status) => changeStatus(dialog.lead, status)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
