/** The states of a text to an applicant, in words for staff. */

import { own } from "#shop/own.ts";
import type { LeadText, TextState } from "#supabase/database.types.ts";

export const smsLabels: Record<TextState, string> = {
  checking: "Checking",
  queued: "Queued",
  sending: "Sending",
  sent: "Sent",
  delivered: "Delivered",
  failed: "Failed",
  unknown: "In doubt",
  refused: "Not sent",
  opted_out: "Opted out",
};

/** Whether something will happen to it by itself. */
export const isInFlight = ({ state }: LeadText) =>
  state === "checking" || state === "queued" || state === "sending" || state === "sent";

/** Whether another one may be asked for. */
export const canResend = (state: TextState | null | undefined) =>
  !state || !["checking", "queued", "sending", "opted_out"].includes(state);

const refusals: Record<string, string> = {
  lender_day: "This number asked for the same lender within the last day.",
  phone_day: "This number reached its limit of texts for the day.",
  address_hour: "Too many requests came from the same address within an hour.",
  shop_hour: "The shop reached its limit of texts for the hour.",
  shop_day: "The shop reached its limit of texts for the day.",
  no_consent: "This person did not agree to a text.",
  junk: "The request is suspected junk.",
  not_us: "Not a US mobile number.",
  no_provider: "No text provider is set, so no text is sent.",
  captcha: "The captcha did not say that a person sent the form.",
  anonymized: "The lead was anonymized first.",
  undone: "It was taken back before it left.",
  error: "It could not be queued.",
};

const errors: Record<string, string> = {
  "20003": "Twilio does not accept our account’s credentials.",
  "20429": "Twilio got too many requests.",
  "429": "Twilio got too many requests.",
  "21211": "The number is not valid.",
  "21408": "Our Twilio account may not text this country.",
  "21610": "The number opted out of our texts.",
  "21612": "Twilio cannot reach this number.",
  "21614": "The number cannot receive texts.",
  "30001": "Twilio’s queue was full.",
  "30002": "Our Twilio account is suspended.",
  "30003": "The phone is off or out of reach.",
  "30004": "The carrier or the phone blocks our texts.",
  "30005": "The number is not in use.",
  "30006": "A landline, or a carrier that takes no texts.",
  "30007": "The carrier took it for spam, as lending links often are.",
  "30008": "The carrier did not say why.",
  "30034": "Our number is not registered with the carriers (A2P 10DLC).",
};

/** Why it is not where it should be; `null` where nothing went wrong. */
export function smsProblem(
  text: Pick<LeadText, "state" | "reason" | "error" | "error_code">,
): string | null {
  const { state, reason, error, error_code } = text;
  if (state === "refused") return own(refusals, reason ?? "") ?? "It was not queued.";
  if (state === "opted_out") return "The number opted out of our texts.";
  if (state === "unknown") {
    return "It may or may not have been sent, so it is not sent again by itself.";
  }
  if (error_code === null && error === null) return null;
  return own(errors, error_code ?? "") ?? error ?? `Error ${error_code}.`;
}

/** The newest text of each lead. */
export function newestByLead(texts: readonly LeadText[]): ReadonlyMap<string, LeadText> {
  const newest = new Map<string, LeadText>();
  for (const text of texts) {
    if (text.lead_id === null) continue;
    const known = newest.get(text.lead_id);
    if (!known || known.created_at < text.created_at) newest.set(text.lead_id, text);
  }
  return newest;
}
