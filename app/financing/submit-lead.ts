import type * as v from "valibot";
import { FormRefused, formTimeoutMs, publicDb } from "#app/lib/public-db.ts";
import { consent } from "#shop/financing-consent.ts";
import type { leadSchema } from "./lead.ts";
import { readPromise, type TextPromise } from "./text-promise.ts";

export interface Submission {
  lead: v.InferOutput<typeof leadSchema>;
  /** Its name, as the lead is stored with. */
  lender: string;
  /** Made anew with every change: sending the same again, after a lost answer, still makes one lead. */
  submissionKey: string;
  /** The product that it is about, by the last part of its address. */
  piece?: string;
  /** Says that a person sent the form, where the shop asks for that. */
  captchaToken?: string;
}

const promiseTimeoutMs = 4_000;

/** Stores a lead as the public. Throws unless the database has acknowledged it. */
export async function submitLead(submission: Submission) {
  const { lead, lender, submissionKey, piece, captchaToken } = submission;
  const { error, status } = await publicDb(captchaToken ? { "X-Captcha-Token": captchaToken } : {})
    .from("financing_leads")
    .insert({
      ...lead,
      financing_option: lender,
      status: "pending",
      submission_key: submissionKey,
      consent_version: consent.version,
      ...(piece ? { piece } : {}),
    })
    .abortSignal(AbortSignal.timeout(formTimeoutMs));
  const alreadyStored = error?.code === "23505" && error.message.includes("submission_key");
  if (!error || alreadyStored) return;
  // The page is older than the lender's leaving.
  if (error.code === "42501")
    throw new FormRefused(
      `${lender} isn’t taking requests here anymore. Choose another plan, or call us.`,
    );
  throw status === 429 ? new FormRefused(error.message) : error;
}

/** Whether and when the text of a stored lead comes. Where that cannot be learned, it is on its way. */
export async function fetchTextPromise(submissionKey: string): Promise<TextPromise> {
  try {
    const { data } = await publicDb()
      .rpc("text_promise", { submission: submissionKey })
      .retry(false)
      .abortSignal(AbortSignal.timeout(promiseTimeoutMs));
    return readPromise(data?.[0]);
  } catch {
    return readPromise(undefined);
  }
}
