/** What people read when the authentication service says no. */

import { own } from "#shop/own.ts";

interface Refusal {
  code?: string | undefined;
  message?: string;
  status?: number | undefined;
}

const tooOften = "Too many attempts. Please wait a few minutes and try again.";

const partMissing = "Part of this page didn’t load. Please reload the page and try again.";

const sentences: Record<string, string> = {
  otp_expired: "It has expired or was already used. Please ask for a new one.",
  email_exists: "Another account already uses this email address.",
  user_banned: "This account is closed. Please call us.",
  same_password: "That’s already your password. Please choose a new one.",
  current_password_required: "Please type your current password.",
  current_password_invalid: "That’s not your current password.",
  reauthentication_not_valid: "That code is wrong or has expired.",
  mfa_verification_failed:
    "That code is wrong. Codes change every 30 seconds, so type the newest one.",
  mfa_challenge_expired: "That took too long. Please try again.",
  captcha_failed: "Please wait for the check that you're a person, then try again.",
  over_request_rate_limit: tooOften,
  over_email_send_rate_limit:
    "We just sent an email. Please wait a minute before you ask for another.",
};

/** Our words for what the service answered, else its own, else the fallback where it said nothing. */
export function describeError(error: unknown, fallback: string) {
  const { code, status, message } = error as Refusal;
  if (code === "not_proven" && message) return message;
  if (isChunkMissing(error)) return partMissing;
  return (
    own(sentences, code ?? "") ?? (status === 429 ? tooOften : serviceMessage(error, fallback))
  );
}

/** Whether a part of the page did not load: while the page stands, Chromium asks for it no second time. */
export function isChunkMissing(error: unknown) {
  return error instanceof TypeError && /imported module|module script/.test(error.message);
}

/** The service's own sentence, or ours where there was no answer to read one from. */
export function serviceMessage(error: unknown, fallback: string) {
  const answered = error instanceof Error && "status" in error && Number(error.status) > 0;
  return answered && error.message ? error.message : fallback;
}
