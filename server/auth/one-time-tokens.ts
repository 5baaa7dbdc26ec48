/** Links and six-digit codes that work once, for an hour if nothing else is said, and are kept as hashes only. */

import type { Transaction } from "#server/database/database.ts";
import type { AuthContext } from "./context.ts";
import { keyedHash, randomCode, randomToken, sha256 } from "./hashing.ts";
import { lockUser } from "./users.ts";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token"
  | "reauthentication_token";

export const TOKEN_MINUTES = 60;
const MAX_CODE_ATTEMPTS = 5;
/** Several mails may be on their way, asked for by whomever; each one's link works until one was used. */
const LIVE_LINKS = 12;

/** Marks the tokens of a PKCE flow, by which clients know them. */
export const PKCE_PREFIX = "pkce_";

export interface OneTimeToken {
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  flow_state_id: string | null;
}

export interface NewToken {
  /** What a link carries. */
  token: string;
  /** What a person types. */
  code: string;
}

/**
 * Makes a link and a code; the codes of earlier messages of the same kind, asked for from the same
 * address, stop working.
 */
export async function createToken(
  tx: Transaction,
  auth: AuthContext,
  options: { userId: string; type: TokenType; relatesTo: string; flowId?: string; until?: Date },
): Promise<NewToken> {
  const { userId, type, relatesTo, flowId, until } = options;
  const now = auth.now();
  const token = `${flowId ? PKCE_PREFIX : ""}${randomToken()}`;
  const code = randomCode();
  await lockUser(tx, userId);
  await tx.query(
    `update auth.one_time_tokens set code_hash = null
     where user_id = $1 and token_type = $2 and asked_from = $3`,
    [userId, type, auth.callerAddress ?? ""],
  );
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type = $2 and (
       relates_to <> $3 or id not in (
         select id from auth.one_time_tokens where user_id = $1 and token_type = $2
         order by created_at desc limit ${LIVE_LINKS - 1}))`,
    [userId, type, relatesTo],
  );
  await tx.query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id, expires_at,
        created_at, asked_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      type,
      sha256(token),
      codeHash(auth.secrets.secretKey, type, relatesTo, code),
      relatesTo,
      flowId ?? null,
      until ?? new Date(now.getTime() + TOKEN_MINUTES * 60_000),
      now,
      auth.callerAddress ?? "",
    ],
  );
  return { token, code };
}

/** The live token that a link carries. */
export async function findByToken(
  tx: Transaction,
  auth: AuthContext,
  token: string,
  types: TokenType[],
): Promise<OneTimeToken | undefined> {
  await lockOwners(tx, "token_hash", sha256(token));
  const { rows } = await tx.query<OneTimeToken>(
    `select user_id, token_type, relates_to, flow_state_id from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2) and expires_at > $3 for update`,
    [sha256(token), types, auth.now()],
  );
  return rows[0];
}

/**
 * The live token whose code was typed. Every guess counts: a code dies after five from where it was
 * asked for, and after five from all other addresses together, which takes nothing from the first.
 */
export async function findByCode(
  tx: Transaction,
  auth: AuthContext,
  guess: { code: string; relatesTo: string; types: TokenType[]; from: string; userId?: string },
): Promise<OneTimeToken | undefined> {
  const { code, relatesTo, types, from, userId } = guess;
  await lockOwners(tx, "relates_to", relatesTo);
  const { rows } = await tx.query<OneTimeToken & { code_hash: string }>(
    `update auth.one_time_tokens set
       code_attempts = code_attempts + (asked_from = $5)::int,
       code_attempts_elsewhere = code_attempts_elsewhere + (asked_from <> $5)::int
     where relates_to = $1 and token_type = any($2) and expires_at > $3
       and code_hash is not null and ${MAX_CODE_ATTEMPTS} >
           case when asked_from = $5 then code_attempts else code_attempts_elsewhere end
       and ($4::uuid is null or user_id = $4::uuid)
     returning user_id, token_type, relates_to, flow_state_id, code_hash`,
    [relatesTo, types, auth.now(), userId ?? null, from],
  );
  const { pairs } = auth.secrets;
  return rows.find((row) =>
    pairs.some(
      ({ secretKey }) => row.code_hash === codeHash(secretKey, row.token_type, relatesTo, code),
    ),
  );
}

/** Two links of one account that are used at once take turns: each sees what the other one did. */
const lockOwners = (tx: Transaction, column: "token_hash" | "relates_to", value: string) =>
  tx.query(
    `select from auth.users
     where id in (select user_id from auth.one_time_tokens where ${column} = $1)
     order by id for no key update`,
    [value],
  );

/** Ends the account's links and codes of these kinds, or of every kind. */
export async function discardTokens(
  tx: Transaction,
  userId: string,
  types?: TokenType[],
): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and ($2::text[] is null or token_type = any($2::text[]))`,
    [userId, types ?? null],
  );
}

function codeHash(key: string, type: TokenType, relatesTo: string, code: string): string {
  return keyedHash(key, `${type} ${relatesTo}`, code);
}
