/** Cross-origin answers as the hosted service gives them: to anyone, without credentials. */

import type { MiddlewareHandler } from "hono";

const methods = "GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT";

const exposed = [
  "Content-Encoding",
  "Content-Location",
  "Content-Range",
  "Content-Type",
  "Date",
  "Link",
  "Location",
  "Preference-Applied",
  "Range-Unit",
  "Retry-After",
  "X-Supabase-Api-Version",
  "X-Total-Count",
].join(", ");

/** Answers preflights, and lets any page read the other answers. */
export function cors(): MiddlewareHandler {
  return async (context, next) => {
    if (isPreflight(context.req.raw)) {
      const headers = new Headers({
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": methods,
        "Access-Control-Max-Age": "3600",
        Vary: "Access-Control-Request-Headers",
      });
      const asked = context.req.header("Access-Control-Request-Headers");
      if (asked) headers.set("Access-Control-Allow-Headers", asked);
      return new Response(null, { status: 200, headers });
    }
    await next();
    context.res.headers.set("Access-Control-Allow-Origin", "*");
    context.res.headers.set("Access-Control-Expose-Headers", exposed);
  };
}

function isPreflight(request: Request): boolean {
  return request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method");
}
