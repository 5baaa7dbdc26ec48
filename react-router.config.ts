import type { Config } from "@react-router/dev/config";
import { shopPaths } from "./app/products/paths.ts";
import { pagePaths } from "./app/seo/page-paths.ts";
import { codeVersion } from "./server/releases/code-version.ts";
import { releaseFromFolder } from "./server/releases/from-folder.ts";
import { fewPages } from "./tools/build/few-pages.ts";
import { finishPages } from "./tools/build/finish-pages.ts";
import { publicSettings } from "./tools/build/public-settings.ts";

// Taken at the beginning: a file that is changed during the build belongs to the next one.
const code = codeVersion();
const buildFolder = process.env.BUILD_DIR || "build";
const content = [...shopPaths, ...pagePaths];

export default {
  ssr: false,
  // React Router empties the folder that it builds in; the releases lie beside it.
  buildDirectory: `${buildFolder}/work`,
  routeDiscovery: { mode: "initial" },
  prerender: [
    "/",
    "/financing",
    "/auth",
    "/auth/forgot-password",
    "/auth/email-link",
    "/auth/new-password",
    "/account",
    "/admin/financing-leads",
    "/admin/users",
    "/404",
    ...(process.env.PAGES === "few" ? fewPages(content) : content),
  ],
  async buildEnd() {
    const client = `${buildFolder}/work/client`;
    const pageHeaders = await finishPages(client);
    await releaseFromFolder(buildFolder, client, {
      pageHeaders,
      code,
      madeBy: "npm run build",
      inputs: process.env.BUILD_INPUTS ?? "",
      siteUrl: publicSettings(process.env).siteUrl,
    });
  },
} satisfies Config;
