/** Cross-origin answers as the hosted service gives them: to anyone, without credentials. */

import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";

const open = honoCors({
  allowMethods: ["GET", "HEAD", "PUT", "PATCH", "POST", "DELETE", "OPTIONS", "TRACE", "CONNECT"],
  exposeHeaders: [
    "Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Link, Location, Preference-Applied, Range-Unit, Retry-After, X-Supabase-Api-Version, X-Total-Count",
  ],
  maxAge: 3600,
});

/** Answers preflights, and lets any page read the other answers. */
export const cors: MiddlewareHandler = async (context, next) => {
  const preflight = await open(context, next);
  // The hosted service says 200, Hono 204.
  return preflight && new Response(null, { status: 200, headers: preflight.headers });
};
