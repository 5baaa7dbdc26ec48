/** Authenticator apps: a shared secret, shown once as a picture, and six digits every half minute. */

import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import type { AuthContext } from "#server/auth/context.ts";
import { unprocessable } from "#server/auth/errors.ts";
import type { UserRow } from "#server/auth/users.ts";
import type { Proof, SecretFactor } from "./factor.ts";

const REFUSAL = "Invalid TOTP code entered";

/** A new secret, and how the person gets it into the app. */
export async function enrollTotp(
  auth: AuthContext,
  user: UserRow,
  issuer: string,
): Promise<{ secret: string; answer: Record<string, string> }> {
  const totp = new TOTP({
    issuer: issuer.slice(0, 100) || new URL(auth.env.siteUrl).host,
    label: user.email ?? user.phone ?? user.id,
    secret: new Secret({ size: 20 }),
  });
  const uri = totp.toString();
  return {
    secret: totp.secret.base32,
    answer: {
      // Clients put the picture into a data URL, which a number sign would cut off.
      qr_code: encodeQR(uri, "svg", { ecc: "medium" }),
      secret: totp.secret.base32,
      uri,
    },
  };
}

/** Accepts the code of this half minute or its neighbors, each one once. */
export function verifyTotp(auth: AuthContext, factor: SecretFactor, code: string): Proof {
  const timestamp = auth.now().getTime();
  const secret = Secret.fromBase32(factor.secret ?? "");
  const drift = /^\d{6}$/.test(code)
    ? TOTP.validate({ token: code, secret, timestamp, window: 1 })
    : null;
  if (drift === null) throw unprocessable("mfa_verification_failed", REFUSAL);
  const step = TOTP.counter({ timestamp }) + drift;
  return {
    method: "totp",
    refusal: REFUSAL,
    async record(tx) {
      const { affectedRows } = await tx.query(
        "update auth.mfa_factors set last_totp_step = $2 where id = $1 and last_totp_step < $2",
        [factor.id, step],
      );
      return affectedRows > 0;
    },
  };
}
