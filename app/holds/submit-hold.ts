import { FormRefused, formTimeoutMs, publicDb } from "#app/lib/public-db.ts";
import { holdConsent } from "#shop/hold-consent.ts";
import type { HoldRequest } from "./hold-request.ts";

interface Submission extends HoldRequest {
  /** The number on the product's tag. */
  productId: string;
  /** Made anew with every change: sending the same again, after a lost answer, still makes one request. */
  submissionKey: string;
}

/** Stores a request as the public. Throws unless the database has acknowledged it. */
export async function submitHold({ productId, submissionKey, ...request }: Submission) {
  const { error, status } = await publicDb()
    .from("hold_requests")
    .insert({
      ...request,
      product_id: productId,
      submission_key: submissionKey,
      consent_version: holdConsent.version,
    })
    .abortSignal(AbortSignal.timeout(formTimeoutMs));
  const alreadyStored = error?.code === "23505" && error.message.includes("submission_key");
  if (!error || alreadyStored) return;
  throw status === 429 || error.code === "PT409" ? new FormRefused(error.message) : error;
}

const promiseTimeoutMs = 4_000;

/** Whether the answer can come as a text. Where that cannot be learned, somebody calls. */
export async function isAnswerTexted(submissionKey: string) {
  try {
    const { data } = await publicDb()
      .rpc("hold_promise", { submission: submissionKey })
      .retry(false)
      .abortSignal(AbortSignal.timeout(promiseTimeoutMs));
    return data === "text";
  } catch {
    return false;
  }
}
