import { type ComponentType, lazy, Suspense } from "react";
import { watchSession } from "#app/auth/visitor.ts";
import { mayBeSignedIn } from "#app/auth/visitor-store.ts";
import { Frame } from "#app/storefront/layout.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { OwnerShell } from "./shell/owner-shell.tsx";

type Load = () => Promise<{ default: ComponentType }>;

/** Every page by the part of the address after /admin/. */
const pages: Record<string, Load> = {
  "financing-leads": () => import("./leads/leads-page.tsx"),
  users: () => import("./users/users-page.tsx"),
  "": () => import("./today/today-page.tsx"),
  products: () => import("./products/products-page.tsx"),
  "products/:slug": () => import("./products/product-page.tsx"),
  add: () => import("./pieces/add-page.tsx"),
  offers: () => import("./offers/offers-page.tsx"),
  hours: () => import("./hours/hours-page.tsx"),
  settings: () => import("./settings/settings-page.tsx"),
  labels: () => import("./labels/labels-page.tsx"),
  changes: () => import("./changes/changes-page.tsx"),
};

const lazyPages = new Map(Object.entries(pages).map(([name, load]) => [name, lazy(load)]));

// Fetched while the guard asks who it is: the browser keeps what it has loaded.
if (typeof document !== "undefined") {
  // What a page has loaded is kept for when there is no line; a day's pictures would fill the list.
  performance.setResourceTimingBufferSize(5_000);
  const [, , name = "", slug] = location.pathname.split("/");
  const key = keyOf(name, slug);
  void pages[key]?.().catch(() => undefined);
  // The guard, which waits for the answer, comes only when all of this is here.
  if (mayBeSignedIn()) watchSession();
}

function keyOf(name: string, slug: string | undefined) {
  return slug === undefined ? name : `${name}/:slug`;
}

interface AdminPagesProps {
  /** The part of the address after /admin/. */
  name: string;
  slug: string | undefined;
}

/** The page at an address of the back office, in its frame. */
export default function AdminPages({ name, slug }: AdminPagesProps) {
  const key = keyOf(name, slug);
  const Page = lazyPages.get(key);
  if (Page) {
    return (
      <OwnerShell worksOffline={key === "add"}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </OwnerShell>
    );
  }
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

function Loading() {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}
