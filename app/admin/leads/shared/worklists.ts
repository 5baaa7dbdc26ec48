/** Leads by whose they are and what they need, beside their status. */
import type { FinancingLead } from "#supabase/database.types.ts";

/** No one has called, as far as is noted. */
export const isWaiting = (lead: FinancingLead) =>
  lead.status === "pending" && lead.first_called_at === null && !lead.suspected_junk;

const isOpen = ({ status }: FinancingLead) => status === "pending" || status === "contacted";

/** Its follow-up date has come. */
export const isDue = (lead: FinancingLead, now: number) =>
  lead.follow_up_at !== null && isOpen(lead) && Date.parse(lead.follow_up_at) <= now;

type IsOn = (lead: FinancingLead, me: string | undefined, now: number) => boolean;

/** What each list is called, and which leads are on it for the person with the id `me`. */
const lists = {
  all: ["Everyone’s", () => true],
  waiting: ["Waiting for a first call", isWaiting],
  texted: ["Texted us", (lead) => lead.reply_waiting_since !== null],
  due: ["Call back now", (lead, _, now) => isDue(lead, now)],
  mine: ["Mine", (lead, me) => Boolean(me) && lead.assigned_to === me && isOpen(lead)],
  free: ["Unassigned", (lead) => lead.assigned_to === null && isOpen(lead)],
  contacted: ["Contacted", (lead) => lead.first_contacted_at !== null],
} as const satisfies Record<string, readonly [words: string, isOn: IsOn]>;

export type Worklist = keyof typeof lists;
export const worklists = Object.keys(lists) as Worklist[];
export const worklistWords = (list: Worklist) => lists[list][0];

export const isOnWorklist = (list: Worklist, ...of: Parameters<IsOn>) => lists[list][1](...of);

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
