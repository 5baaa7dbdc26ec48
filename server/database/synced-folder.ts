/**
 * A folder for embedded Postgres that waits for the disk. Postgres asks for it at every commit and
 * checkpoint, but Emscripten's files have nothing to answer with: a power cut could lose what was
 * acknowledged. Here they do.
 */

import fs from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const mountPoint = "/pglite/data";

/** Of the system interface that Postgres was compiled for. */
const inputOutputError = 29;

interface Stream {
  /** The file's descriptor; folders have none. */
  nfd?: number;
  node: unknown;
}

interface NodeFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: Stream) => number };
}

export class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    preRun.push((module) => {
      const { FS } = module as unknown as PGlite["Module"];
      const files = FS.lookupPath(mountPoint, {}).node.mount.type as unknown as NodeFiles;
      files.stream_ops.fsync = (stream) => sync(files, stream);
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function sync(files: NodeFiles, { nfd, node }: Stream): number {
  try {
    if (nfd === undefined) syncPath(files.realPath(node));
    else fs.fdatasyncSync(nfd);
    return 0;
  } catch {
    // Postgres stops rather than go on with a disk that cannot be trusted.
    return inputOutputError;
  }
}

/** Makes a file, or the names in a folder, last. */
export function syncPath(path: string): void {
  const file = fs.openSync(path, "r");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** The same for everything in a folder, which something that does not wait has filled. */
export function syncTree(folder: string): void {
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    syncPath(join(folder, String(name)));
  }
  syncPath(folder);
}

/** Postgres's own settings, with the syncing that PGlite turns off. */
export const syncedParameters = (defaults: readonly string[]) => [
  ...defaults.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];
