/** A phone as second factor: a texted code, where the shop has a text provider. */

import type { AuthContext } from "#server/auth/context.ts";
import { AuthError, invalid, unprocessable } from "#server/auth/errors.ts";
import { keyedHash, randomCode } from "#server/auth/hashing.ts";
import { checkedPhone } from "#server/auth/request.ts";
import { addCode, checkChannel, handOverCode } from "#server/auth/sms-codes.ts";
import type { FactorRow } from "#server/auth/users.ts";
import { isSame } from "#server/http/api-key.ts";
import { readShop } from "#server/messages/shop-facts.ts";
import type { Challenge, IssuedChallenge, Proof } from "./factor.ts";

const REFUSAL = "Invalid MFA Phone code entered";

/** The number to enroll, in the form in which it is kept. */
export function enrollPhone(auth: AuthContext, phone: string): string {
  if (!auth.sendText) {
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
  if (!auth.sendText) {
    throw unprocessable("mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone");
  }
  checkChannel(channel);
  const code = randomCode();
  const { shop, added } = await auth.database.transaction(async (tx) => ({
    shop: (await readShop(tx)).name,
    added: await addCode(tx, auth, { phone: factor.phone ?? "", account: factor.user_id }),
  }));
  if (!(await handOverCode(auth, added, shop, code))) {
    throw new AuthError(500, "unexpected_failure", "error sending message");
  }
  return { codeHash: codeHash(auth.secrets.secretKey, factor.id, code) };
}

export function verifyPhone(auth: AuthContext, challenge: Challenge, code: string): Proof {
  const isRight = auth.secrets.pairs.some(({ secretKey }) =>
    isSame(challenge.otp_code ?? "", codeHash(secretKey, challenge.factor_id, code)),
  );
  if (!isRight) {
    throw unprocessable("mfa_verification_failed", REFUSAL);
  }
  return { method: "mfa/phone", refusal: REFUSAL, record: async () => true };
}

const codeHash = (key: string, factorId: string, code: string) =>
  keyedHash(key, `phone factor ${factorId}`, code);
