import type { Config } from "@react-router/dev/config";
import { shopPaths } from "./app/products/paths.ts";
import { pagePaths } from "./app/seo/page-paths.ts";
import { fewPages } from "./tools/build/few-pages.ts";
import { finishPages } from "./tools/build/finish-pages.ts";

const content = [...shopPaths, ...pagePaths];

export default {
  ssr: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
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
  buildEnd: ({ reactRouterConfig }) => finishPages(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
