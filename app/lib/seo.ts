import type { MetaDescriptor } from "react-router";
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

/** What a page's `meta` is told about the routes around it, the root first. */
export type MetaMatches = readonly [
  { loaderData?: { shop: { name: string; area: string } } | undefined },
  ...(readonly unknown[]),
];

/** Title, description, canonical link and sharing tags of one page. */
export function seo(
  [root]: MetaMatches,
  { title, description, path, image = "/share.jpg", type = "website" }: Seo,
): MetaDescriptor[] {
  const shop = root.loaderData!.shop;
  const fullTitle = title
    ? `${title} | ${shop.name}`
    : `${shop.name}: closeout furniture, ${shop.area}`;
  const url = path === undefined ? undefined : `${settings.siteUrl}${path}`;
  return [
    { title: fullTitle },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    { property: "og:site_name", content: shop.name },
    { property: "og:title", content: title ?? shop.name },
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
