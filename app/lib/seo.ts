import type { MetaDescriptor } from "react-router";
import { site } from "#content/shop.ts";
import { settings } from "./backend.ts";

interface Seo {
  title?: string;
  description?: string;
  /** The page's own address, for the canonical link: "/deals". */
  path?: string;
  /** Address of a 1200 × 630 picture or larger; the shop's own where a page has none. */
  image?: string;
  type?: "website" | "article" | "product";
}

/** Title, description, canonical link and sharing tags of one page. */
export function seo({
  title,
  description = site.description,
  path,
  image = "/share.jpg",
  type = "website",
}: Seo): MetaDescriptor[] {
  const fullTitle = title
    ? `${title} | ${site.name}`
    : `${site.name}: closeout furniture, Metro Detroit`;
  const url = path === undefined ? undefined : `${settings.siteUrl}${path}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title ?? site.name },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    ...(url
      ? [
          { tagName: "link", rel: "canonical", href: url } as const,
          { property: "og:url", content: url },
        ]
      : []),
    { property: "og:image", content: `${settings.siteUrl}${image}` },
  ];
}
