import { listAddresses } from "#shop/lists.ts";
import { kindsOfPages } from "#shop/pages.ts";

/**
 * What a first visit to a page may weigh, in KB of 1,024 as it travels: brotli where it helps. The one
 * place that says so; page-weight.test.ts holds a build to it, docs/performance.md explains it.
 */
export const budgets = {
  /** Every script that a page loads by itself. */
  js: 100,
  /** The same where products are listed or shown. */
  productJs: 106,
  /** Signing in brings the auth client. */
  authJs: 116,
  html: 14,
  /** With an article's own style. */
  css: 10.5,
  font: 20,
} as const;

type Kind = "page" | "product" | "auth";

/** The heaviest products, packages and articles of the sample. */
const heaviest = [
  "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed",
  "/package-deals/package-5",
  "/blog/room-design-8",
];

/** One page of every kind that shoppers see, with which scripts it may have; no one begins at their account. */
export const weighedPages: ReadonlyMap<string, Kind> = new Map(
  [...kindsOfPages, ...heaviest, "/404"]
    .filter((path) => path !== "/account")
    .map((path) => [path, kindOf(path)]),
);

function kindOf(path: string): Kind {
  if (/^\/auth(\/|$)/.test(path)) return "auth";
  const lists = Object.values(listAddresses).map((list) => list.path);
  const isOfProducts = [...lists, "/deals", "/package-deals"].some(
    (list) => path === list || path.startsWith(`${list}/`),
  );
  return isOfProducts ? "product" : "page";
}
