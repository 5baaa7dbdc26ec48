/** Headers that every answer carries. */

import type { MiddlewareHandler } from "hono";

export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Content-Security-Policy", "frame-ancestors 'none'");
  };
}
