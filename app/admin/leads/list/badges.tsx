import { cn } from "#app/ui/cn.ts";
import { openTimeBetween } from "#shop/calendar/open-time.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { plural } from "../../format.ts";
import { AdminIcon } from "../../icons.tsx";
import { firstCallWithin } from "../shared/first-call.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { isDue, isWaiting } from "../shared/worklists.ts";

/** What is known of leads beside themselves, for each view of the list. */
export interface LeadMarks {
  selected: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
  /** The requests of the same people, by customer. */
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
}

const badge = "ml-2 inline-block rounded-md px-1.5 text-xs font-semibold whitespace-nowrap";
const looks = {
  quiet: "bg-sunken text-ink-soft",
  mine: "bg-spruce-wash text-spruce",
  urgent: "bg-brass-wash text-brass",
  new: "bg-spruce-fill font-bold text-white",
};

interface BadgesProps extends Pick<LeadMarks, "duplicates"> {
  lead: FinancingLead;
  /** It came while the page was open. */
  isNew: boolean;
}

/** Whether a lead is new or set aside, whose it is, how often it was called in vain, and what it needs. */
export function Badges({ lead, isNew, duplicates }: BadgesProps) {
  const context = useLeadsContext();
  const { open } = useLeadActions();
  const { assigned_to, calls, status, source, kind } = lead;
  const name = assigned_to && nameOf(context, assigned_to);
  const requests = duplicates.get(lead.customer_id)?.length ?? 1;
  const badges: [words: string | false | null, look: keyof typeof looks][] = [
    [name && (name === "you" ? "Yours" : name), name === "you" ? "mine" : "quiet"],
    [calls > 0 && status === "pending" && plural(calls, "call"), "quiet"],
    [lead.reply_waiting_since && "Texted us", "urgent"],
    [isDue(lead, context.now) && "Call back", "urgent"],
    [source !== "site" && !kind && (source === "walk_in" ? "Walk-in" : "Caller"), "quiet"],
  ];
  const show = ([words, look]: (typeof badges)[number]) =>
    words ? (
      <span key={words} className={cn(badge, looks[look])}>
        {words}
      </span>
    ) : null;
  return (
    <>
      {show([isNew && "New", "new"])}
      {show([lead.suspected_junk && "Junk", "quiet"])}
      {requests > 1 ? (
        <button
          type="button"
          className={cn(badge, looks.urgent, "inline-flex items-center gap-1 py-0.5")}
          aria-label={`${requests} requests from this person`}
          onClick={() => open(lead)}
        >
          <AdminIcon name="duplicates" className="size-3.5" />
          {requests}
        </button>
      ) : null}
      {badges.map(show)}
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
