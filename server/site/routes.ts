/** The site for requests that come by Hono: unknown addresses, other spellings, other methods. */

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
  const found = entry.answer(requestHeaders(context));
  const { status, headers } = found;
  const body = context.req.method === "HEAD" ? undefined : await site.bodyOf(found);
  return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers });
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
