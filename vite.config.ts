import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { publicSettings } from "./scripts/public-settings.ts";

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:3001";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  server: {
    proxy: Object.fromEntries(
      ["/auth/v1", "/rest/v1", "/dev", "/healthz"].map((path) => [path, backend]),
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
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
            },
            {
              // One file for what every public page shows around its content.
              name: "site",
              test: /\/app\/(root|site|lib\/(backend|money|seo)|auth\/(session|account-links)|ui\/(button|cn|icon|picture|toast|toast-host)|cart\/(cart|cart-store|device-store|cart-context|cart-button)|search\/search-box|storefront\/(layout|header|footer|wordmark|navigation|theme-choice|error-page|not-found))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
