/** Sessions: their refresh tokens, how sure they are of the person (aal), and their end. */

import type { Transaction } from "#server/database/database.ts";
import type { AmrEntry } from "./access-tokens.ts";
import type { AuthContext } from "./context.ts";
import { badRequest } from "./errors.ts";
import { keyedHash, randomToken, sha256 } from "./hashing.ts";
import { deviceHash, isNewDevice, queueNewDeviceEmail } from "./known-devices.ts";
import type { RequestOrigin } from "./request.ts";
import { findUserById, isBanned, lockUser, reloadUser, type UserRow } from "./users.ts";

export interface SessionRow {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2";
  factor_id: string | null;
  not_after: string | Date | null;
  created_at: string | Date;
  refreshed_at: string | Date | null;
}

/** How a person proved who they are, in the words of the `amr` claim. */
export type Method =
  | "password"
  | "otp"
  | "totp"
  | "oauth"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "mfa/phone"
  | "mfa/webauthn"
  | "web3";

/** What the transaction leaves for the answer: signing needs no database. */
export interface Grant {
  user: UserRow;
  session: SessionRow;
  refreshToken: string;
  amr: AmrEntry[];
  /** A mail about it waits to be sent. */
  isNewDevice?: boolean;
}

/** A client that lost the answer to its refresh may ask again within this time. */
const REUSE_GRACE_MS = 10_000;

/** Signs the person in, in one statement: many people do, on a database with one connection. */
export async function startSession(
  tx: Transaction,
  auth: AuthContext,
  user: UserRow,
  method: Method,
  origin: RequestOrigin,
): Promise<Grant> {
  const now = auth.now();
  const refreshToken = randomToken();
  const { rows } = await tx.query<SessionRow & { is_new_device: boolean }>(
    `with session as (
       insert into auth.sessions (user_id, user_agent, ip, created_at, updated_at)
       values ($1, $2, $3, $4, $4) returning *
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       select id, $5, $4, $4 from session
     ), token as (
       insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
       select $6, user_id, id, $4, $4 from session
     ), account as (
       update auth.users set last_sign_in_at = $4, updated_at = $4 where id = $1
     ), device as (
       insert into auth.known_devices (user_id, device, first_seen_at, last_seen_at)
       values ($1, $7, $4, $4)
       on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
     )
     select session.*, ${isNewDevice} as is_new_device from session`,
    [
      user.id,
      origin.userAgent.slice(0, 500),
      origin.address,
      now,
      method,
      sha256(refreshToken),
      deviceHash(auth, user.id, origin),
    ],
  );
  const { is_new_device, ...session } = rows[0]!;
  if (is_new_device) await queueNewDeviceEmail(tx, auth, user, origin);
  return {
    user: { ...user, last_sign_in_at: now, updated_at: now },
    session,
    isNewDevice: is_new_device,
    refreshToken,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  };
}

/**
 * Signs the person in. Where they are signed in already, in the session that the request bears, that session
 * goes on, with this proof of who they are noted at the present second.
 */
export async function proveSession(
  tx: Transaction,
  auth: AuthContext,
  current: SessionRow | undefined,
  user: UserRow,
  method: Method,
  origin: RequestOrigin,
): Promise<Grant> {
  if (current?.user_id !== user.id) return startSession(tx, auth, user, method, origin);
  await lockUser(tx, user.id);
  const { rows } = await tx.query("select from auth.sessions where id = $1", [current.id]);
  if (rows.length === 0) return startSession(tx, auth, user, method, origin);
  await addMethod(tx, current.id, method, auth.now());
  return renewSession(tx, auth, current.id);
}

/**
 * Swaps a refresh token for its successor. Each successor is computed from its parent with the
 * server's key, so a client that lost an answer gets the same one again while only hashes are kept.
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<Grant> {
  const outcome = await auth.database.transaction((tx) => rotate(tx, auth, token));
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** Returns, rather than throws, the refusal that must not undo the end of the session. */
async function rotate(tx: Transaction, auth: AuthContext, token: string): Promise<Grant | Error> {
  const now = auth.now();
  const { rows } = await tx.query<
    SessionRow & { revoked: boolean; used_at: string | Date; idle_days: number }
  >(
    `select s.*, t.revoked, t.updated_at as used_at,
       (select sessions_idle_days from private.settings) as idle_days
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1 for update of s, t`,
    [sha256(token)],
  );
  const found = rows[0];
  const user = found && (await findUserById(tx, found.user_id));
  if (!found || !user) {
    return badRequest("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  }
  if (isBanned(user, now)) {
    return badRequest("user_banned", "Invalid Refresh Token: User Banned");
  }
  if (found.not_after !== null && new Date(found.not_after) < now) {
    return badRequest("session_expired", "Invalid Refresh Token: Session Expired");
  }
  const lastUse = new Date(found.refreshed_at ?? found.created_at).getTime();
  if (now.getTime() - lastUse > found.idle_days * DAY_MS) {
    await endSession(tx, found.id);
    return badRequest("session_expired", "Invalid Refresh Token: Session Expired (Inactivity)");
  }
  if (!found.revoked) {
    return grantFor(tx, user, found, await replaceToken(tx, auth, found, token));
  }
  if (now.getTime() - new Date(found.used_at).getTime() <= REUSE_GRACE_MS) {
    const active = await activeSuccessor(tx, auth, token);
    return grantFor(tx, user, found, active ?? (await addToken(tx, found, now)));
  }
  auth.log.warn("A refresh token was reused, so its session was ended", { session: found.id });
  await endSession(tx, found.id);
  return badRequest("refresh_token_already_used", "Invalid Refresh Token: Already Used");
}

/** A fresh token for a session whose claims changed; the client's old one counts as just used. */
export async function renewSession(
  tx: Transaction,
  auth: AuthContext,
  sessionId: string,
): Promise<Grant> {
  const now = auth.now();
  const { rows } = await tx.query<SessionRow>(
    "select * from auth.sessions where id = $1 for update",
    [sessionId],
  );
  const session = rows[0]!;
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2
     where session_id = $1 and not revoked`,
    [sessionId, now],
  );
  const user = await reloadUser(tx, session.user_id);
  return grantFor(tx, user, session, await addToken(tx, session, now));
}

async function replaceToken(
  tx: Transaction,
  auth: AuthContext,
  session: SessionRow,
  token: string,
): Promise<string> {
  const next = successor(auth, token);
  await tx.query(
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = $3 where token = $1
       returning user_id, session_id
     ), fresh as (
       insert into auth.refresh_tokens
         (token, parent, user_id, session_id, created_at, updated_at)
       select $2, $1, user_id, session_id, $3, $3 from used
     )
     update auth.sessions set refreshed_at = $3, updated_at = $3 where id = $4`,
    [sha256(token), sha256(next), auth.now(), session.id],
  );
  return next;
}

async function activeSuccessor(
  tx: Transaction,
  auth: AuthContext,
  token: string,
): Promise<string | undefined> {
  let next = token;
  // More refreshes than this within the grace are no accident.
  for (let step = 0; step < 5; step += 1) {
    next = successor(auth, next);
    const { rows } = await tx.query<{ revoked: boolean }>(
      "select revoked from auth.refresh_tokens where token = $1",
      [sha256(next)],
    );
    if (!rows[0]) return undefined;
    if (!rows[0].revoked) return next;
  }
  return undefined;
}

const DAY_MS = 24 * 3_600_000;

const successor = (auth: AuthContext, token: string) =>
  keyedHash(auth.secrets.secretKey, "refresh token", token);

async function addToken(tx: Transaction, session: SessionRow, now: Date): Promise<string> {
  const token = randomToken();
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [sha256(token), session.user_id, session.id, now],
  );
  return token;
}

/** Notes one more way in which the session's person proved who they are. */
export async function addMethod(
  tx: Transaction,
  sessionId: string,
  method: Method,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, now],
  );
}

async function grantFor(
  tx: Transaction,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
): Promise<Grant> {
  const { rows } = await tx.query<{ method: string; updated_at: string | Date }>(
    `select authentication_method as method, updated_at from auth.mfa_amr_claims
     where session_id = $1 order by updated_at desc, created_at desc`,
    [session.id],
  );
  return {
    user,
    session,
    refreshToken,
    amr: rows.map(({ method, updated_at }) => ({
      method,
      timestamp: Math.floor(new Date(updated_at).getTime() / 1000),
    })),
  };
}

export const endSession = (tx: Transaction, sessionId: string) =>
  tx.query("delete from auth.sessions where id = $1", [sessionId]);

export const endAllSessions = (tx: Transaction, userId: string) =>
  tx.query("delete from auth.sessions where user_id = $1", [userId]);

export const endOtherSessions = (tx: Transaction, userId: string, sessionId: string) =>
  tx.query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
