/**
 * Publishes the shop's rows: renders the pages that they change with the build's own renderer, writes
 * a release beside the one that is served, and switches to it.
 */

import { chooseRelease } from "#server/site/choose-release.ts";
import type { Manifest } from "#server/site/manifest.ts";
import { openReleases } from "#server/site/releases.ts";
import type { NewFile } from "#server/site/store-files.ts";
import { own } from "#shop/own.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { ownersPictures } from "./owners-pictures.ts";
import { nameOf } from "./page-names.ts";
import {
  isSameVersion,
  type LaterRows,
  type PublishedRows,
  type Version,
  withLater,
} from "./published-rows.ts";
import { recompress } from "./recompress.ts";
import {
  type Fingerprinted,
  frame,
  isFile,
  namesOf,
  openRenderer,
  PageError,
  type Renderer,
  type SitePath,
} from "./render.ts";
import {
  completeRows,
  readSavedRows,
  rendererPath,
  type SavedRows,
  saveRows,
} from "./saved-rows.ts";
import { type BundledContent, nextScheduledChange, snapshotOfRows } from "./snapshot-of-rows.ts";
import { type Warning, warningsOf } from "./warnings.ts";

export interface Published {
  /** The release that is served now. */
  release: string;
  /** How many pages and files were rendered; 0 where nothing that people see had changed. */
  rendered: number;
  warnings: Warning[];
  /** When something begins or ends by itself, ISO 8601. */
  nextAt?: string;
}

/** Why nothing was published, in words for the owner. */
export class PublishError extends Error {
  override name = "PublishError";
}

export type Publishing = ReturnType<typeof openPublishing>;

/** Opens what publishes into a folder of releases; renderers stay open from one time to the next. */
export function openPublishing(
  folder: string,
  code: string,
  shipped: BundledContent,
  { recompresses = true } = {},
) {
  const store = openReleases(folder);
  let opened: { inputs: string; renderer: Renderer } | undefined;
  /** What was published last, and into which release. */
  let last: (Fingerprinted & { release: string; rows: PublishedRows }) | undefined;
  let unsaved: Parameters<typeof saveRows>[2] | undefined;
  /** What was published before that, by a process that is gone. */
  let saved: SavedRows | undefined;

  async function rendererOf({ inputs }: Manifest): Promise<Renderer> {
    if (opened?.inputs !== inputs) {
      opened = { inputs, renderer: await openRenderer(rendererPath(folder, inputs)) };
    }
    return opened.renderer;
  }

  async function savedAt(version: Version): Promise<SavedRows | undefined> {
    if (!isSameVersion(saved, version)) saved = await readSavedRows(folder, shipped);
    return isSameVersion(saved, version) ? saved : undefined;
  }

  /** The rows as they are after a change of those of a version; nothing where these are not known. */
  async function rowsAfter(seen: Version, later: LaterRows): Promise<PublishedRows | undefined> {
    if (last && isSameVersion(last.rows, seen)) return withLater(last.rows, later);
    const before = await savedAt(seen);
    const known = before && completeRows(before, code);
    return known && withLater(known, later);
  }

  /** The snapshot that a release shows, where that is known. */
  async function shownBy({ id, catalog }: Manifest): Promise<Fingerprinted | undefined> {
    if (last?.release === id) return last;
    if (!catalog?.database) return undefined;
    const { database, version, pages } = catalog;
    const known = await savedAt({ database, version });
    if (!known) return undefined;
    const takenAt = new Date(catalog.takenAt ?? known.taken_at);
    return { snapshot: snapshotOfRows(known, shipped, takenAt), pages };
  }

  async function publish(given: PublishedRows, now: Date): Promise<Published> {
    const { release: from, fits } = await chooseRelease(store, code);
    if (!from || !fits) {
      throw new PublishError("The site has to be built before anything can be published.");
    }
    const renderer = await rendererOf(from);
    const { rows, added, unneeded } = ownersPictures(given, from, folder);
    const snapshot = snapshotOfRows(rows, shipped, now);
    const shown = await shownBy(from);
    const pages = await named(snapshot, () => renderer.fingerprints(snapshot, shown));
    const before = from.catalog?.pages ?? {};
    const isNew = pages[frame] !== before[frame];
    const isChanged = (path: SitePath) =>
      path !== frame && (own(pages, path) !== own(before, path) || (isNew && !isFile(path)));
    // Files are made already, and the longest: they are compressed while pages are rendered.
    const changed = Object.keys(pages)
      .filter(isChanged)
      .sort((a, b) => Number(isFile(b)) - Number(isFile(a)));
    const gone = Object.keys(before).filter(
      (path) => path !== frame && !Object.hasOwn(pages, path),
    );
    const nextAt = nextScheduledChange(rows, now)?.toISOString();
    const result = { warnings: warningsOf(snapshot, rows, now), ...(nextAt ? { nextAt } : {}) };
    const isSame =
      changed.length + gone.length + added.length === 0 && from.catalog?.database === rows.database;
    if (isSame && from.catalog?.version === rows.version && from.catalog.nextAt === nextAt) {
      return { release: from.id, rendered: 0, ...result };
    }
    const { database, version } = rows;
    const takenAt = now.toISOString();
    const { id } = await named(snapshot, () =>
      store.write({
        madeBy: "a change of the catalog",
        code,
        inputs: from.inputs,
        siteUrl: from.siteUrl,
        headers: from.headers,
        catalog: { database, version, takenAt, pages, ...(nextAt ? { nextAt } : {}) },
        from,
        without: [...[...gone, ...changed].flatMap(namesOf), ...unneeded],
        files: filesOf(renderer, snapshot, changed, added),
      }),
    );
    await store.switchTo(id, { tidies: false });
    last = { release: id, snapshot, pages, rows: given };
    unsaved = { rows: given, shown: rows, now };
    saved = undefined;
    return { release: id, rendered: changed.length, ...result };
  }

  /** Keeps the rows for the next build and for whoever publishes next. */
  async function save(): Promise<void> {
    if (unsaved) await saveRows(folder, { shipped, code }, unsaved);
    unsaved = undefined;
  }

  /** Done soon after a publication: keeps the rows, and as many releases as are kept. */
  async function tidyUp(isWanted: () => boolean): Promise<void> {
    await save();
    if (!isWanted()) await store.tidy();
  }

  /**
   * Compresses again what was compressed quickly, which takes longer than all else. Ends soon after
   * something else is wanted, and answers whether anything is left.
   */
  async function finish(isWanted: () => boolean): Promise<boolean> {
    const { release, fits } = await chooseRelease(store, code);
    if (!release || !fits) return false;
    const { replacedBy, isLeft } = recompresses
      ? await recompress(store, release, isWanted)
      : { replacedBy: undefined, isLeft: false };
    if (replacedBy && last?.release === release.id) last.release = replacedBy;
    await tidyUp(isWanted);
    return isLeft;
  }

  return { rowsAfter, publish, save, tidyUp, finish };
}

async function* filesOf(
  renderer: Renderer,
  snapshot: Snapshot,
  paths: readonly SitePath[],
  pictures: readonly NewFile[],
): AsyncGenerator<NewFile> {
  yield* pictures;
  for (const path of paths) yield* await renderer.render(path, snapshot);
}

/** Where a page cannot be made, says whose it is in the owner's words. */
async function named<T>(snapshot: Snapshot, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    throw new PublishError(
      `Nothing was changed on the site: ${nameOf(error.path, snapshot)} could not be made.`,
      { cause: error },
    );
  }
}
