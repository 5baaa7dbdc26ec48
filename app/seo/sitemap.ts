import { absoluteUrl } from "#app/lib/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { escapeHtml } from "#shop/html.ts";
import { publicPages } from "#shop/pages.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/sitemap";

/** The list of pages for search engines, /sitemap.xml. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemap(snapshotOf(context)), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

function sitemap(snapshot: Snapshot) {
  const urls = publicPages(snapshot)
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `  <url><loc>${escapeHtml(absoluteUrl(path))}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
