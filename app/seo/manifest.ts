import { site } from "#content/shop.ts";

/** How the site looks on a phone's home screen, /site.webmanifest: a prerendered file. */
export function loader() {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
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
