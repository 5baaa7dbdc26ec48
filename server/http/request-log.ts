/** One line per API request: what was asked and how it went, nothing of what was in it. */

import type { MiddlewareHandler } from "hono";
import type { Log } from "../logging.ts";

/** The path is logged without its query, which may hold a phone number or a token. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    log.info("request", {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
    });
  };
}
