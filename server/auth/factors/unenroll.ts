/** DELETE /factors/:factorId: removes a factor and what it had raised. */

import type { Context } from "hono";
import type { AuthContext } from "#server/auth/context.ts";
import { unprocessable } from "#server/auth/errors.ts";
import { requireUser } from "#server/auth/guards.ts";
import { requireRecentProof } from "#server/auth/proof.ts";
import type { Method } from "#server/auth/sessions.ts";
import { type FactorRow, hasVerifiedFactor } from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import { factorOfPath } from "./factor.ts";

export async function unenrollFactor(auth: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  const factor = factorOfPath(signedIn, c);
  if (hasVerifiedFactor(signedIn.user) && signedIn.session.aal !== "aal2") {
    throw unprocessable("insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  if (factor.status === "verified") await requireRecentProof(auth, signedIn);
  await auth.database.transaction((tx) => deleteFactor(tx, factor));
  return c.json({ id: factor.id });
}

const methods: Record<FactorRow["factor_type"], Method> = {
  totp: "totp",
  phone: "mfa/phone",
  webauthn: "mfa/webauthn",
};

/** Removes the factor; sessions that it had raised are plain ones again. */
export async function deleteFactor(tx: Transaction, factor: FactorRow): Promise<void> {
  await tx.query("delete from auth.mfa_factors where id = $1", [factor.id]);
  await tx.query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, methods[factor.factor_type]],
  );
  await tx.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
    factor.id,
  ]);
}
