/** Headers that every answer carries, but for files of the site, which have those of their release. */

import type { MiddlewareHandler } from "hono";

const year = 31_536_000;

/** Pages have a policy of their own; whatever else is opened in a browser may do nothing there. */
const policyOfOthers = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders({ siteUrl }: { siteUrl: string }): MiddlewareHandler {
  const isSecure = siteUrl.startsWith("https:");
  return async (context, next) => {
    await next();
    if (context.get("hasOwnHeaders")) return;
    const { headers } = context.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    if (isSecure) headers.set("Strict-Transport-Security", `max-age=${year}`);
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", policyOfOthers);
    }
  };
}
