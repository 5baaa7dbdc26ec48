import { indexedPages } from "./indexed-pages.ts";
import { absoluteUrl } from "./structured-data.ts";
import { escapeXml } from "./xml.ts";

/** The list of pages for search engines, /sitemap.xml: a prerendered file. */
export function loader() {
  return new Response(sitemap(), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function sitemap() {
  const urls = indexedPages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
