/** The pages of a build: rendered with its server build, and written beside its scripts. */

import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { publicSettings } from "#app/lib/public-settings.ts";
import { sample } from "#content/sample.ts";
import { productAt } from "#server/publish/page-names.ts";
import {
  openRenderer,
  type PageError,
  pathsOf,
  productsFirst,
  type Renderer,
  type SiteFile,
} from "#server/publish/render.ts";
import { readSavedRows, type SavedRows } from "#server/publish/saved-rows.ts";
import { nextScheduledChange, snapshotOfRows } from "#server/publish/snapshot-of-rows.ts";
import { headersFile } from "#server/site/headers-file.ts";
import type { Manifest } from "#server/site/manifest.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { fewPages } from "./few-pages.ts";
import { pageHeaders, scriptHashes } from "./site-headers.ts";

interface RenderedSite {
  /** The headers that its pages are sent with. */
  pageHeaders: Record<string, string>;
  catalog: Manifest["catalog"];
}

/**
 * Renders every page and file into the build's client folder: of the shop that was published last, or
 * of the sample where nothing was.
 */
export async function renderSite(folder: string, work: string): Promise<RenderedSite> {
  const client = join(work, "client");
  const renderer = await openRenderer(join(work, "server/index.js"));
  const saved = await readSavedRows(folder);
  const now = new Date();
  let rows = saved;
  let site = await renderPages(renderer, snapshotAt(rows, now), client);
  // Newer code may make no page of a product: the others do not wait for it.
  while (rows && site.failed.size > 0) {
    const { failed } = site;
    rows = { ...rows, products: rows.products.filter(({ id }) => !failed.has(id)) };
    for (const path of site.written) await rm(join(client, path));
    site = await renderPages(renderer, snapshotAt(rows, now), client);
  }
  const { snapshot, hashes } = site;
  const settings = publicSettings(process.env);
  const headers = pageHeaders(hashes, settings);
  await writeFile(join(client, "_headers"), headersFile(headers, settings.siteUrl));
  const nextAt = rows && nextScheduledChange(rows, now)?.toISOString();
  return {
    pageHeaders: headers,
    catalog: {
      // What was left out is published again, and named, as soon as the store runs.
      database: rows === saved && rows ? rows.database : null,
      version: snapshot.version,
      takenAt: snapshot.takenAt,
      pages: process.env.PAGES === "few" ? {} : await renderer.fingerprints(snapshot),
      ...(nextAt ? { nextAt } : {}),
    },
  };
}

/** What pages show of the rows; of the sample without any. */
function snapshotAt(rows: SavedRows | undefined, now: Date): Snapshot {
  if (rows) return snapshotOfRows(rows, sample, now);
  return { ...sample, takenAt: now.toISOString(), takenOn: detroitToday(now) };
}

/**
 * Writes every page. Answers which files, the hashes of the scripts in them, and the ids of products whose
 * page cannot be made, which are named on the console; throws where another page cannot.
 */
async function renderPages(renderer: Renderer, snapshot: Snapshot, client: string) {
  const isSample = snapshot.products === sample.products;
  const paths = productsFirst(pathsOf(snapshot), snapshot);
  const hashes = new Set<string>();
  const failed = new Set<string>();
  const written = new Set<string>();
  for (const path of process.env.PAGES === "few" ? fewPages(paths) : paths) {
    const files = await renderer.render(path, snapshot).catch((error: PageError) => {
      const product = productAt(path, snapshot);
      if (isSample || (!product && failed.size === 0)) throw error;
      if (product) failed.add(String(product.id));
      console.error(error.message);
      return [];
    });
    for (const file of files) {
      written.add(file.path);
      await writeSiteFile(client, file);
      if (!file.path.endsWith(".html")) continue;
      for (const hash of scriptHashes(Buffer.from(file.body).toString())) hashes.add(hash);
    }
  }
  return { snapshot, hashes, failed, written };
}

async function writeSiteFile(folder: string, { path, body }: SiteFile) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
