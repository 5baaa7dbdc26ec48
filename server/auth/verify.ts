/** GET and POST /verify: a link was followed or a code typed. */

import type { Context } from "hono";
import * as v from "valibot";
import type { Transaction } from "../database/database.ts";
import type { Auth } from "./deps.ts";
import { AuthError, forbidden, invalid, unprocessable } from "./errors.ts";
import { issueAuthCode } from "./flows.ts";
import {
  discardTokens,
  findByCode,
  findByToken,
  type OneTimeToken,
  PKCE_PREFIX,
  type TokenType,
} from "./one-time-tokens.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, originOf, query, readBody, text } from "./request.ts";
import { type Grant, type Origin, startSession, tokenResponse } from "./sessions.ts";
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

/** Which one-time tokens each kind of verification accepts. */
const tokenTypes: Record<string, TokenType[]> = {
  signup: ["confirmation_token"],
  invite: ["confirmation_token"],
  email: ["confirmation_token", "recovery_token"],
  magiclink: ["recovery_token"],
  recovery: ["recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
  sms: ["confirmation_token"],
  phone_change: ["phone_change_token"],
};

const byMail = ["signup", "invite", "email", "magiclink", "recovery", "email_change"];
const byPhone = ["sms", "phone_change"];

const HALF_WAY =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** A session; or a code for one (PKCE); or the first of two confirmations of a change. */
type Outcome = Grant | { authCode: string } | "half-way";

const verifyBody = v.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});
type Verify = v.InferOutput<typeof verifyBody>;

/** A code or a link's token, sent by the site. */
export async function verifyByPost(auth: Auth, c: Context): Promise<Response> {
  const body = await readBody(c, verifyBody);
  checkVerify(body);
  const origin = originOf(auth, c);
  await auth.limiter.take("verifyByAddress", origin.address);
  const outcome = body.token_hash
    ? await redeem(auth, origin, body.type, false, (tx) =>
        findByToken(tx, auth, body.token_hash, tokenTypes[body.type]!),
      )
    : await redeemCode(auth, origin, body);
  await auth.limiter.giveBack("verifyByAddress", origin.address);
  if (outcome === "half-way") return c.json({ msg: HALF_WAY, code: "200" });
  if ("authCode" in outcome) throw new Error("A call by POST never ends in a code");
  return c.json(await tokenResponse(auth, outcome));
}

function checkVerify(body: Verify): void {
  if (body.type === "") throw invalid("Verify requires a verification type");
  if ((body.token === "") === (body.token_hash === "")) {
    throw invalid("Verify requires either a token or a token hash");
  }
  if (body.token_hash !== "") {
    if (body.email !== "" || body.phone !== "" || body.redirect_to !== "") {
      throw invalid("Only the token_hash and type should be provided");
    }
    if (!byMail.includes(body.type)) throw invalid("Invalid email verification type");
  } else if ((body.email === "") === (body.phone === "")) {
    throw invalid("Only an email address or phone number should be provided on verify");
  } else if (!(body.email ? byMail : byPhone).includes(body.type)) {
    throw invalid("Unsupported verification type");
  }
}

async function redeemCode(auth: Auth, origin: Origin, body: Verify): Promise<Outcome> {
  const relatesTo = body.email ? checkedEmail(body.email) : checkedPhone(body.phone);
  await auth.limiter.take("verifyByAccount", relatesTo);
  const guess = { code: body.token, relatesTo, types: tokenTypes[body.type]! };
  const outcome = await redeem(auth, origin, body.type, false, (tx) => findByCode(tx, auth, guess));
  await auth.limiter.giveBack("verifyByAccount", relatesTo);
  return outcome;
}

/** A link in a mail: the browser is sent on to the site with a session, a code or an error. */
export async function verifyByGet(auth: Auth, c: Context): Promise<Response> {
  // Mail scanners that only look must not use the link up.
  if (c.req.method === "HEAD") return c.body(null, 200);
  const type = query(c, "type");
  const token = query(c, "token") || query(c, "token_hash");
  const isPkce = token.startsWith(PKCE_PREFIX);
  const target = new URL(redirectTo(auth, c));
  try {
    if (type === "") throw invalid("Verify requires a verification type");
    if (token === "") throw invalid("Verify requires a token or a token hash");
    if (!byMail.includes(type)) throw invalid("Unsupported verification type");
    const origin = originOf(auth, c);
    await auth.limiter.take("verifyByAddress", origin.address);
    const outcome = await redeem(auth, origin, type, true, (tx) =>
      findByToken(tx, auth, token, tokenTypes[type]!),
    );
    await auth.limiter.giveBack("verifyByAddress", origin.address);
    await carry(auth, target, outcome, type, isPkce);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    carryError(target, error, isPkce);
  }
  return c.redirect(target.href, 303);
}

async function carry(
  auth: Auth,
  target: URL,
  outcome: Outcome,
  type: string,
  isPkce: boolean,
): Promise<void> {
  if (outcome === "half-way") {
    if (isPkce) target.searchParams.set("message", HALF_WAY);
    target.hash = new URLSearchParams({ message: HALF_WAY }).toString();
  } else if ("authCode" in outcome) {
    target.searchParams.set("code", outcome.authCode);
  } else {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = await tokenResponse(
      auth,
      outcome,
    );
    const session = { access_token, expires_at, expires_in, refresh_token, token_type, type };
    target.hash = new URLSearchParams(
      Object.entries(session).map(([name, value]) => [name, String(value)]),
    ).toString();
  }
}

const oauthErrors: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
};

function carryError(target: URL, error: AuthError, isPkce: boolean): void {
  const fields = new URLSearchParams({
    ...(oauthErrors[error.status] && { error: oauthErrors[error.status] }),
    error_code: error.code,
    error_description: error.message,
  });
  if (isPkce) for (const [name, value] of fields) target.searchParams.set(name, value);
  target.hash = fields.toString();
}

/** Uses a token up and does what it was made for. Refusals keep what the guess has counted. */
async function redeem(
  auth: Auth,
  origin: Origin,
  type: string,
  isLink: boolean,
  find: (tx: Transaction) => Promise<OneTimeToken | undefined>,
): Promise<Outcome> {
  const outcome = await auth.database.transaction(async (tx): Promise<Outcome | AuthError> => {
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
    return startSession(tx, auth, await reloadUser(tx, user.id), "otp", origin);
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function apply(
  tx: Transaction,
  auth: Auth,
  token: OneTimeToken,
  user: UserRow,
  type: string,
): Promise<"done" | "half-way" | AuthError> {
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
 * The address turns out to be somebody's who did not follow the mail of the sign-up: whoever set the
 * password may be another person, so it counts no more.
 */
async function claimByMail(tx: Transaction, auth: Auth, user: UserRow): Promise<void> {
  await tx.query("update auth.users set encrypted_password = null where id = $1", [user.id]);
  await confirmEmail(tx, user.id, auth.now());
}

/** Both addresses agree, in either order; where mails reach nobody the new one is enough. */
async function changeEmail(
  tx: Transaction,
  auth: Auth,
  token: OneTimeToken,
  user: UserRow,
): Promise<"done" | "half-way" | AuthError> {
  const now = auth.now();
  const isFirst = user.email_change_confirm_status === 0;
  if (auth.rules.confirmEmail && isFirst && user.email) {
    await discardTokens(tx, user.id, [token.token_type]);
    await tx.query("update auth.users set email_change_confirm_status = 1 where id = $1", [
      user.id,
    ]);
    return "half-way";
  }
  const email = user.email_change;
  await discardTokens(tx, user.id);
  if (await findUserByEmail(tx, email)) {
    return unprocessable(
      "email_exists",
      "A user with this email address has already been registered",
    );
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
  auth: Auth,
  user: UserRow,
): Promise<"done" | AuthError> {
  const now = auth.now();
  const phone = user.phone_change;
  await discardTokens(tx, user.id, ["phone_change_token"]);
  if (await findUserByPhone(tx, phone)) {
    return unprocessable(
      "phone_exists",
      "A user with this phone number has already been registered",
    );
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
