/**
 * A page is a function of its path and of a snapshot. The build, the publisher and the tests
 * render through this, with React Router's server build of the site.
 */
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { RouteMatch, RouteObject, RouterContextProvider, ServerBuild } from "react-router";
import type * as PageEntry from "#app/entry.server.tsx";
import { productPath, productsOf } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import { publicFiles, publicPages } from "#shop/pages.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { redirectPage, redirectsOf } from "./redirects.ts";
import { unchangedPaths } from "./unchanged-pages.ts";

/** One file of the published site. */
export interface SiteFile {
  /** Its place below the site's root: "/deals/bedroom.html". */
  path: string;
  body: Uint8Array;
}

/** A page's path, or a file's: "/deals/bedroom", "/sitemap.xml". */
export type SitePath = string;

/** Every path of a snapshot: pages, files that are no pages, and former addresses. */
export function pathsOf(snapshot: Snapshot): SitePath[] {
  return [
    ...publicPages(snapshot).map(({ path }) => path),
    ...publicFiles(snapshot),
    ...redirectsOf(snapshot).keys(),
  ];
}

/** Whether what stands at a path is no page. */
export const isFile = (path: SitePath) => /\.\w+$/.test(path);

/** Every file that a path may have. */
export function namesOf(path: SitePath): string[] {
  if (isFile(path)) return [path];
  return path === "/" ? ["/index.html", "/_.data"] : [`${path}.html`, `${path}.data`];
}

/** A page could not be made. */
export class PageError extends Error {
  override name = "PageError";
  readonly path: SitePath;
  readonly reason: string;
  constructor(path: SitePath, cause: unknown) {
    const reason = reasonOf(cause);
    super(`${path} could not be rendered: ${reason}`, { cause });
    this.path = path;
    this.reason = reason;
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Response) return `status ${cause.status}`;
  return cause instanceof Error ? cause.message : String(cause);
}

export interface Renderer {
  /**
   * What each page is made from, as hashes by path: what its loaders answer, and under `frame` what the
   * root's does. Equal fingerprints under an equal frame mean an equal page. With those of another
   * snapshot, loaders run only for pages that may have come out otherwise. A page that cannot be made is
   * thrown, or told to `onFailure` and has an empty fingerprint.
   */
  fingerprints: (
    snapshot: Snapshot,
    before?: Fingerprinted,
    onFailure?: (error: PageError) => void,
  ) => Promise<Record<string, string>>;
  /** The files of one path. Throws where the page cannot be rendered. */
  render: (path: SitePath, snapshot: Snapshot) => Promise<SiteFile[]>;
  /** Those of several, or of all; one page after the other. */
  renderAll: (snapshot: Snapshot, paths?: readonly SitePath[]) => AsyncGenerator<SiteFile>;
}

/** A snapshot and what was found of it. */
export interface Fingerprinted {
  snapshot: Snapshot;
  pages: Readonly<Record<string, string>>;
}

/** Stands for the facts that every page's frame shows, among the fingerprints of the pages. */
export const frame = "frame";

/** Opens a site's server build, as `npm run build` leaves it: build/server/index.js. */
export async function openRenderer(serverBuild: string): Promise<Renderer> {
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  const entry = build.entry.module as unknown as typeof PageEntry;
  const handlers = new WeakMap<Snapshot, ReturnType<typeof entry.createRequestHandler>>();
  const routes = treeOf(build.routes);
  const matched = new Map<SitePath, RouteMatch[]>();
  /** Files that were made to be fingerprinted, until they are rendered. */
  const made = new WeakMap<Snapshot, Map<SitePath, Uint8Array>>();
  // The root's too: the frame's facts come anew with the data of every page that has some.
  const loaders = Object.values(build.assets.routes)
    .filter((route) => route?.hasLoader)
    .map((route) => route!.id)
    .join();

  function matchesOf(path: SitePath) {
    let matches = matched.get(path);
    if (!matches) {
      matches = entry.matchRoutes(routes, path) ?? [];
      matched.set(path, matches);
    }
    return matches;
  }

  /** Whether a page has data besides the frame's facts; no one fetches those alone. */
  const hasData = (path: SitePath) =>
    matchesOf(path).some(
      ({ route }) => route.id !== "root" && own(build.routes, route.id)?.module.loader,
    );

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
    if (response.status !== 200) throw response;
    return new Uint8Array(await response.arrayBuffer());
  }

  async function render(path: SitePath, snapshot: Snapshot): Promise<SiteFile[]> {
    try {
      return await filesOf(path, snapshot);
    } catch (error) {
      throw new PageError(path, error);
    }
  }

  async function filesOf(path: SitePath, snapshot: Snapshot): Promise<SiteFile[]> {
    const [page = path, data = ""] = namesOf(path);
    const to = redirectsOf(snapshot).get(path);
    if (to) return [{ path: page, body: redirectPage(to) }];
    const known = made.get(snapshot)?.get(path);
    made.get(snapshot)?.delete(path);
    const html = { path: page, body: known ?? (await ask(path, snapshot)) };
    if (isFile(path) || !hasData(path)) return [html];
    return [html, { path: data, body: await ask(`${data}?_routes=${loaders}`, snapshot) }];
  }

  async function* renderAll(snapshot: Snapshot, paths: readonly SitePath[] = pathsOf(snapshot)) {
    for (const path of paths) yield* await render(path, snapshot);
  }

  /** What the loaders of a path answer, without rendering it. */
  async function load(path: SitePath, snapshot: Snapshot): Promise<unknown[]> {
    const to = redirectsOf(snapshot).get(path);
    if (to) return [to];
    const url = new URL(path, "http://localhost");
    const context = contextOf(snapshot);
    const answers: unknown[] = [];
    for (const { route, params } of matchesOf(path)) {
      const loader = own(build.routes, route.id)?.module.loader;
      if (!loader || route.id === "root") continue;
      const request = new Request(url);
      const answer = await loader({ request, url, params, context, pattern: path } as never);
      if (answer instanceof Response && answer.status !== 200) throw answer;
      answers.push(
        answer instanceof Response ? new Uint8Array(await answer.arrayBuffer()) : answer,
      );
    }
    return answers;
  }

  async function fingerprint(path: SitePath, snapshot: Snapshot): Promise<string> {
    try {
      const answers = await load(path, snapshot);
      const file = answers.at(-1);
      if (!(isFile(path) && file instanceof Uint8Array)) return hashOf(JSON.stringify(answers));
      made.get(snapshot)?.set(path, file);
      return hashOf(file);
    } catch (error) {
      throw new PageError(path, error);
    }
  }

  async function fingerprints(
    snapshot: Snapshot,
    before?: Fingerprinted,
    onFailure?: (error: PageError) => void,
  ): Promise<Record<string, string>> {
    const found = new Map<SitePath, string>();
    if (before) made.delete(before.snapshot);
    made.set(snapshot, new Map());
    const unchanged = before ? unchangedPaths(before.snapshot, snapshot) : new Set();
    const root = build.routes.root?.module.loader;
    const context = contextOf(snapshot);
    const url = new URL("http://localhost/");
    const request = new Request(url);
    const facts = await root?.({ request, url, params: {}, context, pattern: "" } as never);
    found.set(frame, hashOf(JSON.stringify(facts) ?? ""));
    for (const path of productsFirst(pathsOf(snapshot), snapshot)) {
      const known = unchanged.has(path) ? own(before?.pages, path) : undefined;
      try {
        found.set(path, known || (await fingerprint(path, snapshot)));
      } catch (error) {
        if (!onFailure) throw error;
        onFailure(error as PageError);
        found.set(path, "");
      }
    }
    return Object.fromEntries(found);
  }

  return { fingerprints, render, renderAll };
}

/** A product's own page before the lists that show it: where a page cannot be made, the product is named. */
export function productsFirst(paths: readonly SitePath[], snapshot: Snapshot): SitePath[] {
  const products = new Set(productsOf(snapshot).map(productPath));
  return [...products, ...paths.filter((path) => !products.has(path))];
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
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
