/** Who may go on: people with a live session, or the bearer of the secret key. */

import type { Context } from "hono";
import type { Auth } from "./deps.ts";
import { forbidden, unauthorized } from "./errors.ts";
import { same } from "./hashing.ts";
import { isUuid } from "./request.ts";
import type { SessionRow } from "./sessions.ts";
import { verifyAccessToken } from "./tokens.ts";
import { findUserById, isBanned, type UserRow } from "./users.ts";

export interface Person {
  user: UserRow;
  session: SessionRow;
}

/** The person whose access token came with the request. */
export async function requirePerson(auth: Auth, c: Context): Promise<Person> {
  const now = auth.now();
  const claims = await verifyAccessToken(bearerToken(c), auth.secrets.signingKey, now);
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
  if (!session) throw sessionGone();
  if (isBanned(user, now)) throw forbidden("user_banned", "User is banned");
  return { user, session };
}

/** The refusal of a token whose session has ended. */
export const sessionGone = () =>
  forbidden("session_not_found", "Session from session_id claim in JWT does not exist");

/** Lets only the secret key pass. */
export async function requireServiceRole(auth: Auth, c: Context): Promise<void> {
  if (isServiceRole(auth, c)) return;
  await verifyAccessToken(bearerToken(c), auth.secrets.signingKey, auth.now());
  throw forbidden("not_admin", "User not allowed");
}

/** Whether the secret key came as the bearer token, or as the key with no other token beside it. */
export function isServiceRole(auth: Auth, c: Context): boolean {
  const key = c.req.header("apikey") ?? "";
  const authorization = c.req.header("authorization");
  const credential = authorization ? (bearer(authorization) ?? "") : key;
  return same(credential, auth.secrets.secretKey);
}

function bearerToken(c: Context): string {
  const token = bearer(c.req.header("authorization") ?? "");
  if (!token) throw unauthorized("no_authorization", "This endpoint requires a Bearer token");
  return token;
}

const bearer = (authorization: string) => /^bearer (\S+)$/i.exec(authorization)?.[1];
