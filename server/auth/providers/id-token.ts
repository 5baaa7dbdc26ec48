/** POST /token?grant_type=id_token: signing in with what Google says about a person. */

import type { Context } from "hono";
import { type JWTPayload, jwtVerify } from "jose";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { AuthError, badRequest, invalid, unprocessable } from "#server/auth/errors.ts";
import { requireUser } from "#server/auth/guards.ts";
import { sha256 } from "#server/auth/hashing.ts";
import { discardTokens } from "#server/auth/one-time-tokens.ts";
import { requireLinking } from "#server/auth/providers/identities.ts";
import { flag, readBody, requestOrigin, text } from "#server/auth/request.ts";
import { endAllSessions, startSession } from "#server/auth/sessions.ts";
import { tokenResponse } from "#server/auth/token-response.ts";
import {
  confirmEmail,
  findUserByEmail,
  findUserById,
  insertIdentity,
  insertUser,
  isBanned,
  reloadUser,
  updateIdentityData,
} from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import { isSame } from "#server/http/api-key.ts";

const GOOGLE = "https://accounts.google.com";

const idTokenBody = v.object({
  provider: text,
  issuer: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: flag,
});

interface GoogleClaims extends JWTPayload {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
  nonce?: string;
}

export async function idTokenGrant(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, idTokenBody);
  if (body.id_token === "") throw invalid("id_token required");
  if (body.provider !== "google" && body.issuer !== GOOGLE) {
    if (body.provider === "" && body.issuer === "") {
      throw invalid("provider or client_id and issuer required");
    }
    throw invalid(`Custom OIDC provider ${JSON.stringify(body.provider)} not allowed`);
  }
  if (body.link_identity) requireLinking(auth);
  if (auth.env.googleClientIds.length === 0) {
    throw badRequest("provider_disabled", `Provider (issuer "${GOOGLE}") is not enabled`);
  }
  const origin = requestOrigin(auth, c);
  await auth.limiter.consume("signInByAddress", origin.address);
  const claims = await verifyGoogle(auth, body.id_token, body.nonce);
  const target = body.link_identity ? (await requireUser(auth, c)).user.id : undefined;

  const outcome = await auth.database.transaction(async (tx) => {
    const userId = target
      ? await linkTo(tx, auth, claims, target)
      : await accountOf(tx, auth, claims);
    if (userId instanceof AuthError) return userId;
    return startSession(tx, auth, await reloadUser(tx, userId), "oauth", origin);
  });
  if (outcome instanceof AuthError) throw outcome;
  await auth.limiter.refund("signInByAddress", origin.address);
  return c.json(await tokenResponse(auth, outcome));
}

async function verifyGoogle(
  auth: AuthContext,
  idToken: string,
  nonce: string,
): Promise<GoogleClaims> {
  const { payload } = await jwtVerify<GoogleClaims>(idToken, auth.googleKeys, {
    algorithms: ["RS256", "ES256"],
    issuer: [GOOGLE, "accounts.google.com"],
    audience: auth.env.googleClientIds,
    requiredClaims: ["sub", "exp"],
    currentDate: auth.now(),
  }).catch(() => {
    throw invalid("Bad ID token");
  });
  if ((payload.nonce === undefined) !== (nonce === "")) {
    throw invalid("Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (payload.nonce !== undefined && !isSame(payload.nonce, sha256(nonce))) {
    throw invalid("Nonces mismatch");
  }
  if (typeof payload.email !== "string" || payload.email_verified !== true) {
    throw unprocessable(
      "provider_email_needs_verification",
      "Unverified email with google. Verify the email with google in order to sign in",
    );
  }
  return payload;
}

/** The account that this Google account belongs to, made or joined by its verified address. */
async function accountOf(
  tx: Transaction,
  auth: AuthContext,
  claims: GoogleClaims,
): Promise<string | AuthError> {
  const now = auth.now();
  const { rows } = await tx.query<{ user_id: string }>(
    "select user_id from auth.identities where provider = 'google' and provider_id = $1",
    [claims.sub],
  );
  const known = rows[0] && (await findUserById(tx, rows[0].user_id));
  const existing = known ?? (await findUserByEmail(tx, claims.email));
  if (existing && isBanned(existing, now)) return badRequest("user_banned", "User is banned");
  if (known) {
    await updateIdentityData(tx, known.id, "google", identityData(claims), now);
    return known.id;
  }
  if (!existing && !auth.rules.signUpsOpen) {
    return unprocessable("signup_disabled", "Signups not allowed for this instance");
  }
  const isProven = existing?.email_confirmed_at && auth.rules.confirmEmail;
  if (existing && !isProven) await removeCredentials(tx, auth, existing.id);
  const userId =
    existing?.id ?? (await insertUser(tx, { email: claims.email, provider: "google" }, now));
  await insertIdentity(
    tx,
    { userId, provider: "google", providerId: claims.sub, data: identityData(claims) },
    now,
  );
  await confirmEmail(tx, userId, now);
  return userId;
}

/** The account was made by somebody who never proved the address: their password, factors and sessions go. */
async function removeCredentials(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{}', updated_at = $2
     where id = $1`,
    [userId, auth.now()],
  );
  await tx.query("delete from auth.identities where user_id = $1", [userId]);
  await tx.query("delete from auth.mfa_factors where user_id = $1", [userId]);
  await discardTokens(tx, userId);
  await endAllSessions(tx, userId);
}

/** Adds this Google account to a signed-in person's ways to sign in. */
async function linkTo(
  tx: Transaction,
  auth: AuthContext,
  claims: GoogleClaims,
  userId: string,
): Promise<string | AuthError> {
  const { rows } = await tx.query<{ user_id: string }>(
    "select user_id from auth.identities where provider = 'google' and provider_id = $1",
    [claims.sub],
  );
  if (rows[0]) {
    const whose = rows[0].user_id === userId ? "" : " to another user";
    return unprocessable("identity_already_exists", `Identity is already linked${whose}`);
  }
  await insertIdentity(
    tx,
    { userId, provider: "google", providerId: claims.sub, data: identityData(claims) },
    auth.now(),
  );
  return userId;
}

function identityData({ email, name, picture }: GoogleClaims): Record<string, unknown> {
  return {
    iss: GOOGLE,
    email: email.toLowerCase(),
    email_verified: true,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
  };
}
