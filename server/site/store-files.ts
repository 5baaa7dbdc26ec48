/** Puts the files of a new release into the store, with their compressed copies. */

import { readFile, stat } from "node:fs/promises";
import { own } from "#shop/own.ts";
import { compress, type Effort, isCompressible } from "./compress.ts";
import { headersNameOf, neverChanges, typeOf } from "./file-kinds.ts";
import { hashOf, type Manifest, type ReleaseFile } from "./manifest.ts";
import type { Objects } from "./objects.ts";

/** A file at its address, such as `/deals/bedroom.html`: its content, or where that lies on the disk. */
export type NewFile = { path: string } & ({ body: Uint8Array } | { file: string });

export interface NewRelease
  extends Pick<Manifest, "madeBy" | "code" | "inputs" | "siteUrl" | "headers" | "catalog"> {
  files: Iterable<NewFile> | AsyncIterable<NewFile>;
  /** The release that files are taken from which are not given. */
  from?: Manifest;
  /** Addresses of `from` that the new release does not have. */
  without?: Iterable<string>;
  /** A release whose compressed copies are used again; `from` where nothing else is said. */
  like?: Manifest;
  effort?: Effort;
  /** A release with the same contents that this one takes the place of. */
  replaces?: string;
}

const atOnce = 12;

export async function storeFiles(
  objects: Objects,
  { files, from, without = [], like = from, effort = "publish" }: NewRelease,
): Promise<Manifest["files"]> {
  const stored = new Map(Object.entries(from?.files ?? {}));
  for (const path of without) stored.delete(path);
  const before = like?.files ?? {};
  // One iterator, emptied by several hands.
  const queue = iteratorOf(files);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for await (const file of queue) stored.set(file.path, await store(file));
    }),
  );
  const sorted = [...stored].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);

  async function store(given: NewFile): Promise<ReleaseFile> {
    const { path } = given;
    const known = own(before, path);
    const isGood = known && (effort === "publish" || !known.quick);
    // What it is called and sent with is said by the code that runs, not by that of the release before.
    const kind = { type: typeOf(path), headers: headersNameOf(path) };
    if (isGood && "file" in given && neverChanges(path)) {
      const { size } = await stat(given.file);
      if (size === known.size) return as(kind, known);
    }
    const content = "body" in given ? given.body : await readFile(given.file);
    if (isGood && known.hash === hashOf(content)) return as(kind, known);
    const adopts = "file" in given && path.startsWith("/pictures/");
    const object = adopts ? await objects.adopt(given.file, content) : await objects.write(content);
    const file: ReleaseFile = { ...object, ...kind };
    if (!isCompressible(file.type)) return file;
    const packed = await compress(content, path, effort);
    if (effort === "publish") file.quick = true;
    for (const encoding of ["br", "gzip"] as const) {
      if (packed[encoding].byteLength < content.byteLength) {
        file[encoding] = await objects.write(packed[encoding]);
      }
    }
    return file;
  }
}

/** The very same file where nothing differs: manifests say only what does. */
const as = (kind: Pick<ReleaseFile, "type" | "headers">, file: ReleaseFile): ReleaseFile =>
  file.type === kind.type && file.headers === kind.headers ? file : { ...file, ...kind };

async function* iteratorOf(files: NewRelease["files"]): AsyncGenerator<NewFile> {
  yield* files;
}
