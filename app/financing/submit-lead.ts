import { PostgrestClient } from "@supabase/postgrest-js";
import type * as v from "valibot";
import { backendUrl, settings } from "#app/lib/backend.ts";
import type { Database } from "#app/lib/database.types.ts";
import type { leadSchema } from "./lead.ts";
import type { LenderName } from "./lenders.ts";

export interface Submission {
  lead: v.InferOutput<typeof leadSchema>;
  lender: LenderName;
  /** Made once per form: sending it again, after a lost answer, still makes one lead. */
  submissionKey: string;
}

const timeoutMs = 20_000;

/** Stores a lead as the public. Throws unless the database has acknowledged it. */
export async function submitLead({ lead, lender, submissionKey }: Submission) {
  const db = new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey: settings.publishableKey },
  });
  const { error } = await db
    .from("financing_leads")
    .insert({
      ...lead,
      financing_option: lender,
      status: "pending",
      submission_key: submissionKey,
    })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  const alreadyStored = error?.code === "23505" && error.message.includes("submission_key");
  if (error && !alreadyStored) throw error;
}
