import { PostgrestClient } from "@supabase/postgrest-js";
import type * as v from "valibot";
import { backendUrl, settings } from "#app/lib/backend.ts";
import type { Database } from "#app/lib/database.types.ts";
import { consent } from "./consent.ts";
import type { leadSchema } from "./lead.ts";
import { readPromise, type TextPromise } from "./text-promise.ts";

export interface Submission {
  lead: v.InferOutput<typeof leadSchema>;
  /** Its name, as the lead is stored with. */
  lender: string;
  /** Made anew with every change: sending the same again, after a lost answer, still makes one lead. */
  submissionKey: string;
  /** Says that a person sent the form, where the shop asks for that. */
  captchaToken?: string;
}

const timeoutMs = 20_000;
const promiseTimeoutMs = 4_000;

/** Too many leads came from here or for this phone; the message is for the visitor. */
export class LeadRefused extends Error {}

/** Stores a lead as the public. Throws unless the database has acknowledged it. */
export async function submitLead({ lead, lender, submissionKey, captchaToken }: Submission) {
  const { error, status } = await asPublic(captchaToken ? { "X-Captcha-Token": captchaToken } : {})
    .from("financing_leads")
    .insert({
      ...lead,
      financing_option: lender,
      status: "pending",
      submission_key: submissionKey,
      consent_version: consent.version,
    })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  const alreadyStored = error?.code === "23505" && error.message.includes("submission_key");
  if (!error || alreadyStored) return;
  throw status === 429 ? new LeadRefused(error.message) : error;
}

/** Whether and when the text of a stored lead comes. Where that cannot be learned, it is on its way. */
export async function fetchTextPromise(submissionKey: string): Promise<TextPromise> {
  try {
    const { data } = await asPublic()
      .rpc("text_promise", { submission: submissionKey })
      .retry(false)
      .abortSignal(AbortSignal.timeout(promiseTimeoutMs));
    return readPromise(data?.[0]);
  } catch {
    return readPromise(undefined);
  }
}

function asPublic(headers: Record<string, string> = {}) {
  return new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey: settings.publishableKey, ...headers },
  });
}
