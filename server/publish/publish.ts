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
  withKnownArticles,
  withLater,
} from "./published-rows.ts";
import { recompress } from "./recompress.ts";
import {
  type Fingerprinted,
  frame,
  isFile,
  namesOf,
  openRenderer,
  type PageError,
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
import { createStandIns, maxFailedPages } from "./stand-ins.ts";
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

/** What a release was made of. */
interface Shown extends Fingerprinted {
  rows: PublishedRows;
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
  let last: (Shown & { release: string; wanted: PublishedRows }) | undefined;
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
    if (last && isSameVersion(last.wanted, seen)) return withLater(last.wanted, later);
    const before = await savedAt(seen);
    const known = before && completeRows(before, code);
    return known && withLater(known, later);
  }

  /** What a release shows, where that is known. */
  async function shownBy({ id, catalog }: Manifest): Promise<Shown | undefined> {
    if (last?.release === id) return last;
    if (!catalog?.database) return undefined;
    const { database, version, pages } = catalog;
    const known = await savedAt({ database, version });
    if (!known) return undefined;
    const takenAt = new Date(catalog.takenAt ?? known.taken_at);
    return { snapshot: snapshotOfRows(known, shipped, takenAt), pages, rows: known };
  }

  async function publish(asked: PublishedRows, now: Date): Promise<Published> {
    const { release: from, fits } = await chooseRelease(store, code);
    if (!from || !fits) {
      throw new PublishError("The site has to be built before anything can be published.");
    }
    const renderer = await rendererOf(from);
    const shown = await shownBy(from);
    const given = withKnownArticles(asked, shown?.rows.articles);
    const { rows: wanted, added, unneeded } = ownersPictures(given, from, folder);
    const standIns = createStandIns(wanted, shown?.rows ?? (await readSavedRows(folder)));
    const before = from.catalog?.pages ?? {};
    const isThere = (path: SitePath) => Object.hasOwn(from.files, namesOf(path)[0]!);
    // Each round takes a row away that a page could not be made of, or is the last one.
    for (;;) {
      const rows = standIns.rows();
      const snapshot = snapshotOfRows(rows, shipped, now);
      const failed = new Map<SitePath, PageError>();
      const onFailure = (error: PageError) => void failed.set(error.path, error);
      const pages = await renderer.fingerprints(snapshot, shown, onFailure);
      refuseMany(failed, snapshot);
      if (standIns.replace(failed, snapshot)) continue;
      const isNew = pages[frame] !== before[frame];
      const isChanged = (path: SitePath) =>
        path !== frame &&
        !failed.has(path) &&
        (own(pages, path) !== own(before, path) || (isNew && !isFile(path)));
      // Files are made already, and the longest: they are compressed while pages are rendered.
      const changed = Object.keys(pages)
        .filter(isChanged)
        .sort((a, b) => Number(isFile(b)) - Number(isFile(a)));
      const gone = Object.keys(before).filter(
        (path) => path !== frame && !Object.hasOwn(pages, path),
      );
      const { database, version } = rows;
      const nextAt = nextScheduledChange(rows, now)?.toISOString();
      const scheduled = nextAt ? { nextAt } : {};
      const result = () => ({
        warnings: [
          ...standIns.warnings(failed, snapshot, isThere),
          ...warningsOf(snapshot, rows, now),
        ],
        ...scheduled,
      });
      const isSame =
        changed.length + gone.length + added.length === 0 && from.catalog?.database === database;
      if (isSame && from.catalog?.version === version && from.catalog.nextAt === nextAt) {
        return { release: from.id, rendered: 0, ...result() };
      }
      // What fails while it is rendered gets its empty fingerprint before the manifest is written.
      const catalog = { database, version, takenAt: now.toISOString(), pages, ...scheduled };
      async function* files(): AsyncGenerator<NewFile> {
        yield* added;
        for (const path of changed) {
          try {
            yield* await renderer.render(path, snapshot);
          } catch (error) {
            onFailure(error as PageError);
            catalog.pages = { ...catalog.pages, [path]: "" };
            yield* keptFiles(path, from!);
          }
        }
      }
      const { id } = await store.write({
        madeBy: "a change of the catalog",
        code,
        inputs: from.inputs,
        siteUrl: from.siteUrl,
        headers: from.headers,
        catalog,
        from,
        without: [...[...gone, ...changed].flatMap(namesOf), ...unneeded],
        files: files(),
      });
      refuseMany(failed, snapshot);
      if (standIns.replace(failed, snapshot)) continue;
      await store.switchTo(id, { tidies: false });
      last = { release: id, snapshot, pages: catalog.pages, rows, wanted: given };
      unsaved = { rows: given, shown: rows, now };
      saved = undefined;
      return { release: id, rendered: changed.length, ...result() };
    }
  }

  /** The files of a page as they stand in the release that is shown. */
  function* keptFiles(path: SitePath, { files }: Manifest): Generator<NewFile> {
    for (const name of namesOf(path)) {
      const file = own(files, name);
      if (file) yield { path: name, file: store.objects.pathOf(file.hash) };
    }
  }

  /** Keeps the rows for the next build and the next publisher. */
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

/** Where so much fails the fault is the shop's or the code's: the owner is told of the first page. */
function refuseMany(failed: ReadonlyMap<SitePath, PageError>, snapshot: Snapshot): void {
  const [first] = failed.values();
  if (!first || failed.size <= maxFailedPages) return;
  throw new PublishError(
    `Nothing changed on the site: ${nameOf(first.path, snapshot)} and ${failed.size - 1} others couldn’t be made.`,
    { cause: first },
  );
}
