/** Where a link in a mail may lead: only to addresses that the shop's owner listed. */

import type { Context } from "hono";
import { own } from "#shop/own.ts";
import type { AuthContext } from "./context.ts";

/** The `redirect_to` of a request where it is allowed, else the site. */
export function redirectTo(auth: AuthContext, c: Context): string {
  return allowedRedirect(auth, c.req.query("redirect_to") ?? c.req.header("redirect_to"));
}

/** The address itself where it is allowed, else the site. */
export function allowedRedirect(auth: AuthContext, wanted: string | undefined): string {
  const { siteUrl, additionalRedirectUrls } = auth.env;
  const target = URL.parse(wanted ?? "");
  if (!target || target.username || target.password) return siteUrl;
  if (target.protocol.startsWith("http") && target.origin === new URL(siteUrl).origin) {
    return target.href;
  }
  const listed = additionalRedirectUrls.some((pattern) => matches(pattern, target));
  return listed ? target.href : siteUrl;
}

/** As the hosted service matches: `**` is anything, `*` anything but a dot or slash, `?` one such. */
function matches(pattern: string, target: URL): boolean {
  const source = pattern
    .split(/(\*\*|\*|\?)/)
    .map((part) => own(globs, part) ?? part.replace(/[.+^${}()|[\]\\/]/g, "\\$&"))
    .join("");
  const withoutFragment = target.href.replace(/#.*$/, "");
  const expression = new RegExp(`^${source}/?$`);
  return expression.test(withoutFragment);
}

const globs: Record<string, string> = { "**": ".*", "*": "[^./]*", "?": "[^./]" };
