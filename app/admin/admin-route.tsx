/**
 * Every page of the back office. One thin route, because each public page carries the list of routes
 * with the scripts that each needs; what it shows is in admin-pages.tsx.
 */
import { lazy, Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { seo } from "#app/lib/seo.ts";
import type { Route } from "./+types/admin-route";
import adminCss from "./admin.css?url";

export { ErrorBoundary } from "#app/storefront/layout.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];

const titles: Record<string, string> = {
  "": "Today",
  products: "Products",
  add: "Add a closeout",
  offers: "Offers",
  hours: "Hours",
  settings: "Settings",
  changes: "Changes",
  labels: "Labels",
  "financing-leads": "Financing Leads",
  users: "Manage Users",
};

export const meta: Route.MetaFunction = ({ matches, params: { page = "" } }) => [
  ...seo(matches, { title: titles[page] ?? "Back office" }),
  { name: "robots", content: "noindex, nofollow" },
];

// Filters live in the address; there is nothing to load again when it changes.
export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false;

const AdminPages = lazy(() => import("./admin-pages.tsx"));

export default function AdminRoute({ params: { page, slug } }: Route.ComponentProps) {
  return (
    <Suspense>
      <AdminPages name={page ?? ""} slug={slug} />
    </Suspense>
  );
}
