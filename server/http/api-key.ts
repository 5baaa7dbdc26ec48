/** The key that every call brings: the site's public one, or the secret one of the operator. */

import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Secrets } from "#server/secrets.ts";
import { ApiError } from "./errors.ts";

export interface Keys {
  publishable: string;
  secrets: Pick<Secrets, "pairs">;
}

export interface KeyVariables {
  keyKind: "publishable" | "secret";
}

/** Refuses a request without a known key, except on paths that mails and other services open. */
export function requireApiKey(
  keys: Keys,
  openPaths: readonly string[] = [],
): MiddlewareHandler<{ Variables: KeyVariables }> {
  return async (context, next) => {
    const given = context.req.header("apikey") ?? bearerToken(context.req.header("Authorization"));
    const kind = given === undefined ? undefined : kindOf(given, keys);
    if (!kind && !openPaths.includes(context.req.path)) throw given ? invalidKey() : noKey();
    context.set("keyKind", kind ?? "publishable");
    await next();
  };
}

/** The token of an `Authorization` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(header ?? "")?.[1];
}

/** Which of the two keys this is, if it is one. */
export function kindOf(given: string, keys: Keys): KeyVariables["keyKind"] | undefined {
  if (isSame(given, keys.publishable)) return "publishable";
  if (keys.secrets.pairs.some(({ secretKey }) => isSame(given, secretKey))) return "secret";
  return undefined;
}

/** Takes the same time wherever the two differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const noKey = () =>
  new ApiError(401, {
    message: "No API key found in request",
    hint: "No `apikey` request header or url param was found.",
  });

const invalidKey = () =>
  new ApiError(401, {
    message: "Invalid API key",
    hint: "Double check your Supabase `anon` or `service_role` API key.",
  });
