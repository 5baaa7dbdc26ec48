/** Leads by whose they are and what they need, beside their status. */
import type { FinancingLead } from "#supabase/database.types.ts";

export const worklists = ["all", "waiting", "texted", "due", "mine", "free", "contacted"] as const;
export type Worklist = (typeof worklists)[number];

export const worklistLabels: Record<Worklist, string> = {
  all: "Everyone’s",
  waiting: "Waiting for a first call",
  texted: "Texted us",
  due: "Call back now",
  mine: "Mine",
  free: "Unassigned",
  contacted: "Contacted",
};

/** No one has called, as far as is noted. */
export const isWaiting = (lead: FinancingLead) =>
  lead.status === "pending" && lead.first_called_at === null && !lead.suspected_junk;

const isOpen = ({ status }: FinancingLead) => status === "pending" || status === "contacted";

/** Its follow-up date has come. */
export const isDue = (lead: FinancingLead, now: number) =>
  lead.follow_up_at !== null && isOpen(lead) && Date.parse(lead.follow_up_at) <= now;

/** Whether a lead is on a list, for the person with the id `me`. */
export function isOnWorklist(
  list: Worklist,
  lead: FinancingLead,
  me: string | undefined,
  now: number,
) {
  switch (list) {
    case "all":
      return true;
    case "waiting":
      return isWaiting(lead);
    case "texted":
      return lead.reply_waiting_since !== null;
    case "due":
      return isDue(lead, now);
    case "mine":
      return lead.assigned_to !== null && lead.assigned_to === me && isOpen(lead);
    case "free":
      return lead.assigned_to === null && isOpen(lead);
    case "contacted":
      return lead.first_contacted_at !== null;
  }
}

/** How many leads are on each list. */
export function countWorklists(
  leads: readonly FinancingLead[],
  me: string | undefined,
  now: number,
): Record<Worklist, number> {
  const counts = { all: 0, waiting: 0, texted: 0, due: 0, mine: 0, free: 0, contacted: 0 };
  for (const lead of leads) {
    if (lead.suspected_junk) continue;
    for (const list of worklists) if (isOnWorklist(list, lead, me, now)) counts[list] += 1;
  }
  return counts;
}
