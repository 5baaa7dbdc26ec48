/**
 * Publishes the catalog's rows: renders the pages that they change with the build's own renderer, writes
 * a release beside the one that is served, and switches to it.
 */

import { join } from "node:path";
import { listNames, productPath } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { chooseRelease } from "#server/releases/choose.ts";
import type { Manifest } from "#server/releases/manifest.ts";
import { replaceFile } from "#server/releases/objects.ts";
import { openReleases } from "#server/releases/releases.ts";
import { frame, openRenderer, type Renderer, type SiteFile, type SitePath } from "./render.ts";
import { type CatalogRows, nextMoment, type Shipped, snapshotOfRows } from "./rows.ts";
import { warningsOf } from "./warnings.ts";

export interface Published {
  /** The release that is served now. */
  release: string;
  /** How many pages and files were rendered; 0 where nothing that people see had changed. */
  rendered: number;
  warnings: string[];
  /** When something begins or ends by itself, ISO 8601. */
  nextAt?: string;
}

/** Why nothing was published, in words for the owner. */
export class PublishError extends Error {
  override name = "PublishError";
}

/** Where the rows of the last publication lie, from which a build renders. */
export const savedRowsPath = (folder: string) => join(folder, "catalog.json");

/** Where the renderer of a build lies, beside the releases that it made. */
export const rendererPath = (folder: string, inputs: string) =>
  join(folder, "renderers", `${inputs}.js`);

/** Opens what publishes into a folder of releases; renderers stay open from one time to the next. */
export function openPublishing(folder: string, code: string, shipped: Shipped) {
  const store = openReleases(folder);
  let opened: { inputs: string; renderer: Renderer } | undefined;

  async function rendererOf({ inputs }: Manifest): Promise<Renderer> {
    if (opened?.inputs !== inputs) {
      opened = { inputs, renderer: await openRenderer(rendererPath(folder, inputs)) };
    }
    return opened.renderer;
  }

  return async function publish(rows: CatalogRows, now: Date): Promise<Published> {
    const { release: from, fits } = await chooseRelease(store, code);
    if (!from || !fits) {
      throw new PublishError("The site has to be built before anything can be published.");
    }
    const renderer = await rendererOf(from);
    const snapshot = snapshotOfRows(rows, shipped, now);
    const pages = await renderer.fingerprints(snapshot);
    const paths = Object.keys(pages).filter((path) => path !== frame);
    const before = from.catalog?.pages ?? {};
    const isNew = pages[frame] !== before[frame];
    const changed = paths.filter((path) => isNew || pages[path] !== before[path]);
    const gone = Object.keys(before).filter((path) => path !== frame && !(path in pages));
    const nextAt = nextMoment(rows, now)?.toISOString();
    const result = { warnings: warningsOf(snapshot, rows, now), ...(nextAt ? { nextAt } : {}) };
    const isSame = changed.length + gone.length === 0 && from.catalog?.database === rows.database;
    if (isSame && from.catalog?.version === rows.version && from.catalog.nextAt === nextAt) {
      return { release: from.id, rendered: 0, ...result };
    }
    const { id } = await store.write({
      madeBy: "a change of the catalog",
      code,
      inputs: from.inputs,
      siteUrl: from.siteUrl,
      headers: from.headers,
      catalog: {
        database: rows.database,
        version: rows.version,
        pages,
        ...(nextAt ? { nextAt } : {}),
      },
      from,
      without: [...gone, ...changed].flatMap(namesOf),
      files: filesOf(renderer, snapshot, changed),
    });
    await store.switchTo(id);
    await replaceFile(savedRowsPath(folder), JSON.stringify(rows));
    return { release: id, rendered: changed.length, ...result };
  };
}

/** Every file that a path may have. */
function namesOf(path: SitePath): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return path === "/" ? ["/index.html", "/_.data"] : [`${path}.html`, `${path}.data`];
}

async function* filesOf(
  renderer: Renderer,
  snapshot: Snapshot,
  paths: readonly SitePath[],
): AsyncGenerator<SiteFile> {
  for (const path of paths) {
    try {
      yield* await renderer.render(path, snapshot);
    } catch (error) {
      throw new PublishError(
        `Nothing was changed on the site: the page of ${nameOf(path, snapshot)} could not be made (${(error as Error).message}).`,
      );
    }
  }
  yield* redirects(snapshot);
}

/** What people call the page of a path. */
function nameOf(path: SitePath, snapshot: Snapshot): string {
  const all = listNames.flatMap((list) => snapshot.products[list]);
  const product = all.find((candidate) => productPath(candidate) === path);
  return product ? `“${product.title}”` : path;
}

/** At a former address stands a page that leads on to the one of today. */
function* redirects({ formerSlugs, products }: Snapshot): Generator<SiteFile> {
  const all = Object.values(products).flat();
  for (const [former, slug] of Object.entries(formerSlugs)) {
    const product = all.find((candidate) => candidate.slug === slug);
    if (!product) continue;
    const to = productPath(product);
    yield {
      path: `${productPath({ ...product, slug: former })}.html`,
      body: new TextEncoder().encode(
        `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${to}"><a href="${to}">This piece has a new address</a></html>\n`,
      ),
    };
  }
}
