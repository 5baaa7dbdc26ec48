/** Who may go on: people with a live session, or the bearer of the secret key. */

import type { Context } from "hono";
import { isSame } from "#server/http/api-key.ts";
import { verifyAccessToken } from "./access-tokens.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, forbidden, unauthorized } from "./errors.ts";
import { isUuid } from "./request.ts";
import type { SessionRow } from "./sessions.ts";
import { findUserById, isBanned, type UserRow } from "./users.ts";

export interface SignedIn {
  user: UserRow;
  session: SessionRow;
}

/** The person whose access token came with the request. */
export async function requireUser(auth: AuthContext, c: Context): Promise<SignedIn> {
  const now = auth.now();
  const claims = await verifyAccessToken(bearerToken(c), auth.secrets, now);
  if (!isUuid(claims.sub)) {
    throw forbidden("bad_jwt", "invalid claim: sub claim must be a UUID");
  }
  if (typeof claims.session_id !== "string" || !isUuid(claims.session_id)) {
    throw forbidden("bad_jwt", "invalid claim: session_id claim must be a UUID");
  }
  const { user, session } = await auth.database.transaction(async (tx) => ({
    user: await findUserById(tx, claims.sub),
    session: (
      await tx.query<SessionRow>(
        `select * from auth.sessions where id = $1 and user_id = $2
           and (not_after is null or not_after > $3)`,
        [claims.session_id, claims.sub, now],
      )
    ).rows[0],
  }));
  if (!user) {
    throw forbidden("user_not_found", "User from sub claim in JWT does not exist");
  }
  if (!session) throw sessionNotFound();
  if (isBanned(user, now)) throw forbidden("user_banned", "User is banned");
  return { user, session };
}

/** The live session whose access token came with a request that needs none, such as signing in once more. */
export async function findSignedIn(auth: AuthContext, c: Context): Promise<SignedIn | undefined> {
  // Clients send their key in the same header.
  if (!/^bearer [^.]+\.[^.]+\.[^.]+$/i.test(c.req.header("authorization") ?? "")) return undefined;
  return requireUser(auth, c).catch((error) => {
    if (error instanceof AuthError) return undefined;
    throw error;
  });
}

/** The refusal of a token whose session has ended. */
export const sessionNotFound = () =>
  forbidden("session_not_found", "Session from session_id claim in JWT does not exist");

/** Lets only the secret key pass. */
export async function requireServiceRole(auth: AuthContext, c: Context): Promise<void> {
  if (isServiceRole(auth, c)) return;
  await verifyAccessToken(bearerToken(c), auth.secrets, auth.now());
  throw forbidden("not_admin", "User not allowed");
}

/** Whether the secret key came as the bearer token, or as the key with no other token beside it. */
export function isServiceRole(auth: AuthContext, c: Context): boolean {
  const key = c.req.header("apikey") ?? "";
  const authorization = c.req.header("authorization");
  const credential = authorization ? (bearer(authorization) ?? "") : key;
  return auth.secrets.pairs.some(({ secretKey }) => isSame(credential, secretKey));
}

function bearerToken(c: Context): string {
  const token = bearer(c.req.header("authorization") ?? "");
  if (!token) throw unauthorized("no_authorization", "This endpoint requires a Bearer token");
  return token;
}

const bearer = (authorization: string) => /^bearer (\S+)$/i.exec(authorization)?.[1];
