/** What staff write about leads, each over what they saw. The list shows what the database made of it. */

import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";
import { own } from "#shop/own.ts";
import type { Database, FinancingLead } from "#supabase/database.types.ts";
import { queryClient } from "../../query-client.ts";
import { chunksOf, idsPerRequest } from "../../requests.ts";
import { asLead, tableOf, toLeads } from "./inquiries.ts";
import { storeLeads } from "./leads.queries.ts";

type Functions = Database["public"]["Functions"];

/** Why a lead is not as one wanted it: somebody was first, or it can no longer be read. */
export const leadChanged = (current: FinancingLead | undefined) =>
  new Error(
    current
      ? "Someone else changed this lead first. Here’s the latest."
      : "You can’t change this lead anymore: either it or your admin role was removed.",
  );

/** Leads as they are now, without those that are gone or no longer ours to see. */
export async function readLeads(
  ids: readonly string[],
  kind?: FinancingLead["kind"],
): Promise<FinancingLead[]> {
  const { data } = await db()
    .from(tableOf({ kind }))
    .select("*")
    .in("id", [...ids])
    .retry(false)
    .throwOnError();
  const leads = toLeads(data);
  storeLeads(queryClient, leads);
  return leads;
}

type LeadColumns = Pick<
  FinancingLead,
  "status" | "notes" | "suspected_junk" | "assigned_to" | "follow_up_at" | "piece"
>;

/** Sets columns of a lead that no one changed since it was read; answers nothing where somebody did. */
export async function changeUnchanged(lead: FinancingLead, change: Partial<LeadColumns>) {
  const { data } = await db()
    .from(tableOf(lead))
    .update(change)
    .eq("id", lead.id)
    .eq("version", lead.version)
    .select("*")
    .throwOnError();
  const leads = toLeads(data);
  storeLeads(queryClient, leads);
  return leads[0];
}

/** The same, and it throws where somebody did; answers how it is taken back. */
export async function updateLead(lead: FinancingLead, change: Partial<LeadColumns>) {
  const saved = (await changeUnchanged(lead, change)) ?? (await readLeads([lead.id], lead.kind))[0];
  // Where an answer was lost on the way, the lead already is as it should be.
  if (!saved || !Object.entries(change).every(([name, value]) => isSame(own(saved, name), value))) {
    throw leadChanged(saved);
  }
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, own(lead, name)]));
  return async () => void (await updateLead(saved, before));
}

/** The same text, or the same moment in other words. */
const isSame = (a: unknown, b: unknown) =>
  a === b || Date.parse(String(a)) === Date.parse(String(b));

/** What is changed of many leads at once. */
export type BulkColumn = "status" | "suspected_junk";

export interface ChangeResult {
  saved: FinancingLead[];
  /** As they are now: someone else changed that column first, so they were left alone. */
  conflicts: FinancingLead[];
  /** Leads that no longer can be read: they, or the right to see them, are gone. */
  gone: number;
  /** Leads that were not asked for any more after a request failed, and why it did. */
  failed: FinancingLead[];
  error: unknown;
}

/**
 * Gives leads another value in one column, each its own. Those in which someone else changed it meanwhile
 * are left as they are. What was saved before a request failed stays.
 */
export async function setColumn<Name extends BulkColumn>(
  leads: readonly FinancingLead[],
  name: Name,
  valueFor: (lead: FinancingLead) => FinancingLead[Name],
  onProgress?: (done: number) => void,
): Promise<ChangeResult> {
  const result: ChangeResult = { saved: [], conflicts: [], gone: 0, failed: [], error: null };
  const due = leads.filter((lead) => lead[name] !== valueFor(lead));
  let done = leads.length - due.length;
  for (const same of groupBy(
    due,
    (lead) => `${tableOf(lead)} ${lead[name]} ${valueFor(lead)}`,
  ).values()) {
    for (const chunk of chunksOf(same, idsPerRequest)) {
      try {
        if (!result.error) await setChunk(chunk, name, valueFor(chunk[0]!), result);
      } catch (error) {
        result.error = error;
      }
      if (result.error) result.failed.push(...chunk);
      done += chunk.length;
      onProgress?.(done);
    }
  }
  storeLeads(queryClient, result.saved);
  return result;
}

async function setChunk<Name extends BulkColumn>(
  chunk: FinancingLead[],
  name: Name,
  value: FinancingLead[Name],
  result: ChangeResult,
) {
  const ids = chunk.map(({ id }) => id);
  const before = chunk[0]![name];
  const write = db()
    .from(tableOf(chunk[0]!))
    .update({ [name]: value } as Partial<LeadColumns>)
    .in("id", ids);
  const { data } = await (before === null ? write.is(name, null) : write.filter(name, "eq", before))
    .select("*")
    .throwOnError();
  result.saved.push(...toLeads(data));
  if (data.length === chunk.length) return;
  const written = new Set(data.map(({ id }) => id));
  const left = ids.filter((id) => !written.has(id));
  const current = await readLeads(left, chunk[0]!.kind);
  for (const lead of current) (lead[name] === value ? result.saved : result.conflicts).push(lead);
  result.gone += left.length - current.length;
}

/** Notes a call that no one answered, and when to try again. */
export async function logNoAnswer(lead: FinancingLead, nextTry: string) {
  const { data } = await db()
    .rpc("log_call", { lead: lead.id, outcome: "no_answer", next_try: nextTry })
    .throwOnError();
  storeLeads(queryClient, data);
  if (!data[0]) throw leadChanged(undefined);
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
  storeLeads(queryClient, data);
}

export async function addLeadNote(lead: FinancingLead, words: string) {
  const { data } = await db().rpc("add_lead_note", { lead: lead.id, words }).throwOnError();
  storeLeads(queryClient, data);
}

// The generated types know no null among the arguments of a function.
export type NewLead = Omit<Functions["enter_lead"]["Args"], "showroom"> & {
  showroom: string | null;
};

/** The same key twice is one lead. */
export async function enterLead(lead: NewLead) {
  const { data } = await db()
    .rpc("enter_lead", lead as Functions["enter_lead"]["Args"])
    .throwOnError();
  storeLeads(queryClient, data);
  return data[0];
}

export type NewInquiry = Database["public"]["Tables"]["inquiries"]["Insert"] & {
  submission_key: string;
};

/** Stores an inquiry, once however often it is sent. */
export async function enterInquiry(inquiry: NewInquiry) {
  const { data, error } = await db().from("inquiries").insert(inquiry).select("*");
  if (error && error.code !== "23505") throw error;
  const rows =
    data ??
    (
      await db()
        .from("inquiries")
        .select("*")
        .eq("submission_key", inquiry.submission_key)
        .throwOnError()
    ).data;
  const leads = rows.map(asLead);
  storeLeads(queryClient, leads);
  return leads[0];
}
