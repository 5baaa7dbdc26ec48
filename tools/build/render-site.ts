/** The pages of a build: rendered with its server build, and written beside its scripts. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { publicSettings } from "#app/lib/public-settings.ts";
import { sample } from "#content/sample.ts";
import { openRenderer, pathsOf, type SiteFile } from "#server/publish/render.ts";
import { readSavedRows } from "#server/publish/saved-rows.ts";
import { nextScheduledChange, snapshotOfRows } from "#server/publish/snapshot-of-rows.ts";
import { headersFile } from "#server/site/headers-file.ts";
import type { Manifest } from "#server/site/manifest.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
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
  const rows = await readSavedRows(folder);
  const now = new Date();
  const snapshot = rows
    ? snapshotOfRows(rows, sample, now)
    : { ...sample, takenAt: now.toISOString(), takenOn: detroitToday(now) };
  const paths = pathsOf(snapshot);
  const wanted = process.env.PAGES === "few" ? fewPages(paths) : paths;
  const hashes = new Set<string>();
  for await (const file of renderer.renderAll(snapshot, wanted)) {
    if (file.path.endsWith(".html")) {
      for (const hash of scriptHashes(Buffer.from(file.body).toString())) hashes.add(hash);
    }
    await writeSiteFile(client, file);
  }
  const settings = publicSettings(process.env);
  const headers = pageHeaders(hashes, settings);
  await writeFile(join(client, "_headers"), headersFile(headers, settings.siteUrl));
  const nextAt = rows && nextScheduledChange(rows, now)?.toISOString();
  return {
    pageHeaders: headers,
    catalog: {
      database: rows?.database ?? null,
      version: snapshot.version,
      takenAt: snapshot.takenAt,
      pages: process.env.PAGES === "few" ? {} : await renderer.fingerprints(snapshot),
      ...(nextAt ? { nextAt } : {}),
    },
  };
}

async function writeSiteFile(folder: string, { path, body }: SiteFile) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
