import { readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";
import { publicSettings } from "./app/lib/public-settings.ts";

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:3001";

/** Every page pays for React, its router and the frame, so terser takes what Vite’s own minifier leaves of them. */
const smallerFrame: Plugin = {
  name: "smaller-frame",
  async renderChunk(code, { name }) {
    if (name !== "framework" && name !== "site") return null;
    const small = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 2 },
      // In parentheses a function is compiled where it is parsed, in the background. Those around React
      // and its DOM are called at once: without them a phone parses them a second time, and waits.
      format: { wrap_func_args: name === "framework" },
    });
    return { code: small.code ?? code, map: null };
  },
};

/** What stands in the HTML of every page (`app/start/*.js?raw`) travels without its comments and long names. */
const smallerInlineScripts: Plugin = {
  name: "smaller-inline-scripts",
  enforce: "pre",
  apply: "build",
  async load(id) {
    if (!id.endsWith(".js?raw")) return null;
    const { code } = await minify(await readFile(id.slice(0, -"?raw".length), "utf8"), {
      ecma: 2017,
      compress: { passes: 2 },
    });
    return `export default ${JSON.stringify(code)}`;
  },
};

/** Scripts name each other by these, so each letter travels on every page; seven are the fewest for so many. */
const scriptName = "assets/[name]-[hash:7].js";
const shortNames = { entryFileNames: scriptName, chunkFileNames: scriptName };

export default defineConfig(({ command }) => ({
  plugins: [smallerInlineScripts, tailwindcss(), reactRouter(), smallerFrame],
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  server: {
    proxy: Object.fromEntries(
      ["/auth/v1", "/rest/v1", "/dev", "/healthz", "/readyz"].map((path) => [path, backend]),
    ),
  },
  build: {
    assetsInlineLimit: 0,
    // What every page has is not to be fetched ahead of a part: looking for it held up the press.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/^assets\/(framework|site|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      // React Router says these to programmers, who read them while they develop.
      treeshake: { manualPureFunctions: ["warning", "warnOnce"] },
      output: {
        codeSplitting: {
          groups: [
            {
              // One file that every page needs and that changes only with an upgrade.
              name: "framework",
              priority: 4,
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
            },
            {
              // What lists, products and packages share: small modules weigh less together.
              name: "shop",
              priority: 1,
              test: /\/app\/(products\/(badge|banner|banner-facts|breadcrumbs|call-to-order|free-tv|card-picture|excerpt|labels|price|product-card|compare-box|placeholder-note|structured-data|load-product)|lib\/(after-paint|load-json)|cart\/save-button)\.tsx?$|\/shop\/words\.ts$/,
            },
            {
              // What lists of products and of articles have in common.
              name: "list",
              priority: 2,
              test: /\/(list-picture)\.tsx?$/,
            },
            {
              // What a piece's page and its dialog ask of whoever reads them.
              name: "piece",
              priority: 1,
              test: /\/app\/(products\/own-sizes|delivery\/zip-field)\.tsx?$/,
            },
            {
              name: "blog",
              priority: 1,
              test: /\/app\/blog\/article-card\.tsx$|\/shop\/articles\.ts$/,
            },
            {
              name: "showrooms",
              priority: 1,
              test: /\/(showroom-card|lazy-map|map-host)\.tsx?$/,
            },
            {
              // One file for what every public page shows around its content.
              name: "site",
              priority: 3,
              test: /\/app\/(root|start\/(page-scripts|replay-presses|head-script|lazy)|lib\/(backend|persisted-store|seo|use-hydrated)|auth\/(visitor|visitor-store|callback|account-links|admin-links)|ui\/(button|cn|icon|nav-link|picture|side-menu|toast|toast-host|load-toaster)|cart\/(cart|cart-store|cart-context|cart-button|saved)|search\/(search-box|search-address)|offline\/use-service-worker|site\/use-shop|storefront\/(layout|header|footer|wordmark|navigation|theme-choice|error-page|not-found|not-found-picture))\.tsx?$|\/shop\/(money|shop)\.ts$/,
            },
          ],
        },
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: shortNames } } },
    ssr: {
      // A server build that needs no node_modules can be kept beside the pages that it rendered.
      resolve: { noExternal: command === "build" || undefined },
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
}));
