import type { Plugin } from "vite";

/**
 * Leaves two features out of the browser's React Router that this site cannot use: discovering routes
 * while one browses (`routeDiscovery: "initial"` ships them all) and instrumentation (none is passed).
 * Worth 2.1 KB brotli on every page. Stops the build when a new version keeps them elsewhere.
 */
const unused: Record<string, string> = {
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
    const nothing = () => {};
    export const URL_LIMIT = 0;
    export const isFogOfWarEnabled = () => false;
    export {
      nothing as getManifestPath,
      nothing as getPartialManifest,
      nothing as getPatchRoutesOnNavigationFunction,
      nothing as getPathsWithAncestors,
      nothing as handleClientVersionMismatch,
      nothing as useFogOFWarDiscovery,
    };`,
  "react-router/dist/production/lib/router/instrumentation.js": `
    const nothing = () => {};
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      nothing as getRouteInstrumentationUpdates,
      nothing as instrumentClientSideRouter,
      nothing as instrumentHandler,
      nothing as instrumentationResultMetaContext,
    };`,
};

export function leanRouter(): Plugin {
  const left = new Set(Object.keys(unused));
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const path = Object.keys(unused).find((file) => id.endsWith(file));
      if (!path) return;
      left.delete(path);
      return unused[path];
    },
    buildEnd(error) {
      if (!error && left.size > 0) {
        this.error(`scripts/lean-router.ts expects ${[...left].join(" and ")} in React Router.`);
      }
    },
  };
}
