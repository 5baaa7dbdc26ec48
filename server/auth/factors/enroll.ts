/** POST /factors: begins a second factor, which its first verification completes. */

import type { Context } from "hono";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { forbidden, invalid, unprocessable } from "#server/auth/errors.ts";
import { requireUser, type SignedIn } from "#server/auth/guards.ts";
import { readBody, text } from "#server/auth/request.ts";
import { type FactorRow, lockUser } from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import { CHALLENGE_SECONDS } from "./factor.ts";
import { enrollPhone } from "./phone.ts";
import { enrollTotp } from "./totp.ts";

const MAX_FACTORS = 10;

const enrollBody = v.object({ friendly_name: text, factor_type: text, issuer: text, phone: text });

export async function enrollFactor(auth: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  const body = await readBody(c, enrollBody);
  const name = body.friendly_name;
  if (name.length > 200) throw invalid("friendly_name is too long");
  switch (body.factor_type) {
    case "totp": {
      const { answer, secret } = await enrollTotp(auth, signedIn.user, body.issuer);
      const id = await insertFactor(auth, signedIn, { type: "totp", name, secret });
      return c.json({ id, type: "totp", friendly_name: name, totp: answer });
    }
    case "webauthn": {
      const id = await insertFactor(auth, signedIn, { type: "webauthn", name });
      return c.json({ id, type: "webauthn", friendly_name: name });
    }
    case "phone": {
      const phone = enrollPhone(auth, body.phone);
      const id = await insertFactor(auth, signedIn, { type: "phone", name, phone });
      return c.json({ id, type: "phone", friendly_name: name, phone: body.phone });
    }
    default:
      throw invalid("factor_type needs to be totp, phone, or webauthn");
  }
}

async function insertFactor(
  auth: AuthContext,
  { user, session }: SignedIn,
  factor: { type: FactorRow["factor_type"]; name: string; secret?: string; phone?: string },
): Promise<string> {
  const now = auth.now();
  return auth.database.transaction(async (tx) => {
    // One account's enrollments wait for each other, so that none slips past the checks.
    await lockUser(tx, user.id);
    await deleteAbandoned(tx, user.id, now, factor.phone);
    const { rows: factors } = await tx.query<FactorRow>(
      "select * from auth.mfa_factors where user_id = $1",
      [user.id],
    );
    checkEnrollment(factors, factor, session.aal);
    const { rows } = await tx.query<{ id: string }>(
      `insert into auth.mfa_factors
         (user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [user.id, factor.name, factor.type, factor.secret ?? null, factor.phone ?? null, now],
    );
    return rows[0]!.id;
  });
}

/** Enrollments that were begun and never finished make room after a while. */
async function deleteAbandoned(
  tx: Transaction,
  userId: string,
  now: Date,
  phone = "",
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and (
       phone = $3 or greatest(created_at, last_challenged_at) < $2)`,
    [userId, new Date(now.getTime() - CHALLENGE_SECONDS * 1000), phone],
  );
}

function checkEnrollment(
  factors: FactorRow[],
  factor: { name: string; phone?: string },
  aal: string,
): void {
  if (factor.phone && factors.some(({ phone }) => phone === factor.phone)) {
    throw unprocessable(
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
  }
  if (factors.some(({ friendly_name }) => friendly_name === factor.name)) {
    throw unprocessable(
      "mfa_factor_name_conflict",
      `A factor with the friendly name ${JSON.stringify(factor.name)} for this user already exists`,
    );
  }
  if (factors.length >= MAX_FACTORS) {
    throw unprocessable(
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  }
  if (aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
    throw forbidden("insufficient_aal", "AAL2 required to enroll a new factor");
  }
}
