/** Whose a lead is, its calls, its next try, its timeline: each a write over the version one saw. */
import { db } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

/** Somebody else changed the lead first; `current` is how it is now. */
export class LeadChanged extends Error {
  readonly current: FinancingLead | undefined;

  constructor(current: FinancingLead | undefined) {
    super(
      current
        ? "Someone else changed this lead first. You see it as it is now."
        : "This lead can no longer be changed: it was removed, or your admin role was.",
    );
    this.current = current;
  }
}

/** Sets columns of a lead that nobody changed since it was read. */
export async function updateLead(
  lead: FinancingLead,
  change: Partial<Pick<FinancingLead, "assigned_to" | "follow_up_at">>,
) {
  const { data } = await db()
    .from("financing_leads")
    .update(change)
    .eq("id", lead.id)
    .eq("version", lead.version)
    .select("*")
    .throwOnError();
  if (data[0]) return data[0];
  const { data: current } = await db()
    .from("financing_leads")
    .select("*")
    .eq("id", lead.id)
    .throwOnError();
  // An answer that was lost on the way: the lead already is as it should be.
  if (
    current[0] &&
    Object.entries(change).every(([name, value]) => isSame(own(current[0]!, name), value))
  ) {
    return current[0];
  }
  throw new LeadChanged(current[0]);
}

/** The same text, or the same moment in other words. */
const isSame = (a: unknown, b: unknown) =>
  a === b || Date.parse(String(a)) === Date.parse(String(b));

export type CallOutcome = "no_answer" | "left_message" | "reached";

export async function logCall(lead: FinancingLead, outcome: CallOutcome, nextTry: string | null) {
  const { data } = await db()
    .rpc("log_call", { lead: lead.id, outcome, ...(nextTry && { next_try: nextTry }) })
    .throwOnError();
  if (!data[0]) throw new LeadChanged(undefined);
  return data[0];
}

/** `before` is the lead as it was without the call, `called` as the call left it. */
export async function undoCall(before: FinancingLead, called: FinancingLead) {
  const { data } = await db()
    .rpc("take_back_call", {
      lead: called.id,
      at_version: called.version,
      ...(before.assigned_to && { assignee: before.assigned_to }),
      ...(before.follow_up_at && { next_try: before.follow_up_at }),
    })
    .throwOnError();
  return data;
}

export async function addLeadNote(lead: FinancingLead, words: string) {
  const { data } = await db().rpc("add_lead_note", { lead: lead.id, words }).throwOnError();
  return data;
}

export interface NewLead {
  first_name: string;
  last_name: string;
  phone: string;
  financing_option: string;
  source: "walk_in" | "phone";
  showroom: string | null;
  notes: string;
  /** The same key twice is one lead. */
  submission_key: string;
}

export async function enterLead(lead: NewLead) {
  const { data } = await db()
    // The generated types know no null among the arguments of a function.
    .rpc("enter_lead", lead as NewLead & { showroom: string })
    .throwOnError();
  return data as FinancingLead[];
}
