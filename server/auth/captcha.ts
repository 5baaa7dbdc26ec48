/** The check that a person, not a program, sent the request: Cloudflare Turnstile, where set. */

import type { Context } from "hono";
import * as v from "valibot";
import { verifyTurnstile } from "#server/http/turnstile.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, badRequest } from "./errors.ts";
import { isServiceRole } from "./guards.ts";
import { requestOrigin, text } from "./request.ts";

/** The part of a body that carries the captcha's answer. */
export const captchaFields = {
  gotrue_meta_security: v.nullish(v.object({ captcha_token: text })),
};

interface CaptchaBody {
  gotrue_meta_security?: { captcha_token: string } | null;
}

export async function checkCaptcha(
  auth: AuthContext,
  c: Context,
  body: CaptchaBody,
): Promise<void> {
  const secret = auth.env.turnstileSecret;
  if (!secret || isServiceRole(auth, c)) return;
  const token = body.gotrue_meta_security?.captcha_token.trim() ?? "";
  if (token === "") throw refused("no captcha_token found in request");
  const verdict = await verifyTurnstile(auth.fetch, {
    secret,
    token,
    address: requestOrigin(auth, c).address,
    siteUrl: auth.env.siteUrl,
    action: "account",
  }).catch((error) => {
    auth.log.error("The captcha service did not answer", { error: String(error) });
    throw new AuthError(500, "unexpected_failure", "captcha verification process failed");
  });
  if (!verdict.isPerson) throw refused(verdict.why.join(", "));
}

const refused = (why: string) =>
  badRequest("captcha_failed", `captcha protection: request disallowed (${why})`);
