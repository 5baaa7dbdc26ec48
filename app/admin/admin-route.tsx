/**
 * Every page of the back office. One thin route, because each public page carries the list of routes
 * with the scripts that each needs; what it shows is in admin-pages.tsx.
 */
import { lazy, Suspense, useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { ErrorBoundary as ErrorPage } from "#app/storefront/layout.tsx";
import { adminPageAt } from "#shop/admin-pages.ts";
import type { Route } from "./+types/admin-route";
import adminCss from "./admin.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: adminCss }];

/** The address that the params stand for. */
const addressOf = ({ page, slug }: Route.ComponentProps["params"]) =>
  ["/admin", page, slug].filter(Boolean).join("/");

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...seo(matches, { title: adminPageAt(addressOf(params))?.title ?? "Back office" }),
  { name: "robots", content: "noindex, nofollow" },
];

// Filters live in the address; there is nothing to load again when it changes.
export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false;

const AdminPages = lazy(() => import("./admin-pages.tsx"));

/** Has the server count it, as use-error-reports.ts does where the page goes on. */
export function ErrorBoundary() {
  useEffect(() => void navigator.sendBeacon("/staff-page-errors"), []);
  return <ErrorPage />;
}

export default function AdminRoute({ params }: Route.ComponentProps) {
  return (
    <Suspense>
      <AdminPages path={adminPageAt(addressOf(params))?.path} />
    </Suspense>
  );
}
