/** What search engines read: plain objects for `"script:ld+json"` in a page's meta. */

import { settings } from "./backend.ts";

/** An address of this site with its origin. */
export function absoluteUrl(path: string) {
  return `${settings.siteUrl}${path}`;
}

/** The way from the home page to this one; the last step is the page itself. */
export function breadcrumbList(steps: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
