/** A phone as second factor: a texted code, where the shop has a text provider. */

import type { AuthContext } from "#server/auth/context.ts";
import { AuthError, invalid, unprocessable } from "#server/auth/errors.ts";
import { keyedHash, randomCode } from "#server/auth/hashing.ts";
import { checkedPhone } from "#server/auth/request.ts";
import { checkChannel, codeMessage } from "#server/auth/sms-codes.ts";
import type { FactorRow } from "#server/auth/users.ts";
import { isSame } from "#server/http/api-key.ts";
import type { Challenge, IssuedChallenge, Proof } from "./factor.ts";

const REFUSAL = "Invalid MFA Phone code entered";

/** The number to enrol, in the form in which it is kept. */
export function enrollPhone(auth: AuthContext, phone: string): string {
  if (!auth.smsSender) {
    throw unprocessable("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (phone === "") throw invalid("Phone number required to enroll Phone factor");
  return checkedPhone(phone);
}

export async function challengePhone(
  auth: AuthContext,
  factor: FactorRow,
  channel: string,
): Promise<IssuedChallenge> {
  if (!auth.smsSender) {
    throw unprocessable("mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone");
  }
  checkChannel(channel);
  await auth.limiter.consume("textByAccount", `factor ${factor.id}`);
  const code = randomCode();
  try {
    await auth.smsSender.send(`+${factor.phone}`, codeMessage(code));
  } catch (error) {
    auth.log.error("A code could not be texted", { error: String(error) });
    throw new AuthError(500, "unexpected_failure", "error sending message");
  }
  return { codeHash: codeHash(auth, factor.id, code) };
}

export function verifyPhone(auth: AuthContext, challenge: Challenge, code: string): Proof {
  if (!isSame(challenge.otp_code ?? "", codeHash(auth, challenge.factor_id, code))) {
    throw unprocessable("mfa_verification_failed", REFUSAL);
  }
  return { method: "mfa/phone", refusal: REFUSAL, record: async () => true };
}

const codeHash = (auth: AuthContext, factorId: string, code: string) =>
  keyedHash(auth.secrets.secretKey, `phone factor ${factorId}`, code);
