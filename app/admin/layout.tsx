import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { AdminGuard } from "#app/auth/guard.tsx";
import { subscribe } from "#app/auth/visitor.ts";
import { visitorCheck } from "#app/auth/visitor-store.ts";
import { seo } from "#app/lib/seo.ts";
import { adminLinks } from "#app/storefront/navigation.ts";
import { NavLink } from "#app/ui/nav-link.tsx";
import { TooltipProvider } from "#app/ui/tooltip.tsx";
import type { Route } from "./+types/layout";
import { queryClient } from "./query-client.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Back office" }),
  { name: "robots", content: "noindex, nofollow" },
];

// Filters live in the address; there is nothing to load again when it changes.
export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs) => false;

export default function AdminLayout() {
  useEffect(forgetOthersData, []);
  return (
    <AdminGuard>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <div className="mx-auto w-full max-w-[110rem] px-4 pt-4 pb-16 sm:px-6">
            <nav aria-label="Back office" className="flex gap-1 border-b border-line">
              {adminLinks.map(({ to, label }) => (
                <NavLink
                  key={to}
                  to={to}
                  className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:text-spruce"
                >
                  {label}
                </NavLink>
              ))}
            </nav>
            <Outlet />
          </div>
        </TooltipProvider>
      </QueryClientProvider>
    </AdminGuard>
  );
}

let isSubscribed = false;

/** What one admin read is not left in memory for the next person at this screen, wherever they sign out. */
function forgetOthersData() {
  if (isSubscribed) return;
  isSubscribed = true;
  subscribe(() => {
    const { status, visitor } = visitorCheck();
    if (status === "done" && visitor.kind !== "admin") queryClient.clear();
  });
}
