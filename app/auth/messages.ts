/** What people read when the authentication service says no. */

interface Refusal {
  code?: string | undefined;
  message?: string;
  status?: number | undefined;
}

const tooOften = "That was too often. Please wait a few minutes and try again.";

const sentences: Record<string, string> = {
  otp_expired: "It has expired or was already used. Please ask for a new one.",
  email_exists: "There is another account with this e-mail address.",
  user_banned: "This account is closed. Please call us.",
  same_password: "That is your password already. Please choose a new one.",
  reauthentication_not_valid: "That code is wrong or has expired.",
  mfa_verification_failed:
    "That code is not right. Codes change every 30 seconds: type the newest one.",
  mfa_challenge_expired: "That took too long. Please try again.",
  captcha_failed: "Please wait for the check that you are a person, then try again.",
  over_request_rate_limit: tooOften,
  over_email_send_rate_limit: "A mail was sent just now. Please wait a minute for the next one.",
};

/** Our words for what the service answered, else its own, else the fallback where it said nothing. */
export function describeError(error: unknown, fallback: string) {
  const { code, status } = error as Refusal;
  return sentences[code ?? ""] ?? (status === 429 ? tooOften : serviceMessage(error, fallback));
}

/** The service's own sentence, or ours where there was no answer to read one from. */
export function serviceMessage(error: unknown, fallback: string) {
  const answered = error instanceof Error && "status" in error && Number(error.status) > 0;
  return answered && error.message ? error.message : fallback;
}
