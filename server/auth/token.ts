/** POST /token: every way to get a session without a mail or text. */

import type { Context } from "hono";
import * as v from "valibot";
import { captchaFields, checkCaptcha } from "./captcha.ts";
import type { Auth } from "./deps.ts";
import { badRequest, invalid } from "./errors.ts";
import { exchangeAuthCode } from "./flows.ts";
import { idTokenGrant } from "./id-token.ts";
import { originOf, query, readBody, text } from "./request.ts";
import { refreshSession, startSession, tokenResponse } from "./sessions.ts";
import { requirePhone } from "./texts.ts";
import { findUserByEmail, findUserByPhone, isBanned, type UserRow } from "./users.ts";
import { web3Grant } from "./web3.ts";

export async function token(auth: Auth, c: Context): Promise<Response> {
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

async function passwordGrant(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, passwordBody);
  await checkCaptcha(auth, c, body);
  if (body.email !== "" && body.phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.");
  }
  if (body.email === "" && body.phone === "") throw invalid("missing email or phone");
  if (body.phone !== "") requirePhone(auth, "Phone logins are disabled");

  const origin = originOf(auth, c);
  const account = body.email ? body.email.toLowerCase() : body.phone.replace(/[+ ]/g, "");
  // Counted before the password is looked at, so that guesses sent together count too.
  await auth.limiter.take("signInByAddress", origin.address);
  await auth.limiter.take("signInByAccount", account);

  const user = await auth.database.transaction((tx) =>
    body.email ? findUserByEmail(tx, body.email) : findUserByPhone(tx, account),
  );
  const matches = await auth.passwords.verify(user?.encrypted_password ?? null, body.password);
  if (!user || !matches) throw badRequest("invalid_credentials", "Invalid login credentials");
  await auth.limiter.giveBack("signInByAddress", origin.address);
  await auth.limiter.giveBack("signInByAccount", account);
  checkMayEnter(auth, user, body.email ? "email" : "phone");

  const grant = await auth.database.transaction((tx) =>
    startSession(tx, auth, user, "password", origin),
  );
  return c.json(await tokenResponse(auth, grant));
}

function checkMayEnter(auth: Auth, user: UserRow, by: "email" | "phone"): void {
  if (isBanned(user, auth.now())) throw badRequest("user_banned", "User is banned");
  if (by === "email" && !user.email_confirmed_at) {
    throw badRequest("email_not_confirmed", "Email not confirmed");
  }
  if (by === "phone" && !user.phone_confirmed_at) {
    throw badRequest("phone_not_confirmed", "Phone not confirmed");
  }
}

const refreshBody = v.object({ refresh_token: text });

async function refreshTokenGrant(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, refreshBody);
  if (body.refresh_token === "") throw invalid("refresh_token required");
  await auth.limiter.take("refreshByAddress", originOf(auth, c).address);
  return c.json(await tokenResponse(auth, await refreshSession(auth, body.refresh_token)));
}

const pkceBody = v.object({ auth_code: text, code_verifier: text });

async function pkceGrant(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, pkceBody);
  if (body.auth_code === "" || body.code_verifier === "") {
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const origin = originOf(auth, c);
  await auth.limiter.take("verifyByAddress", origin.address);
  const exchange = { code: body.auth_code, verifier: body.code_verifier };
  return c.json(await tokenResponse(auth, await exchangeAuthCode(auth, exchange, origin)));
}
