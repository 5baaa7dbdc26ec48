import { absoluteUrl } from "#app/lib/structured-data.ts";

/** What crawlers are asked, /robots.txt. */
export function loader() {
  const text = `User-agent: *
Disallow: /admin/
Disallow: /auth/v1/
Disallow: /rest/v1/

Sitemap: ${absoluteUrl("/sitemap.xml")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
