/** POST /factors/:factorId/challenge: asks for a proof of the factor. */

import type { Context } from "hono";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { requireUser } from "#server/auth/guards.ts";
import { readBody, requestOrigin, text } from "#server/auth/request.ts";
import {
  CHALLENGE_SECONDS,
  factorOfPath,
  type IssuedChallenge,
  requireAal2ForNewFactor,
} from "./factor.ts";
import { challengePhone } from "./phone.ts";
import { challengeWebauthn, webauthnFields } from "./webauthn.ts";

const challengeBody = v.object({ channel: text, ...webauthnFields });

export async function challengeFactor(auth: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  const factor = factorOfPath(signedIn, c);
  requireAal2ForNewFactor(signedIn, factor);
  const body = await readBody(c, challengeBody);
  const { address } = requestOrigin(auth, c);
  await auth.limiter.consume("factorByAddress", address);
  const issued: IssuedChallenge =
    factor.factor_type === "phone"
      ? await challengePhone({ ...auth, callerAddress: address }, factor, body.channel)
      : factor.factor_type === "webauthn"
        ? await challengeWebauthn(auth, signedIn.user, factor, body.webauthn)
        : {};
  const now = auth.now();
  const id = await auth.database.transaction(async (tx) => {
    await tx.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [
      factor.id,
      now,
    ]);
    const { rows } = await tx.query<{ id: string }>(
      `insert into auth.mfa_challenges
         (factor_id, ip_address, otp_code, web_authn_session_data, created_at)
       values ($1, $2, $3, $4::text::jsonb, $5) returning id`,
      [
        factor.id,
        address,
        issued.codeHash ?? null,
        issued.ceremony ? JSON.stringify(issued.ceremony) : null,
        now,
      ],
    );
    return rows[0]!.id;
  });
  return c.json({
    id,
    type: factor.factor_type,
    expires_at: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS,
    ...issued.answer,
  });
}
