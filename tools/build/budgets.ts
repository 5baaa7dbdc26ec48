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
  authJs: 115.25,
  html: 14,
  /** With an article's own style. */
  css: 10.5,
  font: 20,
} as const;

/** One page of every kind that shoppers see; those of products and of accounts say so. */
export const weighedPages: Record<string, "page" | "product" | "auth"> = {
  "/": "page",
  "/deals": "product",
  "/deals/bedroom": "product",
  "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed": "product",
  "/clearance-items": "product",
  "/mattress-special": "product",
  "/instore-specials": "product",
  "/package-deals": "product",
  "/package-deals/package-5": "product",
  "/financing": "page",
  "/blog": "page",
  "/blog/room-design-3": "page",
  "/checkout": "page",
  "/saved": "page",
  "/compare": "page",
  "/search": "page",
  "/store-locations": "page",
  "/return-policy": "page",
  "/404": "page",
  "/auth": "auth",
};
