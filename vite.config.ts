import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./tools/build/lean-router.ts";
import { minifyAgain } from "./tools/build/minify-again.ts";
import { publicSettings } from "./tools/build/public-settings.ts";

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:3001";

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), leanRouter(), minifyAgain(["framework", "site"])],
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  server: {
    // Pages are prerendered through a preview. It would watch the folder that they are written to and
    // look at all of them again after each: a build of 2,000 pages took over ten minutes.
    watch: isPreview ? null : undefined,
    proxy: Object.fromEntries(
      ["/auth/v1", "/rest/v1", "/dev", "/healthz", "/readyz"].map((path) => [path, backend]),
    ),
  },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // One file that every page needs and that changes only with an upgrade.
              name: "framework",
              priority: 3,
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
            },
            {
              // What lists, products and packages share: small modules weigh less together.
              name: "shop",
              priority: 1,
              test: /\/app\/(products\/(badge|banner|breadcrumbs|call-to-order|card-picture|excerpt|labels|price|package-price|product-card|stand-in-note|structured-data|load-product|load-json)|lib\/after-paint|cart\/(entry-card|save-button|saved))\.tsx?$/,
            },
            {
              // Lists of products and of articles have it in common, and nothing else.
              name: "list-picture",
              priority: 2,
              test: /\/list-picture\.tsx$/,
            },
            {
              name: "showrooms",
              priority: 1,
              test: /\/(showroom-card|lazy-map|map-host)\.tsx?$/,
            },
            {
              // One file for what every public page shows around its content.
              name: "site",
              priority: 2,
              test: /\/(content\/shop|app\/(root|lib\/(backend|persisted-store|money|seo|use-hydrated)|auth\/(visitor|visitor-store|callback|account-links)|ui\/(button|cn|icon|nav-link|picture|toast|toast-host)|cart\/(cart|cart-store|cart-context|cart-button)|search\/(search-box|search-address)|offline\/use-service-worker|storefront\/(layout|header|footer|wordmark|navigation|theme-choice|error-page|not-found)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
}));
