import { type ComponentType, lazy, Suspense } from "react";
import { Link } from "react-router";
import { watchSession } from "#app/auth/visitor.ts";
import { mayBeSignedIn } from "#app/auth/visitor-store.ts";
import { Frame } from "#app/storefront/layout.tsx";
import { button } from "#app/ui/button.ts";
import { NotFound } from "#app/ui/not-found.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { type AdminPath, adminPageAt, adminPages } from "#shop/admin-pages.ts";
import { OwnerShell } from "./shell/owner-shell.tsx";
import { useIsLimited } from "./use-is-limited.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** What each page shows. */
const pages: Record<AdminPath, Load> = {
  "/admin": () => import("./today/today-page.tsx"),
  "/admin/products": () => import("./products/products-page.tsx"),
  "/admin/products/:slug": () => import("./products/product-page.tsx"),
  "/admin/add": () => import("./products/editor/add-page.tsx"),
  "/admin/import": () => import("./import/import-page.tsx"),
  "/admin/scan": () => import("./scan/scan-page.tsx"),
  "/admin/count": () => import("./count/count-page.tsx"),
  "/admin/lots": () => import("./lots/lots-page.tsx"),
  "/admin/labels": () => import("./labels/labels-page.tsx"),
  "/admin/financing-leads": () => import("./leads/leads-page.tsx"),
  "/admin/sales": () => import("./sales/sales-page.tsx"),
  "/admin/hours": () => import("./hours/hours-page.tsx"),
  "/admin/offers": () => import("./offers/offers-page.tsx"),
  "/admin/articles": () => import("./articles/articles-page.tsx"),
  "/admin/changes": () => import("./changes/changes-page.tsx"),
  "/admin/users": () => import("./users/users-page.tsx"),
  "/admin/setup": () => import("./setup/setup-page.tsx"),
  "/admin/settings": () => import("./settings/settings-page.tsx"),
};

const lazyPages = new Map(adminPages.map(({ path }) => [path, lazy(pages[path])]));

// Fetched while the guard asks who it is: the browser keeps what it has loaded.
if (typeof document !== "undefined") {
  // What a page has loaded is kept for when there is no line; a day's pictures would fill the list.
  performance.setResourceTimingBufferSize(5_000);
  const asked = adminPageAt(location.pathname.replace(/\/$/, ""));
  if (asked) void pages[asked.path]().catch(() => undefined);
  // The guard, which waits for the answer, comes only when all of this is here.
  if (mayBeSignedIn()) watchSession();
}

/** A page of the back office in its frame, or that there is none at an address. */
export default function AdminPages({ path }: { path: AdminPath | undefined }) {
  const Page = path && lazyPages.get(path);
  if (Page) {
    return (
      <OwnerShell worksOffline={path === "/admin/add"}>
        <SalesLimit path={path}>
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
        </SalesLimit>
      </OwnerShell>
    );
  }
  return (
    <Frame>
      <NotFound />
      {mayBeSignedIn() ? (
        <p className="pb-16 text-center">
          <Link to="/admin" className="underline">
            Back to Today, in the back office
          </Link>
        </p>
      ) : null}
    </Frame>
  );
}

/** Says so where a page is not for somebody who is limited to the sales floor. */
function SalesLimit({ path, children }: { path: AdminPath; children: React.ReactNode }) {
  const isLimited = useIsLimited();
  if (!isLimited || adminPages.some((page) => page.path === path && page.isForSales)) {
    return children;
  }
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-4xl">Access Denied</h1>
      <p className="text-ink-soft">You don't have permission to access this page.</p>
      <p className="max-w-[52ch] text-ink-soft">
        Your account is limited to the sales floor: leads, holds, sales, counts and texts. Ask the
        owner if you need more.
      </p>
      <Link to="/admin" className={button()}>
        Go to Today
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}
