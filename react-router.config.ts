import type { Config } from "@react-router/dev/config";

export default {
  // React Router empties the folder that it builds in; the releases lie beside it.
  buildDirectory: `${process.env.BUILD_DIR || "build"}/work`,
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
