import { snapshotOf } from "#app/site/snapshot.server.ts";
import { shopDescription } from "#shop/shop-words.ts";
import type { Route } from "./+types/manifest";

/** How the site looks on a phone's home screen, /site.webmanifest. */
export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const { shop } = snapshot;
  const manifest = {
    name: shop.name,
    short_name: shop.name,
    description: shopDescription(snapshot),
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: "#fbf7f0",
    theme_color: "#1e4c39",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
