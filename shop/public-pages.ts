/** The one list of what the site publishes: who renders it, the sitemap and the tests read this. */
import { articlePath, categories, categoryPath } from "./articles.ts";
import {
  countPages,
  listAddresses,
  listedAsSold,
  listNames,
  listPagePath,
  productPath,
  productsOf,
} from "./lists.ts";
import type { Snapshot } from "./snapshot.ts";

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
    ...listNames.flatMap((category) =>
      Array.from({ length: countPages(snapshot, category) - 1 }, (_, index) =>
        page(listPagePath(category, index + 2)),
      ),
    ),
    ...snapshot.packages.map(({ id }) => page(`/package-deals/${id}`)),
    ...productsOf(snapshot).map((product) => ({
      path: productPath(product),
      changed: product.addedOn,
    })),
    ...snapshot.formerProducts.map((product) => ({
      path: productPath(product),
      changed: product.soldOn,
      // A piece that was sold leaves the sitemap together with its list; its address goes on answering.
      ...(product.isListed ? {} : { unlisted: true as const }),
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
    ...[...productsOf(snapshot), ...listedAsSold(snapshot)].map(
      ({ slug }) => `/products/${slug}.json`,
    ),
    ...listNames
      .filter((category) => countPages(snapshot, category) > 1)
      .map((category) => `/products/lists/${category}.json`),
    ...listNames.map((category) => `/products/words/${category}.json`),
    ...listNames.map((category) => `/products/sizes/${category}.json`),
    "/blog/feed.xml",
    "/live.json",
    "/policies.json",
    "/feeds/products.xml",
    "/feeds/local-inventory.xml",
    "/products/delivery.json",
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
  "/compare",
  "/search",
  "/auth",
  "/auth/forgot-password",
  "/auth/email-link",
  "/auth/new-password",
  "/account",
  "/admin",
  "/admin/products",
  "/admin/add",
  // Stands for every piece: whoever serves the site answers /admin/products/<slug> with it.
  "/admin/products/piece",
  "/admin/offers",
  "/admin/hours",
  "/admin/settings",
  "/admin/labels",
  "/admin/changes",
  "/admin/financing-leads",
  "/admin/users",
  "/404",
];

function page(path: string): PublicPage {
  return { path };
}
