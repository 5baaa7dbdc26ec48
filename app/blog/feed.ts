import { absoluteUrl } from "#app/lib/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { articlePath } from "#shop/articles.ts";
import { escapeHtml } from "#shop/html.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/feed";
import { articlesOf } from "./articles.ts";

/** The blog as an RSS feed, /blog/feed.xml. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(rss(snapshotOf(context)), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}

function rss(snapshot: Snapshot) {
  const articles = articlesOf(snapshot);
  const built = articles
    .slice(0, 1)
    .map(
      ({ published }) => `    <lastBuildDate>${new Date(published).toUTCString()}</lastBuildDate>`,
    );
  const items = articles.map(({ id, title, excerpt, category, published }) => {
    const url = escapeHtml(absoluteUrl(articlePath(id)));
    return `    <item>
      <title>${escapeHtml(title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(published).toUTCString()}</pubDate>
      <category>${escapeHtml(category.name)}</category>
      <description>${escapeHtml(excerpt)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(snapshot.shop.name)}: Style &amp; Care Blog</title>
    <link>${escapeHtml(absoluteUrl("/blog"))}</link>
    <atom:link href="${escapeHtml(absoluteUrl("/blog/feed.xml"))}" rel="self" type="application/rss+xml"/>
    <description>How to choose furniture, make it fit, and keep it.</description>
    <language>en-us</language>
${[...built, ...items].join("\n")}
  </channel>
</rss>
`;
}
