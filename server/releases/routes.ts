/** The site for requests that come by Hono: unknown addresses, other spellings, other methods. */

import { promisify } from "node:util";
import type { Context, MiddlewareHandler } from "hono";
import { type Entry, pageAddress, type RequestHeaders } from "./addresses.ts";
import type { Site } from "./site.ts";

/** Serves the current release; any address that it does not have gets its 404 page. */
export function serveSite(site: Site): MiddlewareHandler {
  return async (context) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return context.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    const url = new URL(context.req.url);
    const address = decoded(url.pathname);
    if (address === undefined) return context.text("Bad Request", 400);
    const entry = site.find(address);
    const own = pageAddress(address);
    if (!entry && own !== address && !address.includes("//") && site.find(own)) {
      return context.redirect(`${encodeURI(own)}${url.search}`, 308);
    }
    const found = entry ?? site.missing();
    return found ? answer(context, site, found) : context.text("Not Found", 404);
  };
}

async function answer(context: Context, site: Site, entry: Entry): Promise<Response> {
  const { status, headers, object, part } = entry.answer(requestHeaders(context));
  const pairs: [string, string][] = [];
  for (let at = 0; at < headers.length; at += 2) pairs.push([headers[at]!, headers[at + 1]!]);
  if (!object || context.req.method === "HEAD")
    return new Response(null, { status, headers: pairs });
  const whole = await promisify(site.bodies.read)(object, entry.share);
  const body = part ? whole?.subarray(part.start, part.end + 1) : whole;
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: pairs });
}

function requestHeaders({ req }: Context): RequestHeaders {
  return {
    "accept-encoding": req.header("Accept-Encoding"),
    "if-none-match": req.header("If-None-Match"),
    "if-range": req.header("If-Range"),
    range: req.header("Range"),
  };
}

function decoded(pathname: string): string | undefined {
  try {
    const address = decodeURIComponent(pathname);
    return address.includes("\0") ? undefined : address;
  } catch {
    return undefined;
  }
}
