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
  lender_day: "This number already asked for this lender in the last day.",
  phone_day: "This number reached its daily text limit.",
  address_hour: "Too many requests came from the same connection within an hour.",
  phone_hour: "This number reached its hourly text limit.",
  quiet: "It’s quiet hours for this number. Try again after them.",
  shop_hour: "The store reached its hourly text limit.",
  shop_day: "The store reached its daily text limit.",
  no_consent: "This person didn’t agree to texts.",
  junk: "The request looks like junk.",
  not_us: "This isn’t a US mobile number.",
  no_provider: "No text provider is set up, so we can’t send texts.",
  captcha: "The captcha couldn’t confirm that a person sent the form.",
  anonymized: "The lead was anonymized before the text went out.",
  undone: "It was canceled before it went out.",
  error: "We couldn’t queue it.",
};

const errors: Record<string, string> = {
  "20003": "Twilio rejected our account’s credentials.",
  "20429": "Twilio got too many requests.",
  "429": "Twilio got too many requests.",
  "21211": "The number isn’t valid.",
  "21408": "Our Twilio account can’t text this country.",
  "21610": "The number opted out of our texts.",
  "21612": "Twilio can’t reach this number.",
  "21614": "The number can’t receive texts.",
  "30001": "Twilio’s queue was full.",
  "30002": "Our Twilio account is suspended.",
  "30003": "The phone is off or out of range.",
  "30004": "The carrier or the phone is blocking our texts.",
  "30005": "The number isn’t in service.",
  "30006": "It’s a landline, or the carrier doesn’t accept texts.",
  "30007": "The carrier filtered it as spam, which often happens to lending links.",
  "30008": "The carrier didn’t say why.",
  "30034": "Our number isn’t registered with the carriers (A2P 10DLC).",
};

/** Why it is not where it should be; `null` where nothing went wrong. */
export function smsProblem(
  text: Pick<LeadText, "state" | "reason" | "error" | "error_code">,
): string | null {
  const { state, reason, error, error_code } = text;
  if (state === "refused") return own(refusals, reason ?? "") ?? "It wasn’t queued.";
  if (state === "opted_out") return "The number opted out of our texts.";
  if (state === "unknown") {
    return "We don’t know if it was sent, so we won’t resend it automatically.";
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
