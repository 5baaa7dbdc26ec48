import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import type { files, PagePath } from "#shop/pages.ts";
import { policyPaths } from "#shop/policy.ts";

/** An address that every shop has: shop/pages.ts lists them for those who render and link to them. */
type Address = Exclude<PagePath | (typeof files)[number], "/">;

const at = (address: Address, file: string) => route(address.slice(1), file);

/** Every address of the site. */
export default [
  layout("storefront/layout.tsx", [
    index("storefront/home-page.tsx"),
    at("/financing", "financing/financing-page.tsx"),
    at("/auth", "auth/auth-page.tsx"),
    at("/auth/forgot-password", "auth/forgot-page.tsx"),
    at("/auth/email-link", "auth/email-link-page.tsx"),
    at("/auth/new-password", "auth/new-password-page.tsx"),
    at("/auth/confirm", "auth/confirm-page.tsx"),
    at("/account", "account/account-page.tsx"),
    at("/deals", "products/deals-page.tsx"),
    route("deals/:room", "products/room-page.tsx"),
    route("deals/:room/:slug", "products/product-page.tsx", { id: "deal" }),
    at("/clearance-items", "products/clearance-page.tsx"),
    route("clearance-items/:slug", "products/product-page.tsx", { id: "clearance-item" }),
    at("/mattress-special", "products/mattress-page.tsx"),
    route("mattress-special/:slug", "products/product-page.tsx", { id: "mattress" }),
    at("/instore-specials", "products/in-store-page.tsx"),
    route("instore-specials/:slug", "products/product-page.tsx", { id: "in-store-special" }),
    route("lists/:category/:page", "products/list-page.tsx"),
    at("/package-deals", "products/packages-page.tsx"),
    route("package-deals/:packageId", "products/package-page.tsx"),
    layout("blog/blog-layout.tsx", [
      at("/blog", "blog/blog-page.tsx"),
      route("blog/category/:category", "blog/blog-page.tsx", { id: "blog-category" }),
    ]),
    route("blog/:id", "blog/article-page.tsx"),
    at("/checkout", "cart/checkout-page.tsx"),
    at("/saved", "cart/saved-page.tsx"),
    at("/compare", "compare/compare-page.tsx"),
    at("/search", "search/search-page.tsx"),
    at("/store-locations", "locations/locations-page.tsx"),
    ...policyPaths.map((address) =>
      route(address.slice(1), "policies/policy-page.tsx", { id: address.slice(1) }),
    ),
    route("*", "storefront/not-found-page.tsx"),
  ]),
  // One route for every page that shop/admin-pages.ts names: each public page carries the list of routes.
  route("admin/:page?/:slug?", "admin/admin-route.tsx"),
  at("/blog/feed.xml", "blog/feed.ts"),
  at("/search-index.json", "search/index-file.ts"),
  at("/sitemap.xml", "seo/sitemap.ts"),
  at("/robots.txt", "seo/robots.ts"),
  at("/.well-known/security.txt", "seo/security.ts"),
  at("/site.webmanifest", "seo/manifest.ts"),
  at("/live.json", "live/live-file.ts"),
  at("/policies.json", "policies/policy-texts.ts"),
  at("/delivery.json", "delivery/delivery-file.ts"),
  at("/feeds/products.xml", "feeds/product-feed.ts"),
  at("/feeds/local-inventory.xml", "feeds/local-inventory.ts"),
  route("products/lists/:category.json", "products/list-cards-file.ts"),
  route("products/:slug.json", "products/product-facts-file.ts"),
  route("products/words/:category.json", "products/search-terms-file.ts"),
  route("products/sizes/:category.json", "products/list-sizes-file.ts"),
] satisfies RouteConfig;
