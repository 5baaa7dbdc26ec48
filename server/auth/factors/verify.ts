/** POST /factors/:factorId/verify: checks the proof and raises the session to aal2. */

import type { Context } from "hono";
import * as v from "valibot";
import { queueSecondStepEmail } from "#server/auth/auth-emails.ts";
import type { AuthContext } from "#server/auth/context.ts";
import { invalid, notFound, unprocessable } from "#server/auth/errors.ts";
import { requireUser, type SignedIn, sessionNotFound } from "#server/auth/guards.ts";
import { requireRecentProof } from "#server/auth/proof.ts";
import { isUuid, readBody, requestOrigin, text } from "#server/auth/request.ts";
import { addMethod, endOtherSessions, type Grant, renewSession } from "#server/auth/sessions.ts";
import { tokenResponse } from "#server/auth/token-response.ts";
import { lockUser } from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import {
  aal2Required,
  CHALLENGE_SECONDS,
  type Challenge,
  factorOfPath,
  type Proof,
  requireAal2ForNewFactor,
  type SecretFactor,
} from "./factor.ts";
import { verifyPhone } from "./phone.ts";
import { verifyTotp } from "./totp.ts";
import { verifyWebauthn, webauthnFields } from "./webauthn.ts";

const verifyBody = v.object({ challenge_id: text, code: text, ...webauthnFields });

export async function verifyFactor(auth: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  const chosen = factorOfPath(signedIn, c);
  requireAal2ForNewFactor(signedIn, chosen);
  if (chosen.status === "unverified") await requireRecentProof(auth, signedIn);
  const { id: factorId, factor_type: type } = chosen;
  const body = await readBody(c, verifyBody);
  if (!isUuid(body.challenge_id)) throw invalid("challenge_id must be an UUID");
  if (type !== "webauthn" && body.code === "") throw invalid("Code needs to be non-empty");
  const { address } = requestOrigin(auth, c);
  const limits = [
    ["factorByAddress", address],
    ["factorByFactor", factorId],
    ["factorByDay", factorId],
  ] as const;
  for (const [name, key] of limits) await auth.limiter.consume(name, key);

  const { factor, challenge } = await openChallenge(auth, factorId, body.challenge_id, address);
  const proof =
    type === "webauthn"
      ? await verifyWebauthn(auth, factor, challenge, body.webauthn)
      : type === "phone"
        ? verifyPhone(auth, challenge, body.code)
        : verifyTotp(auth, factor, body.code);
  const grant = await auth.database.transaction((tx) =>
    accept(tx, auth, signedIn, factor, challenge, proof),
  );
  auth.mailer.nudge();
  for (const [name, key] of limits) await auth.limiter.refund(name, key);
  return c.json(await tokenResponse(auth, grant));
}

/** The challenge, where it is still open and asked from the same address. */
async function openChallenge(
  auth: AuthContext,
  factorId: string,
  challengeId: string,
  address: string,
): Promise<{ factor: SecretFactor; challenge: Challenge }> {
  const { factor, challenge } = await auth.database.transaction(async (tx) => ({
    factor: (
      await tx.query<SecretFactor>("select * from auth.mfa_factors where id = $1", [factorId])
    ).rows[0],
    challenge: (
      await tx.query<Challenge>(
        "select * from auth.mfa_challenges where id = $1 and factor_id = $2",
        [challengeId, factorId],
      )
    ).rows[0],
  }));
  if (!factor || !challenge) {
    throw unprocessable(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  }
  if (challenge.verified_at !== null || challenge.ip_address !== address) {
    throw unprocessable("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  const age = auth.now().getTime() - new Date(challenge.created_at).getTime();
  if (age > CHALLENGE_SECONDS * 1000) {
    throw unprocessable(
      "mfa_challenge_expired",
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return { factor, challenge };
}

/**
 * Raises the session to aal2 and ends the account's sessions that lack a second factor. A new factor ends all
 * other ones, and its owner is told by mail.
 */
async function accept(
  tx: Transaction,
  auth: AuthContext,
  { user, session }: SignedIn,
  factor: SecretFactor,
  challenge: Challenge,
  proof: Proof,
): Promise<Grant> {
  const now = auth.now();
  await requireStillAllowed(tx, user.id, session.id, factor.id);
  const raised = await tx.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1",
    [session.id, factor.id, now],
  );
  if (raised.affectedRows === 0) throw sessionNotFound();
  const used = await tx.query(
    "update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null",
    [challenge.id, now],
  );
  if (used.affectedRows === 0 || !(await proof.record(tx))) {
    throw unprocessable("mfa_verification_failed", proof.refusal);
  }
  await tx.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
    factor.id,
    now,
  ]);
  // Whatever else was begun may be somebody else's who knows the password.
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [
    user.id,
  ]);
  await addMethod(tx, session.id, proof.method, now);
  if (factor.status === "unverified") {
    await endOtherSessions(tx, user.id, session.id);
    await queueSecondStepEmail(tx, auth, user, factor.id);
  } else {
    await tx.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [user.id]);
  }
  return renewSession(tx, auth, session.id);
}

/** The same rules once more, on what the database holds now: another request may have been faster. */
async function requireStillAllowed(
  tx: Transaction,
  userId: string,
  sessionId: string,
  factorId: string,
): Promise<void> {
  await lockUser(tx, userId);
  const { rows: factors } = await tx.query<{ id: string; status: string }>(
    "select id, status from auth.mfa_factors where user_id = $1",
    [userId],
  );
  const { rows: sessions } = await tx.query<{ aal: string }>(
    "select aal from auth.sessions where id = $1",
    [sessionId],
  );
  const own = factors.find(({ id }) => id === factorId);
  if (!own) throw notFound("mfa_factor_not_found", "Factor not found");
  const hasVerified = factors.some(({ status }) => status === "verified");
  if (own.status === "unverified" && hasVerified && sessions[0]?.aal === "aal1") {
    throw aal2Required();
  }
}
