import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import appCss from "./app.css?url";
import { CartProvider } from "./cart/cart-context.tsx";
import { snapshotOf } from "./catalog/snapshot.server.ts";
import displayFont from "./fonts/bricolage-grotesque.woff2?url";
import textFont from "./fonts/figtree.woff2?url";
import { useServiceWorker } from "./offline/use-service-worker.ts";
import { PageScripts } from "./start/page-scripts.tsx";
import { ErrorPage } from "./storefront/error-page.tsx";
import { Frame } from "./storefront/layout.tsx";
import { NotFound } from "./storefront/not-found.tsx";
import type { loader as notFound } from "./storefront/not-found-page.tsx";
import { NotFoundWithPicture } from "./storefront/not-found-picture.tsx";
import { shopFacts } from "./storefront/shop-facts.ts";
import { ToastHost } from "./ui/toast-host.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { shop: shopFacts(snapshotOf(context)) };
}

export const links: Route.LinksFunction = () => [
  ...[textFont, displayFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: appCss },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

// Before the first paint, so that a chosen theme never flashes the other one; and it listens to the
// footer's select itself, and before React does, so that choosing works until and while the page's
// scripts start: taking over a select, React sets it back to what the server wrote.
const applyTheme = `(()=>{const d=document.documentElement.dataset,apply=t=>{if(t==="light"||t==="dark")d.theme=t;else delete d.theme};try{apply(localStorage.getItem("theme"))}catch{}addEventListener("change",({target:t})=>{if(t.name!=="theme")return;apply(t.value);try{if(t.value==="system")localStorage.removeItem("theme");else localStorage.setItem("theme",t.value)}catch{}},!0)})()`;

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131917" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant. */}
        <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  useServiceWorker();
  return (
    <CartProvider>
      <Outlet />
      <ToastHost />
    </CartProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/**
 * What the 404 page shows already, until the router has seen that the address has no page. It has
 * to be the same, or React would put a second page under the first.
 */
export function HydrateFallback() {
  const picture = useRouteLoaderData<typeof notFound>("storefront/not-found-page");
  return (
    <CartProvider>
      <Frame>{picture ? <NotFoundWithPicture picture={picture} /> : <NotFound />}</Frame>
    </CartProvider>
  );
}
