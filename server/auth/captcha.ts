/** The check that a person, not a program, sent the request: Cloudflare Turnstile, where set. */

import type { Context } from "hono";
import * as v from "valibot";
import type { AuthContext } from "./context.ts";
import { AuthError, badRequest } from "./errors.ts";
import { isServiceRole } from "./guards.ts";
import { requestOrigin, text } from "./request.ts";

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

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
  const { success, "error-codes": codes = [] } = await siteverify(auth, {
    secret,
    response: token,
    remoteip: requestOrigin(auth, c).address,
  });
  if (success !== true) throw refused(codes.join(", "));
}

async function siteverify(
  auth: AuthContext,
  fields: Record<string, string>,
): Promise<{ success?: boolean; "error-codes"?: string[] }> {
  try {
    const answer = await auth.fetch(SITEVERIFY, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    });
    return await answer.json();
  } catch (error) {
    auth.log.error("The captcha service did not answer", { error: String(error) });
    throw new AuthError(500, "unexpected_failure", "captcha verification process failed");
  }
}

const refused = (why: string) =>
  badRequest("captcha_failed", `captcha protection: request disallowed (${why})`);
