import { useEffect, useLayoutEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { shopFacts } from "#app/site/shop-facts.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import type { Route } from "./+types/root";
import appCss from "./app.css?url";
import { CartProvider } from "./cart/cart-context.tsx";
import displayFont from "./fonts/bricolage-grotesque.woff2?url";
import textFont from "./fonts/figtree.woff2?url";
import { useServiceWorker } from "./offline/use-service-worker.ts";
import printCss from "./print.css?url";
import { snapshotOf } from "./site/snapshot.server.ts";
import { headScript } from "./start/head-script.ts";
import { PageScripts } from "./start/page-scripts.tsx";
import { replayPresses, settlePage } from "./start/replay-presses.ts";
import { Frame } from "./storefront/layout.tsx";
import type { loader as notFound } from "./storefront/not-found-page.tsx";
import { NotFoundWithPicture } from "./storefront/not-found-picture.tsx";
import { ToastHost } from "./ui/toast-host.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { shop: shopFacts(snapshotOf(context)) };
}

// Pages without a server loader, and the blog's list, which filters what is here already.
const pagesWithoutData =
  /^\/(account|admin|auth|blog(\/category|$)|checkout|compare|saved|search)(\/|$)/;

/** The frame's facts come anew with the data of another page; for them alone nothing is asked. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname !== currentUrl.pathname && !pagesWithoutData.test(nextUrl.pathname);

export const links: Route.LinksFunction = () => [
  ...[textFont, displayFont].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: appCss },
  { rel: "stylesheet", media: "print", href: printCss },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* iPhones wrap in links what they take for one, before the scripts start. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131917" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <KeptPlace />
        <PageScripts />
      </body>
    </html>
  );
}

/** Back finds its place. Without the script of <ScrollRestoration>, whose part in a painted page is starter.js's. */
function KeptPlace() {
  useScrollRestoration();
  useLayoutEffect(settlePage, []);
  return null;
}

export default function App() {
  useServiceWorker();
  useEffect(() => void replayPresses(), []);
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
