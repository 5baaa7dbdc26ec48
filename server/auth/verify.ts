/** GET and POST /verify: a link was opened, its button pressed, or a code typed. A GET changes nothing. */

import type { Context } from "hono";
import * as v from "valibot";
import type { Transaction } from "#server/database/database.ts";
import { own } from "#shop/own.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";
import { findSignedIn } from "./guards.ts";
import { findByCode, findByToken, PKCE_PREFIX, type TokenType } from "./one-time-tokens.ts";
import { pressPage } from "./press-page.ts";
import { type Redeemed, redeem } from "./redeem-token.ts";
import { redirectTo } from "./redirects.ts";
import type { RequestOrigin } from "./request.ts";
import { checkedEmail, checkedPhone, query, readBody, requestOrigin, text } from "./request.ts";
import type { SessionRow } from "./sessions.ts";
import { tokenResponse } from "./token-response.ts";

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

const FIRST_LINK_ACCEPTED =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const verifyBody = v.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});
type Verify = v.InferOutput<typeof verifyBody>;

/** A code or a link's token, sent by the site; or the press on the page of a link. */
export async function verifyByPost(auth: AuthContext, c: Context): Promise<Response> {
  // Only a link has its type in the address.
  if (c.req.query("type") !== undefined) return verifyByForm(auth, c);
  const body = await readBody(c, verifyBody);
  checkVerify(body);
  const origin = requestOrigin(auth, c);
  await auth.limiter.consume("verifyByAddress", origin.address);
  const outcome = body.token_hash
    ? await redeem(auth, origin, body.type, false, (tx) =>
        findByToken(tx, auth, body.token_hash, own(tokenTypes, body.type)!),
      )
    : await redeemCode(auth, origin, body, (await findSignedIn(auth, c))?.session);
  await auth.limiter.refund("verifyByAddress", origin.address);
  if (outcome === "awaiting_other_email") return c.json({ msg: FIRST_LINK_ACCEPTED, code: "200" });
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

async function redeemCode(
  auth: AuthContext,
  origin: RequestOrigin,
  body: Verify,
  current: SessionRow | undefined,
): Promise<Redeemed> {
  const relatesTo = body.email ? checkedEmail(body.email) : checkedPhone(body.phone);
  const here = `${relatesTo} ${origin.address}`;
  await auth.limiter.consume("verifyByAccountAndAddress", here);
  const guess = {
    code: body.token,
    relatesTo,
    types: own(tokenTypes, body.type)!,
    from: origin.address,
  };
  const find = (tx: Transaction) => findByCode(tx, auth, guess);
  const outcome = await redeem(auth, origin, body.type, false, find, current);
  await auth.limiter.refund("verifyByAccountAndAddress", here);
  return outcome;
}

/**
 * A link that leads to another app than the site, or that a tool made: asks for a press, because scanners and previews
 * of mails open what they find.
 */
export async function verifyByGet(auth: AuthContext, c: Context): Promise<Response> {
  const target = new URL(redirectTo(auth, c));
  try {
    checkLink(c);
  } catch (error) {
    return sendOnWithError(c, target, error);
  }
  return pressPage(c, {
    title: "One more press",
    words: `Press Continue to use the link from your email at ${target.host || "your app"}.`,
    button: "Continue",
    leadsTo: target.protocol.startsWith("http") ? target.origin : target.protocol,
  });
}

/** The press on that page: the browser is sent on with a session, a code or an error. */
async function verifyByForm(auth: AuthContext, c: Context): Promise<Response> {
  const target = new URL(redirectTo(auth, c));
  try {
    const { type, token } = checkLink(c);
    const origin = requestOrigin(auth, c);
    await auth.limiter.consume("verifyByAddress", origin.address);
    const outcome = await redeem(auth, origin, type, true, (tx) =>
      findByToken(tx, auth, token, own(tokenTypes, type)!),
    );
    await auth.limiter.refund("verifyByAddress", origin.address);
    await addOutcomeTo(auth, target, outcome, type, token.startsWith(PKCE_PREFIX));
  } catch (error) {
    return sendOnWithError(c, target, error);
  }
  return c.redirect(target.href, 303);
}

function checkLink(c: Context): { type: string; token: string } {
  const type = query(c, "type");
  const token = query(c, "token") || query(c, "token_hash");
  if (type === "") throw invalid("Verify requires a verification type");
  if (token === "") throw invalid("Verify requires a token or a token hash");
  if (!byMail.includes(type)) throw invalid("Unsupported verification type");
  return { type, token };
}

function sendOnWithError(c: Context, target: URL, error: unknown): Response {
  if (!(error instanceof AuthError)) throw error;
  const token = c.req.query("token") || c.req.query("token_hash");
  addErrorTo(target, error, token?.startsWith(PKCE_PREFIX) ?? false);
  return c.redirect(target.href, 303);
}

async function addOutcomeTo(
  auth: AuthContext,
  target: URL,
  outcome: Redeemed,
  type: string,
  isPkce: boolean,
): Promise<void> {
  if (outcome === "awaiting_other_email") {
    if (isPkce) target.searchParams.set("message", FIRST_LINK_ACCEPTED);
    target.hash = new URLSearchParams({ message: FIRST_LINK_ACCEPTED }).toString();
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

function addErrorTo(target: URL, error: AuthError, isPkce: boolean): void {
  const fields = new URLSearchParams({
    ...(oauthErrors[error.status] && { error: oauthErrors[error.status] }),
    error_code: error.code,
    error_description: error.message,
  });
  if (isPkce) for (const [name, value] of fields) target.searchParams.set(name, value);
  target.hash = fields.toString();
}
