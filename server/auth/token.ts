/** POST /token: every way to get a session without a mail or text. */

import type { Context } from "hono";
import * as v from "valibot";
import { idTokenGrant } from "#server/auth/providers/id-token.ts";
import { web3Grant } from "#server/auth/providers/web3.ts";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { AuthContext } from "./context.ts";
import { badRequest, invalid } from "./errors.ts";
import { findSignedIn } from "./guards.ts";
import { throttleGuesses } from "./known-addresses.ts";
import { exchangeAuthCode } from "./pkce.ts";
import { query, readBody, requestOrigin, text } from "./request.ts";
import { proveSession, refreshSession } from "./sessions.ts";
import { requireTexts } from "./sms-codes.ts";
import { tokenResponse } from "./token-response.ts";
import { findUserByEmail, findUserByPhone, isBanned, type UserRow } from "./users.ts";

export async function token(auth: AuthContext, c: Context): Promise<Response> {
  switch (query(c, "grant_type")) {
    case "password":
      return passwordGrant(auth, c);
    case "refresh_token":
      return refreshTokenGrant(auth, c);
    case "pkce":
      return pkceGrant(auth, c);
    case "id_token":
      return idTokenGrant(auth, c);
    case "web3":
      return web3Grant(auth, c);
    default:
      throw badRequest("invalid_credentials", "unsupported_grant_type");
  }
}

const passwordBody = v.object({ email: text, phone: text, password: text, ...captchaFields });

async function passwordGrant(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, passwordBody);
  await checkCaptcha(auth, c, body);
  if (body.email !== "" && body.phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.");
  }
  if (body.email === "" && body.phone === "") throw invalid("missing email or phone");
  if (body.phone !== "") requireTexts(auth, "Phone logins are disabled");

  const origin = requestOrigin(auth, c);
  const account = body.email ? body.email.toLowerCase() : body.phone.replace(/[+ ]/g, "");
  // Counted before the password is looked at, so that guesses sent together count too.
  await auth.limiter.consume("signInByAddress", origin.address);
  const here = `${account} ${origin.address}`;
  await auth.limiter.consume("signInByAccountAndAddress", here);

  const user = await auth.database.transaction((tx) =>
    body.email ? findUserByEmail(tx, body.email) : findUserByPhone(tx, account),
  );
  await throttleGuesses(auth, account, user, origin.address);
  const matches = await auth.passwords.verify(user?.encrypted_password ?? null, body.password);
  if (!user || !matches) throw badRequest("invalid_credentials", "Invalid login credentials");
  await auth.limiter.refund("signInByAddress", origin.address);
  await auth.limiter.refund("signInByAccountAndAddress", here);
  await auth.limiter.refund("signInByAccount", account);
  checkMayEnter(auth, user, body.email ? "email" : "phone");
  await renewHash(auth, user, body.password);

  const signedIn = await findSignedIn(auth, c);
  const grant = await auth.database.transaction((tx) =>
    proveSession(tx, auth, signedIn?.session, user, "password", origin),
  );
  return c.json(await tokenResponse(auth, grant));
}

/** An account that moved here gets a hash of ours, unless its password was changed meanwhile. */
async function renewHash(auth: AuthContext, user: UserRow, password: string): Promise<void> {
  const { id, encrypted_password: stored } = user;
  if (stored === null || !auth.passwords.isOutdated(stored)) return;
  const renewed = await auth.passwords.hash(password);
  await auth.database.transaction((tx) =>
    tx.query(
      "update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2",
      [id, stored, renewed],
    ),
  );
}

function checkMayEnter(auth: AuthContext, user: UserRow, by: "email" | "phone"): void {
  if (isBanned(user, auth.now())) throw badRequest("user_banned", "User is banned");
  if (by === "email" && !user.email_confirmed_at) {
    throw badRequest("email_not_confirmed", "Email not confirmed");
  }
  if (by === "phone" && !user.phone_confirmed_at) {
    throw badRequest("phone_not_confirmed", "Phone not confirmed");
  }
}

const refreshBody = v.object({ refresh_token: text });

async function refreshTokenGrant(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, refreshBody);
  if (body.refresh_token === "") throw invalid("refresh_token required");
  await auth.limiter.consume("refreshByAddress", requestOrigin(auth, c).address);
  return c.json(await tokenResponse(auth, await refreshSession(auth, body.refresh_token)));
}

const pkceBody = v.object({ auth_code: text, code_verifier: text });

async function pkceGrant(auth: AuthContext, c: Context): Promise<Response> {
  const body = await readBody(c, pkceBody);
  if (body.auth_code === "" || body.code_verifier === "") {
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const origin = requestOrigin(auth, c);
  await auth.limiter.consume("verifyByAddress", origin.address);
  const exchange = { code: body.auth_code, verifier: body.code_verifier };
  return c.json(await tokenResponse(auth, await exchangeAuthCode(auth, exchange, origin)));
}
