/**
 * The one list of what the site publishes: who renders it, the sitemap, the menus and the tests read this.
 * app/routes.ts says which file answers each address.
 */
import { adminPages, adminProductShell } from "./admin-pages.ts";
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
import { policyPaths } from "./policy.ts";
import type { Category } from "./product.ts";
import type { Snapshot } from "./snapshot.ts";

/** Pages that every shop has, in the order of the sitemap. */
export const listedPages = [
  "/",
  "/financing",
  "/store-locations",
  "/deals",
  "/package-deals",
  "/blog",
] as const;

/** Pages that search engines have no business listing. */
export const unlistedPages = [
  "/checkout",
  "/saved",
  "/compare",
  "/search",
  "/auth",
  "/auth/forgot-password",
  "/auth/email-link",
  "/auth/new-password",
  "/auth/confirm",
  "/account",
] as const;

/** The address of a page that every shop has, as menus and routes name it. */
export type PagePath =
  | (typeof listedPages | typeof unlistedPages | typeof policyPaths)[number]
  | (typeof listAddresses)[Category]["path"];

/** Files that every shop has. */
export const files = [
  "/blog/feed.xml",
  "/live.json",
  "/policies.json",
  "/feeds/products.xml",
  "/feeds/local-inventory.xml",
  "/delivery.json",
  "/search-index.json",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
] as const;

/** One page of every kind that does not depend on what is sold, for tests of all of them. */
export const kindsOfPages: readonly string[] = [
  ...listedPages,
  ...(["bedroom", "clearance", "mattress", "in-store"] as const).map(
    (list) => listAddresses[list].path,
  ),
  policyPaths[0],
  ...unlistedPages,
];

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
    ...listedPages.map(page),
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
      // A product that was sold leaves the sitemap together with its list; its address goes on answering.
      ...(product.isListed ? {} : { unlisted: true as const }),
    })),
    ...categories.map(({ slug }) => page(categoryPath(slug))),
    ...snapshot.articles.map(({ id, published, checked }) => ({
      path: articlePath(id),
      changed: checked ?? published,
    })),
    ...snapshot.policies.map((policy) => page(policy.path)),
    ...[
      ...unlistedPages,
      ...adminPages.map(({ path }) =>
        path === "/admin/products/:slug" ? adminProductShell : path,
      ),
      "/404",
    ].map((path) => ({ path, unlisted: true as const })),
  ];
}

/** Every file that is no page. */
export function publicFiles(snapshot: Snapshot): readonly string[] {
  const products = [...productsOf(snapshot), ...listedAsSold(snapshot)];
  return [
    ...products.map(({ slug }) => `/products/${slug}.json`),
    ...listNames
      .filter((category) => countPages(snapshot, category) > 1)
      .map((category) => `/products/lists/${category}.json`),
    ...listNames.map((category) => `/products/words/${category}.json`),
    ...listNames.map((category) => `/products/sizes/${category}.json`),
    ...files,
    // Where pages ask that were published before the file had an address that no product can take.
    ...(products.some(({ slug }) => slug === "delivery") ? [] : ["/products/delivery.json"]),
  ];
}

function page(path: string): PublicPage {
  return { path };
}
