/**
 * A page is a function of its path and of a snapshot. The build, whoever publishes and the tests
 * render through this, with React Router's server build of the site.
 */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { RouteMatch, RouteObject, RouterContextProvider, ServerBuild } from "react-router";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import type * as PageEntry from "#app/entry.server.tsx";
import { publicFiles, publicPages } from "#app/seo/public-pages.ts";

/** One file of the published site. */
export interface SiteFile {
  /** Its place below the site's root: "/deals/bedroom.html". */
  path: string;
  body: Uint8Array;
}

/** A page's path, or a file's: "/deals/bedroom", "/sitemap.xml". */
export type SitePath = string;

/** Every path of a snapshot: pages, then files that are no pages. */
export function pathsOf(snapshot: Snapshot): SitePath[] {
  return [...publicPages(snapshot).map(({ path }) => path), ...publicFiles(snapshot)];
}

export interface Renderer {
  /**
   * What each page is made from, as hashes by path: what its loaders answer, and under `frame` what the
   * root's does. Equal fingerprints under an equal frame mean an equal page.
   */
  fingerprints: (snapshot: Snapshot) => Promise<Record<string, string>>;
  /** The files of one path. Throws where the page cannot be rendered. */
  render: (path: SitePath, snapshot: Snapshot) => Promise<SiteFile[]>;
  /** Those of several, or of all; one page after the other. */
  renderAll: (snapshot: Snapshot, paths?: readonly SitePath[]) => AsyncGenerator<SiteFile>;
}

/** Stands for the facts that every page's frame shows, among the fingerprints of the pages. */
export const frame = "frame";

/** What React Router answers where no loader is asked; nobody fetches it. */
const noData = "[{}]\n";

/** Opens a site's server build, as `npm run build` leaves it: build/server/index.js. */
export async function openRenderer(serverBuild: string): Promise<Renderer> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  const entry = build.entry.module as unknown as typeof PageEntry;
  const handlers = new WeakMap<Snapshot, ReturnType<typeof entry.createRequestHandler>>();
  const routes = treeOf(build.routes);
  const matched = new Map<SitePath, RouteMatch[]>();
  // The root's data is the shop's facts: the first page brings them, and they stay.
  const loaders = Object.values(build.assets.routes)
    .filter((route) => route?.hasLoader && route.id !== "root")
    .map((route) => route!.id)
    .join();

  function contextOf(snapshot: Snapshot) {
    const context: RouterContextProvider = new entry.RouterContextProvider();
    context.set(entry.snapshotContext, snapshot);
    return context;
  }

  function handlerOf(snapshot: Snapshot) {
    let handler = handlers.get(snapshot);
    if (!handler) {
      // The browser is told that no server renders: what it asks for are files.
      const site = { ...build, ssr: false, prerender: pathsOf(snapshot) };
      handler = entry.createRequestHandler(site, "production");
      handlers.set(snapshot, handler);
    }
    return handler;
  }

  async function ask(address: string, snapshot: Snapshot) {
    const context = contextOf(snapshot);
    const request = new Request(new URL(address, "http://localhost"));
    const response = await handlerOf(snapshot)(request, context);
    if (response.status !== 200) {
      throw new Error(`${address} could not be rendered: status ${response.status}`);
    }
    return new Uint8Array(await response.arrayBuffer());
  }

  async function render(path: SitePath, snapshot: Snapshot): Promise<SiteFile[]> {
    if (/\.\w+$/.test(path)) return [{ path, body: await ask(path, snapshot) }];
    const name = path === "/" ? "/index" : path;
    const data = path === "/" ? "/_.data" : `${path}.data`;
    const html = { path: `${name}.html`, body: await ask(path, snapshot) };
    const loaded = await ask(`${data}?_routes=${loaders}`, snapshot);
    return new TextDecoder().decode(loaded) === noData
      ? [html]
      : [html, { path: data, body: loaded }];
  }

  async function* renderAll(snapshot: Snapshot, paths: readonly SitePath[] = pathsOf(snapshot)) {
    for (const path of paths) yield* await render(path, snapshot);
  }

  /** What the loaders of a path answer, without rendering it. */
  async function load(path: SitePath, snapshot: Snapshot): Promise<unknown[]> {
    const url = new URL(path, "http://localhost");
    const context = contextOf(snapshot);
    let matches = matched.get(path);
    if (!matches) {
      matches = entry.matchRoutes(routes, path) ?? [];
      matched.set(path, matches);
    }
    const answers: unknown[] = [];
    for (const { route, params } of matches) {
      const loader = build.routes[route.id!]?.module.loader;
      if (!loader || route.id === "root") continue;
      const request = new Request(url);
      const answer = await loader({ request, url, params, context, pattern: path } as never);
      answers.push(answer instanceof Response ? await answer.text() : answer);
    }
    return answers;
  }

  async function fingerprints(snapshot: Snapshot): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    const root = build.routes.root?.module.loader;
    const context = contextOf(snapshot);
    const url = new URL("http://localhost/");
    found[frame] = hashOf(
      await root?.({ request: new Request(url), url, params: {}, context, pattern: "" } as never),
    );
    for (const path of pathsOf(snapshot)) found[path] = hashOf(await load(path, snapshot));
    return found;
  }

  return { fingerprints, render, renderAll };
}

function hashOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);
}

/** The routes as a tree, as the router matches them. */
function treeOf(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive } = route!;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: treeOf(routes, id) };
    });
}
