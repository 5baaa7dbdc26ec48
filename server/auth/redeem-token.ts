/** What a one-time token does when it is used: confirms, recovers, or moves an address or number. */

import type { Transaction } from "#server/database/database.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, forbidden, unprocessable } from "./errors.ts";
import { discardTokens, type OneTimeToken } from "./one-time-tokens.ts";
import { issueAuthCode } from "./pkce.ts";
import type { RequestOrigin } from "./request.ts";
import { type Grant, proveSession, type SessionRow } from "./sessions.ts";
import {
  confirmEmail,
  confirmPhone,
  findUserByEmail,
  findUserById,
  findUserByPhone,
  insertIdentity,
  isBanned,
  reloadUser,
  type UserRow,
  updateIdentityData,
} from "./users.ts";

/** A session; or a code for one (PKCE); or the first of two confirmations of a change. */
export type Redeemed = Grant | { authCode: string } | "awaiting_other_email";

/**
 * Uses a token up and does what it was made for. Refusals keep what the guess has counted. A session of the same
 * account that the request bears goes on, instead of another one that would begin.
 */
export async function redeem(
  auth: AuthContext,
  origin: RequestOrigin,
  type: string,
  isLink: boolean,
  find: (tx: Transaction) => Promise<OneTimeToken | undefined>,
  current?: SessionRow,
): Promise<Redeemed> {
  const outcome = await auth.database
    .transaction(async (tx): Promise<Redeemed | AuthError> => {
      const token = await find(tx);
      const user = token && (await findUserById(tx, token.user_id));
      if (!token || !user) {
        return forbidden(
          "otp_expired",
          isLink ? "Email link is invalid or has expired" : "Token has expired or is invalid",
        );
      }
      if (isBanned(user, auth.now())) return forbidden("user_banned", "User is banned");
      const done = await apply(tx, auth, token, user, type);
      if (done !== "done") return done;
      if (isLink && token.flow_state_id) {
        return { authCode: await issueAuthCode(tx, auth, token.flow_state_id) };
      }
      const after = await reloadUser(tx, user.id);
      return proveSession(tx, auth, current, after, "otp", origin);
    })
    .catch(refuseTaken);
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function apply(
  tx: Transaction,
  auth: AuthContext,
  token: OneTimeToken,
  user: UserRow,
  type: string,
): Promise<"done" | "awaiting_other_email" | AuthError> {
  const now = auth.now();
  switch (token.token_type) {
    case "confirmation_token":
      await discardTokens(tx, user.id);
      if (type === "sms") await confirmPhone(tx, user.id, now);
      else await confirmEmail(tx, user.id, now);
      return "done";
    case "recovery_token":
      await discardTokens(tx, user.id, ["recovery_token", "confirmation_token"]);
      if (!user.email_confirmed_at) await claimByMail(tx, auth, user);
      return "done";
    case "email_change_token_current":
    case "email_change_token_new":
      return changeEmail(tx, auth, token, user);
    case "phone_change_token":
      return changePhone(tx, auth, user);
    default:
      throw new Error(`No verification accepts a ${token.token_type}`);
  }
}

/**
 * The address turns out to be somebody's who did not follow the mail of the sign-up: the person who set the
 * password may be another person, so it counts no more.
 */
async function claimByMail(tx: Transaction, auth: AuthContext, user: UserRow): Promise<void> {
  await tx.query("update auth.users set encrypted_password = null where id = $1", [user.id]);
  await confirmEmail(tx, user.id, auth.now());
}

/** Both addresses agree, in either order; where mails reach no one the new one is enough. */
async function changeEmail(
  tx: Transaction,
  auth: AuthContext,
  token: OneTimeToken,
  user: UserRow,
): Promise<"done" | "awaiting_other_email" | AuthError> {
  const now = auth.now();
  const isFirst = user.email_change_confirm_status === 0;
  if (auth.rules.confirmEmail && isFirst && user.email) {
    await discardTokens(tx, user.id, [token.token_type]);
    await tx.query("update auth.users set email_change_confirm_status = 1 where id = $1", [
      user.id,
    ]);
    return "awaiting_other_email";
  }
  const email = user.email_change;
  await discardTokens(tx, user.id);
  if (await findUserByEmail(tx, email)) {
    return emailExists();
  }
  await tx.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
       email_confirmed_at = coalesce(email_confirmed_at, $3), updated_at = $3
     where id = $1`,
    [user.id, email, now],
  );
  const data = { email, email_verified: true };
  if (!(await updateIdentityData(tx, user.id, "email", data, now))) {
    await insertIdentity(tx, { userId: user.id, provider: "email", data }, now);
  }
  await tx.query(
    "update auth.users set raw_user_meta_data = raw_user_meta_data || $2::text::jsonb where id = $1",
    [user.id, JSON.stringify(data)],
  );
  return "done";
}

async function changePhone(
  tx: Transaction,
  auth: AuthContext,
  user: UserRow,
): Promise<"done" | AuthError> {
  const now = auth.now();
  const phone = user.phone_change;
  await discardTokens(tx, user.id, ["phone_change_token"]);
  if (await findUserByPhone(tx, phone)) {
    return phoneExists();
  }
  await tx.query(
    `update auth.users set phone = $2, phone_change = '', phone_confirmed_at = $3, updated_at = $3
     where id = $1`,
    [user.id, phone, now],
  );
  const data = { phone, phone_verified: true };
  if (!(await updateIdentityData(tx, user.id, "phone", data, now))) {
    await insertIdentity(tx, { userId: user.id, provider: "phone", data }, now);
  }
  return "done";
}

const emailExists = () =>
  unprocessable("email_exists", "A user with this email address has already been registered");

const phoneExists = () =>
  unprocessable("phone_exists", "A user with this phone number has already been registered");

/** Another account got the address or number between our look and our write. */
function refuseTaken(error: Error & { code?: string }): AuthError {
  if (error.code === "23505" && error.message.includes("users_email_key")) return emailExists();
  if (error.code === "23505" && error.message.includes("users_phone_key")) return phoneExists();
  throw error;
}
