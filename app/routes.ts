import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("storefront/layout.tsx", [
    index("storefront/home-page.tsx"),
    route("financing", "financing/financing-page.tsx"),
    route("auth", "auth/auth-page.tsx"),
    route("auth/forgot-password", "auth/forgot-page.tsx"),
    route("auth/email-link", "auth/email-link-page.tsx"),
    route("auth/new-password", "auth/new-password-page.tsx"),
    route("account", "account/account-page.tsx"),
    ...prefix("admin", [
      layout("admin/layout.tsx", [
        route("financing-leads", "admin/leads/leads-page.tsx"),
        route("users", "admin/users/users-page.tsx"),
      ]),
    ]),
    route("deals", "products/deals-page.tsx"),
    route("deals/:room", "products/room-page.tsx"),
    route("deals/:room/:slug", "products/product-page.tsx", { id: "deal" }),
    route("clearance-items", "products/clearance-page.tsx"),
    route("clearance-items/:slug", "products/product-page.tsx", { id: "clearance-item" }),
    route("mattress-special", "products/mattress-page.tsx"),
    route("mattress-special/:slug", "products/product-page.tsx", { id: "mattress" }),
    route("instore-specials", "products/in-store-page.tsx"),
    route("instore-specials/:slug", "products/product-page.tsx", { id: "in-store-special" }),
    route("package-deals", "products/packages-page.tsx"),
    route("package-deals/:packageId", "products/package-page.tsx"),
    layout("blog/blog-layout.tsx", [
      route("blog", "blog/blog-page.tsx"),
      route("blog/category/:category", "blog/blog-page.tsx", { id: "blog-category" }),
    ]),
    route("blog/:id", "blog/article-page.tsx"),
    route("checkout", "cart/checkout-page.tsx"),
    route("saved", "cart/saved-page.tsx"),
    route("search", "search/search-page.tsx"),
    route("store-locations", "locations/locations-page.tsx"),
    ...["return-policy", "shipping-policy", "privacy-policy", "terms-of-service"].map((path) =>
      route(path, "policies/policy-page.tsx", { id: path }),
    ),
    route("*", "storefront/not-found-page.tsx"),
  ]),
  route("blog/feed.xml", "blog/feed.ts"),
  route("search-index.json", "search/index-file.ts"),
  route("sitemap.xml", "seo/sitemap.ts"),
  route("robots.txt", "seo/robots.ts"),
  route(".well-known/security.txt", "seo/security.ts"),
  route("site.webmanifest", "seo/manifest.ts"),
  route("live.json", "products/live-file.ts"),
  route("products/:slug.json", "products/product-facts-file.ts"),
  route("products/words/:category.json", "products/list-words-file.ts"),
] satisfies RouteConfig;
