import { FormRefused, formTimeoutMs, publicDb } from "#app/lib/public-db.ts";
import { type AlertKind, alertConsent } from "#shop/alert-consent.ts";
import type { AlertRequest } from "./alert-request.ts";

interface Submission extends AlertRequest {
  kind: AlertKind;
  /** The number on the product's tag. */
  productId?: string;
  /** Made anew with every change: sending the same again, after a lost answer, still makes one alert. */
  submissionKey: string;
}

/** Stores an alert as the public. Throws unless the database has acknowledged it. */
export async function submitAlert(alert: Submission) {
  const { kind, productId, submissionKey, phone, mostCents, type, size } = alert;
  const { error, status } = await publicDb()
    .from("product_alerts")
    .insert({
      kind,
      phone,
      product_id: productId,
      most_cents: mostCents,
      type,
      size,
      submission_key: submissionKey,
      consent_version: alertConsent(kind).version,
    })
    .abortSignal(AbortSignal.timeout(formTimeoutMs));
  const alreadyStored = error?.code === "23505" && error.message.includes("submission_key");
  if (!error || alreadyStored) return;
  const isForVisitors = status === 429 || error.code === "PT409" || error.code === "PT422";
  throw isForVisitors ? new FormRefused(error.message) : error;
}
