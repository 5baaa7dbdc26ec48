/** The one list of what the site publishes: who renders it, the sitemap and the tests read this. */
import { articlePath, categories, categoryPath } from "#app/blog/categories.ts";
import { listAddresses, listNames, productPath, productsOf } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";

export interface PublicPage {
  path: string;
  /** YYYY-MM-DD */
  changed?: string;
  /** Search engines have no business listing it. */
  unlisted?: true;
}

/** Every page, in the order of the sitemap. */
export function publicPages(snapshot: Snapshot): readonly PublicPage[] {
  return [
    ...["/", "/financing", "/store-locations", "/deals", "/package-deals", "/blog"].map(page),
    ...listNames.map((category) => page(listAddresses[category].path)),
    ...snapshot.packages.map(({ id }) => page(`/package-deals/${id}`)),
    ...productsOf(snapshot).map((product) => ({
      path: productPath(product),
      changed: product.addedOn,
    })),
    ...categories.map(({ slug }) => page(categoryPath(slug))),
    ...snapshot.articles.map(({ id, published, checked }) => ({
      path: articlePath(id),
      changed: checked ?? published,
    })),
    ...snapshot.policies.map((policy) => page(policy.path)),
    ...unlistedPaths.map((path) => ({ path, unlisted: true as const })),
  ];
}

/** Every file that is no page. */
export function publicFiles(snapshot: Snapshot): readonly string[] {
  return [
    ...productsOf(snapshot).map(({ slug }) => `/products/${slug}.json`),
    ...listNames.map((category) => `/products/words/${category}.json`),
    "/blog/feed.xml",
    "/live.json",
    "/search-index.json",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/site.webmanifest",
  ];
}

const unlistedPaths = [
  "/checkout",
  "/saved",
  "/search",
  "/auth",
  "/auth/forgot-password",
  "/auth/email-link",
  "/auth/new-password",
  "/account",
  "/admin/financing-leads",
  "/admin/users",
  "/404",
];

function page(path: string): PublicPage {
  return { path };
}
