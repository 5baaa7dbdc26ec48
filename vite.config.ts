import { readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, normalizePath, type Plugin } from "vite";
import { publicSettings } from "./app/lib/public-settings.ts";
import { browserTargets } from "./tools/build/browser-targets.ts";

const backend = process.env.BACKEND_URL ?? "http://127.0.0.1:3001";

/** What stands in the HTML of every page (`app/start/*.js?raw`) travels without its comments and long names. */
const smallInlineScripts: Plugin = {
  name: "small-inline-scripts",
  enforce: "pre",
  apply: "build",
  async load(id) {
    if (!id.endsWith(".js?raw")) return null;
    const path = id.slice(0, -"?raw".length);
    const { code } = await minify(path, await readFile(path, "utf8"), { module: false });
    return `export default ${JSON.stringify(code)}`;
  },
};

/** With the whole of its hash: "site-index-" is another file than "site-". */
const onEveryPage = /^assets\/(framework|site|rolldown-runtime)-[\w-]{8}\.js$/;

const root = normalizePath(import.meta.dirname);
const isIn =
  (...folders: string[]) =>
  (id: string) =>
    folders.some((folder) => id.startsWith(`${root}/${folder}/`));
/** The frame of every page, the clock that parts of it ask for one after the other, and what most pages ask for. */
const frame = [
  "app/root.tsx",
  "app/storefront/layout.tsx",
  "app/lib/load-json.ts",
  "app/lib/seo.ts",
  "app/lib/use-hydrated.ts",
  "app/live/use-live.ts",
  "shop/calendar/clock.ts",
  "shop/calendar/days.ts",
  "shop/money.ts",
  "shop/own.ts",
  "shop/shop.ts",
  "shop/typed.ts",
  "shop/words.ts",
].map((path) => `${root}/${path}`);

/** What the forms share that are answered by text, and no page begins with. */
const asking = [
  /\/app\/(start\/moved-press|ui\/(modal|take-page|texting-end|sent-panel|next-field|use-request-form))\.tsx?$/,
  /\/app\/(lib\/(public-db|uuid|parse-form)|financing\/lead|holds\/hold-request)\.ts$/,
  /node_modules\/@supabase\/postgrest-js\//,
];

export default defineConfig(({ command }) => ({
  plugins: [smallInlineScripts, tailwindcss(), reactRouter()],
  define: { __PUBLIC_SETTINGS__: JSON.stringify(publicSettings(process.env)) },
  server: {
    proxy: Object.fromEntries(
      ["/auth/v1", "/rest/v1", "/storage/v1", "/dev", "/healthz", "/readyz"].map((path) => [
        path,
        backend,
      ]),
    ),
  },
  build: {
    target: browserTargets,
    assetsInlineLimit: 0,
    // What every page has is not to be fetched ahead of a part: looking for it held up the press.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      // React Router says these to programmers, who read them while they develop.
      treeshake: { manualPureFunctions: ["warning", "warnOnce"] },
      output: {
        codeSplitting: {
          groups: [
            {
              // Every page needs it, and it changes only with an upgrade.
              name: "framework",
              priority: 3,
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]/,
            },
            {
              // The frame of every page, with all that it imports.
              name: "site",
              priority: 2,
              test: (id) => frame.includes(id),
            },
            // Small modules weigh less together, and cost fewer requests.
            {
              name: "products",
              test: (id) => isIn("app/products")(id) || id === `${root}/app/start/late-part.tsx`,
              tags: ["$initial"],
              minShareCount: 6,
            },
            // A press asks for what it opens in as few files as a browser fetches side by side.
            {
              name: "fields",
              priority: 1,
              test: /valibot\/|\/app\/ui\/(text-field|field-note)\.tsx/,
            },
            // A first visit to a product has 8 KB for the heads of all answers.
            {
              name: "offer",
              test: /\/app\/products\/(breadcrumbs|price|pay-over-time|sold-as-is)\.tsx$/,
            },
            {
              name: "fit",
              test: /\/app\/products\/(delivery-fit|loads|room-plan|will-it-fit)\.tsx?$/,
            },
            { name: "delivery", test: /\/app\/delivery\/(zip-field|use-delivery-facts)\.tsx?$/ },
            { name: "hours", test: /\/shop\/calendar\/(answer-by|hours|open-time)\.ts$/ },
            {
              name: "account",
              test: /\/app\/auth\/(auth-card|messages|requested-links|use-input-error)\.tsx?$/,
            },
            { name: "asking", test: (id) => asking.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      // A server build that needs no node_modules can be kept beside the pages that it rendered.
      resolve: { noExternal: command === "build" || undefined },
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
}));
