import { cn } from "#app/ui/cn.ts";
import type { FinancingLead, TextState } from "#supabase/database.types.ts";
import { useNewestSms } from "./newest-sms.tsx";
import { smsLabels } from "./sms-state.ts";

const look: Record<TextState, string> = {
  checking: "bg-sunken text-ink",
  queued: "bg-sunken text-ink",
  sending: "bg-sunken text-ink",
  sent: "bg-spruce-wash text-spruce",
  delivered: "bg-spruce-wash text-spruce",
  failed: "bg-tag-wash text-tag",
  unknown: "bg-brass-wash text-brass",
  refused: "bg-brass-wash text-brass",
  opted_out: "bg-brass-wash text-brass",
};

/** The state of a lead's newest text, in the list. */
export function NewestSmsBadge({ lead }: { lead: FinancingLead }) {
  const text = useNewestSms(lead.id);
  if (!text) return null;
  return (
    <span
      className={cn(
        "inline-flex items-center rounded-md px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap",
        look[text.state],
      )}
    >
      <span className="sr-only">Text: </span>
      {smsLabels[text.state]}
    </span>
  );
}
