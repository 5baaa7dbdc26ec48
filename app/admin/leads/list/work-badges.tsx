import { cn } from "#app/ui/cn.ts";
import { openTimeBetween } from "#shop/calendar/open-time.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { plural } from "../../format.ts";
import { firstCallWithin } from "../shared/first-call.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { isDue, isWaiting } from "../shared/worklists.ts";

const badge = "ml-2 inline-block rounded-md px-1.5 text-xs font-semibold whitespace-nowrap";

/** Whose a lead is, how often it was called in vain, and that it is due. */
export function WorkBadges({ lead }: { lead: FinancingLead }) {
  const context = useLeadsContext();
  const { assigned_to, calls, status, source, kind } = lead;
  const name = assigned_to && nameOf(context, assigned_to);
  return (
    <>
      {name ? (
        <span
          className={cn(
            badge,
            name === "you" ? "bg-spruce-wash text-spruce" : "bg-sunken text-ink-soft",
          )}
        >
          {name === "you" ? "Yours" : name}
        </span>
      ) : null}
      {calls > 0 && status === "pending" ? (
        <span className={cn(badge, "bg-sunken text-ink-soft")}>{plural(calls, "call")}</span>
      ) : null}
      {lead.reply_waiting_since ? (
        <span className={cn(badge, "bg-brass-wash text-brass")}>Texted us</span>
      ) : null}
      {isDue(lead, context.now) ? (
        <span className={cn(badge, "bg-brass-wash text-brass")}>Call back</span>
      ) : null}
      {source === "site" || kind ? null : (
        <span className={cn(badge, "bg-sunken text-ink-soft")}>
          {source === "walk_in" ? "Walk-in" : "Caller"}
        </span>
      )}
    </>
  );
}

/** How long the request waited for its first call; red once the shop was open for an hour of it. */
export function FirstCall({ lead }: { lead: FinancingLead }) {
  const { now, hours } = useLeadsContext();
  const { created_at, first_contacted_at, first_called_at, status } = lead;
  const reached = first_contacted_at ?? first_called_at;
  if (reached) return formatDuration(Date.parse(reached) - Date.parse(created_at));
  if (!isWaiting(lead)) return status === "pending" ? "waiting" : "not known";
  if (!hours) return "waiting";
  const open = openTimeBetween(hours, Date.parse(created_at), now);
  const isLate = open > firstCallWithin;
  return (
    <span className={isLate ? "font-semibold text-tag" : "text-ink"}>
      waiting{open > 0 ? ` ${formatDuration(open)}` : ""}
      <span className="sr-only"> of store hours{isLate ? ", too long" : ""}</span>
    </span>
  );
}
