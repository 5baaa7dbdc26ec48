/** A phone as second factor: a texted code, where the shop has a text provider. */

import type { Auth } from "./deps.ts";
import { AuthError, invalid, unprocessable } from "./errors.ts";
import type { BegunChallenge, Challenge, Proof } from "./factors.ts";
import { keyedHash, randomCode, same } from "./hashing.ts";
import { checkedPhone } from "./request.ts";
import { checkChannel, codeText } from "./texts.ts";
import type { FactorRow } from "./users.ts";

const REFUSAL = "Invalid MFA Phone code entered";

/** The number to enrol, in the form in which it is kept. */
export function enrollPhone(auth: Auth, phone: string): string {
  if (!auth.texts) {
    throw unprocessable("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (phone === "") throw invalid("Phone number required to enroll Phone factor");
  return checkedPhone(phone);
}

export async function challengePhone(
  auth: Auth,
  factor: FactorRow,
  channel: string,
): Promise<BegunChallenge> {
  if (!auth.texts) {
    throw unprocessable("mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone");
  }
  checkChannel(channel);
  await auth.limiter.take("textByAccount", `factor ${factor.id}`);
  const code = randomCode();
  try {
    await auth.texts.send(`+${factor.phone}`, codeText(code));
  } catch (error) {
    auth.log.error("A code could not be texted", { error: String(error) });
    throw new AuthError(500, "unexpected_failure", "error sending message");
  }
  return { codeHash: codeHash(auth, factor.id, code) };
}

export function verifyPhone(auth: Auth, challenge: Challenge, code: string): Proof {
  if (!same(challenge.otp_code ?? "", codeHash(auth, challenge.factor_id, code))) {
    throw unprocessable("mfa_verification_failed", REFUSAL);
  }
  return { method: "mfa/phone", refusal: REFUSAL, record: async () => true };
}

const codeHash = (auth: Auth, factorId: string, code: string) =>
  keyedHash(auth.secrets.secretKey, `phone factor ${factorId}`, code);
