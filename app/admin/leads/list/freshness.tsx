import { memo } from "react";
import { formatNumber, plural } from "../../format.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useOnline } from "../../use-online.ts";
import { isFinancing } from "../shared/inquiries.ts";
import type { LeadList } from "../shared/leads.queries.ts";
import type { Freshness } from "../shared/use-lead-polling.ts";

const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

export interface FreshnessLineProps {
  list: LeadList;
  freshness: Freshness;
  /** Loading stopped before every lead was here. */
  isCutOff: boolean;
  onRetry: () => void;
}

/** How many leads there are, and how old what one sees is. */
export const FreshnessLine = memo(function FreshnessLine(props: FreshnessLineProps) {
  const { list, freshness, isCutOff, onRetry } = props;
  const here = list.leads.length;
  const inquiries = list.leads.filter((lead) => !isFinancing(lead)).length;
  const retry = "font-semibold text-spruce underline";
  if (isCutOff) {
    return (
      <p role="alert" className="text-sm">
        <span className="font-semibold text-tag">
          Failed to load financing leads. Only {formatNumber(here)} of {formatNumber(list.total)}{" "}
          are here.
        </span>{" "}
        <button type="button" className={retry} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (!list.isComplete) {
    return (
      <p className="text-sm text-ink-soft">
        Loading {formatNumber(here)} of {plural(list.total, "lead")}…
      </p>
    );
  }
  const checked = time.format(freshness.checkedAt);
  return (
    <p className="text-sm text-ink-soft">
      {plural(list.usesDatabaseSearch ? list.total : here - inquiries, "lead")}
      {inquiries > 0 ? ` and ${plural(inquiries, "inquiry", "inquiries")}` : null}
      {freshness.isFailing ? (
        <>
          .{" "}
          <span className="font-semibold text-tag">
            New leads couldn’t be loaded since {checked}.
          </span>{" "}
          <button type="button" className={retry} onClick={freshness.checkNow}>
            Try now
          </button>
        </>
      ) : (
        `, checked ${checked}`
      )}
    </p>
  );
});

interface NewLeadsNoticeProps {
  count: number;
  onShow: () => void;
  onDismiss: () => void;
}

/** Always there for screen readers to listen to; visible when leads have come. */
export function NewLeadsNotice({ count, onShow, onDismiss }: NewLeadsNoticeProps) {
  return (
    <div role="status" className="empty:absolute">
      {count > 0 ? (
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-spruce-wash px-3 py-1.5 text-sm text-spruce">
          <p className="mr-auto font-semibold">{plural(count, "new lead")} came in.</p>
          <ToolButton onClick={onShow}>Show newest</ToolButton>
          <ToolButton onClick={onDismiss}>Mark as seen</ToolButton>
        </div>
      ) : null}
    </div>
  );
}

export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="mb-4 rounded-lg bg-brass-wash px-3 py-2 text-sm font-semibold text-brass">
          This device is offline. You’re seeing the last leads we loaded, and you can’t save until
          you’re back online.
        </p>
      )}
    </div>
  );
}
