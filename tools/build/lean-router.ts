import { type Plugin, Visitor } from "vite";

/**
 * Leaves what this site cannot use out of the browser's React Router: discovering routes while one
 * browses (`routeDiscovery: "initial"` ships them all), instrumentation (none is passed), actions,
 * fetchers and their forms (what people write goes through the clients of the data), routes patched in
 * later, view transitions, and what it says to programmers, who read it while they develop.
 * Stops the build when a new version keeps them elsewhere. What it is worth: docs/performance.md.
 */
const modules: Record<string, string> = {
  "dom/ssr/fog-of-war.js": `
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
  "router/instrumentation.js": `
    const nothing = () => {};
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      nothing as getRouteInstrumentationUpdates,
      nothing as instrumentClientSideRouter,
      nothing as instrumentHandler,
      nothing as instrumentationResultMetaContext,
    };`,
};

/** Functions and components that stay by name, with what is left of them. What only they use goes too. */
const declarations: Record<string, Record<string, string>> = {
  "hooks.js": { RSCErrorHandler: "{ return children; }" },
  "dom/lib.js": { Form: "{}", NavLink: "{}" },
  "dom/ssr/components.js": { RSCPrefetchPageLinksImpl: "{}" },
  "dom/ssr/single-fetch.js": {
    singleFetchActionStrategy: "{}",
    singleFetchLoaderFetcherStrategy: "{}",
  },
  "router/router.js": {
    _internalSetRoutes: "{}",
    discoverRoutes: "{}",
    fetch: "{}",
    getInstrumentationNavigateMeta: "{}",
    getSubmissionFromNavigation: "{}",
    getUpdatedRevalidatingFetchers: "{}",
    handleAction: "{}",
    handleFetcherAction: "{}",
    handleFetcherLoader: "{}",
    normalizeNavigateOptions: "{ return { path }; }",
    patchRoutes: "{}",
    patchRoutesImpl: "{}",
    persistAppliedTransitions: "{}",
    queueFetcherForDeletion: "{}",
    resetFetcher: "{}",
    restoreAppliedTransitions: "{}",
  },
};

const library = "react-router/dist/production/lib/";

/** A module's path inside the library; empty for any other. */
const fileOf = (id: string) => id.split(library)[1] ?? "";

export function leanRouter(): Plugin {
  const missing = new Set([...Object.keys(modules), ...Object.keys(declarations)]);
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => modules[fileOf(id)],
    transform(code, id) {
      const file = fileOf(id);
      if (!file) return;
      missing.delete(file);
      const wanted = new Map(Object.entries(declarations[file] ?? {}));
      const edits: Edit[] = [];
      const edit = ({ start, end }: Place, text: string) => edits.push({ start, end, text });
      const declared = (name: string, place: Place) => {
        const text = wanted.get(name);
        if (text && wanted.delete(name)) edit(place, text);
      };
      new Visitor({
        FunctionDeclaration({ id, body }) {
          if (id && body) declared(id.name, body);
        },
        VariableDeclarator({ id, init }) {
          if (id.type === "Identifier" && init) declared(id.name, init);
        },
        CallExpression(call) {
          const [, message] = call.arguments;
          if (call.callee.type !== "Identifier" || !message) return;
          if (call.callee.name === "warning") edit(call, "void 0");
          if (call.callee.name === "invariant") edit(message, '""');
        },
      }).visit(this.parse(code));
      for (const name of wanted.keys()) missing.add(`${name} in ${file}`);
      return apply(edits, code);
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(
          `tools/build/lean-router.ts expects ${[...missing].join(" and ")} in React Router.`,
        );
      }
    },
  };
}

interface Place {
  start: number;
  end: number;
}

interface Edit extends Place {
  text: string;
}

/** From the last to the first, so that places stay true; what lies within another edit goes with it. */
function apply(edits: Edit[], code: string) {
  return edits
    .filter((edit) => !edits.some(({ start, end }) => start < edit.start && edit.end < end))
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}
