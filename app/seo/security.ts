import { site } from "#content/shop.ts";
import { absoluteUrl } from "./structured-data.ts";

const daysUntilStale = 365;

/** Whom to tell about a hole in the site, /.well-known/security.txt: a prerendered file. */
export function loader() {
  const expires = new Date(Date.now() + daysUntilStale * 86_400_000);
  const text = `Contact: mailto:${site.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${absoluteUrl("/.well-known/security.txt")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
