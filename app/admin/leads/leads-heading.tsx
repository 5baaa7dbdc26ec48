import { AdminIcon } from "../icons.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { FreshnessLine, type FreshnessLineProps } from "./list/freshness.tsx";
import { useLeadActions } from "./shared/lead-actions.ts";

/** The page's name, how fresh its list is, and what is done beside the list. */
export function LeadsHeading(props: FreshnessLineProps) {
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
