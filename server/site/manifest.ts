/**
 * What a release is made of: its addresses, the objects behind them, and what it was made from. Stored
 * whole, or as what differs from another release, so that a changed price is no megabyte to read.
 */

import { createHash } from "node:crypto";
import { own } from "#shop/own.ts";

/** Bytes under the name of their content. */
export interface StoredObject {
  hash: string;
  size: number;
}

/** A file of the site, and the copies of it that were compressed beforehand. */
export interface ReleaseFile extends StoredObject {
  type: string;
  /** The name of a list in `headers`. */
  headers: string;
  br?: StoredObject;
  gzip?: StoredObject;
  /** The copies were compressed quickly, and are to be compressed again. */
  quick?: true;
}

export interface Manifest {
  id: string;
  /** Counts the releases of a folder. */
  number: number;
  createdAt: string;
  madeBy: string;
  /** The version of the code that rendered it; see code-version.ts. */
  code: string;
  /** Everything that a build reads, and its settings: a start with the same needs no build. */
  inputs: string;
  /** Where people see the site, as its pages have it. */
  siteUrl: string;
  headers: Record<string, Record<string, string>>;
  /** What of the catalog it shows. */
  catalog?: {
    /** Which database; null for the sample shop of content/. */
    database: string | null;
    version: number;
    /** As of which moment, ISO 8601; releases of older code do not say. */
    takenAt?: string;
    /** Hashes of what each page was made from; see server/publish/render.ts. */
    pages: Record<string, string>;
    /** When something on it begins or ends by itself. */
    nextAt?: string;
  };
  files: Record<string, ReleaseFile>;
  /** The file with this path; unlike `files`, it costs nothing where a release is stored as a difference. */
  fileAt(path: string): ReleaseFile | undefined;
  /** The release with the same contents whose place it took. */
  replaces?: string;
  /** The release that this one is stored as a difference from; it is stored whole, and kept as long. */
  on?: string;
}

/** What of a record differs from that of another release. */
interface Difference<Value> {
  changed: Record<string, Value>;
  gone: string[];
}

/** As it lies on the disk. */
interface StoredManifest extends Omit<Manifest, "files" | "fileAt" | "catalog"> {
  format: typeof format;
  files: Difference<ReleaseFile>;
  catalog?: Omit<NonNullable<Manifest["catalog"]>, "pages"> & { pages: Difference<string> };
}

const format = 2;

/** A release that differs from another one in more files, or in a larger share of them, is stored whole. */
const most = { files: 600, share: 1 / 4 };

/**
 * The text of a manifest; its first line is the hash of the rest, so that damage is seen. Where little
 * differs from `base`, a release that is stored whole, only that is written.
 */
export function writeManifest(
  { files, catalog, ...about }: Omit<Manifest, "fileAt">,
  base?: Manifest,
): { manifest: Manifest; text: string } {
  const fromBase = difference(base?.files, files);
  const isWorthIt =
    sizeOf(fromBase) <= Math.min(most.files, Object.keys(files).length * most.share);
  const on = isWorthIt ? base : undefined;
  const known = { ...about, ...(on ? { on: on.id } : {}) };
  const pages = catalog && difference(on?.catalog?.pages, catalog.pages);
  const stored: StoredManifest = {
    format,
    ...known,
    files: on ? fromBase : difference(undefined, files),
    ...(catalog && pages ? { catalog: { ...catalog, pages } } : {}),
  };
  const body = JSON.stringify(stored);
  return {
    manifest: {
      ...known,
      ...(catalog ? { catalog } : {}),
      files,
      fileAt: (path) => own(files, path),
    },
    text: `${hashOf(body)}\n${body}\n`,
  };
}

/**
 * Reads a manifest's text, or throws with the reason why it is none. What it is a difference from, is
 * asked for.
 */
export async function parseManifest(
  text: string,
  baseOf: (id: string) => Promise<Manifest>,
): Promise<{ manifest: Manifest; differsIn: Record<string, ReleaseFile> }> {
  const end = text.indexOf("\n");
  const body = text.slice(end + 1).trimEnd();
  if (end < 0 || hashOf(body) !== text.slice(0, end)) throw new Error("its manifest is damaged");
  const stored = JSON.parse(body) as StoredManifest;
  // With the right hash it is as a store wrote it; only which store is the question.
  if (stored.format !== format) {
    throw new Error("its manifest was written by another version of the store");
  }
  const { format: _, files, catalog, ...about } = stored;
  const base = about.on ? await baseOf(about.on) : undefined;
  const allFiles = once(() => applied(base?.files, files));
  const allPages = once(() => applied(base?.catalog?.pages, catalog?.pages));
  const gone = new Set(files.gone);
  // A large site's server looks up a few of its files after each switch: going through all of them
  // would hold up those who ask meanwhile.
  const manifest: Manifest = {
    ...about,
    ...(catalog
      ? {
          catalog: {
            ...catalog,
            get pages() {
              return allPages();
            },
          },
        }
      : {}),
    get files() {
      return allFiles();
    },
    fileAt: (path) => own(files.changed, path) ?? (gone.has(path) ? undefined : base?.fileAt(path)),
  };
  return { manifest, differsIn: files.changed };
}

function once<Value>(work: () => Value): () => Value {
  let found: Value | undefined;
  return () => {
    found ??= work();
    return found;
  };
}

/** Values that were taken over are the very same ones. */
function difference<Value>(
  before: Record<string, Value> = {},
  after: Record<string, Value>,
): Difference<Value> {
  return {
    changed: Object.fromEntries(
      Object.entries(after).filter(([name, value]) => own(before, name) !== value),
    ),
    gone: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
  };
}

function applied<Value>(
  before: Record<string, Value> | undefined,
  { changed, gone }: Difference<Value> = { changed: {}, gone: [] },
): Record<string, Value> {
  if (!before) return changed;
  const all = { ...before, ...changed };
  for (const name of gone) delete all[name];
  return all;
}

const sizeOf = ({ changed, gone }: Difference<unknown>) =>
  Object.keys(changed).length + gone.length;

/** Every object that a release needs, its compressed copies too. */
export function* objectsOf({ files }: Pick<Manifest, "files">): Generator<StoredObject> {
  for (const file of Object.values(files)) {
    yield file;
    if (file.br) yield file.br;
    if (file.gzip) yield file.gzip;
  }
}

/** The name that content is stored under. */
export function hashOf(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 40);
}
