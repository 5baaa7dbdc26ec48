/** Files under the names of their contents, each flushed before it gets its name. */

import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { copyFile, link, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hashOf, type StoredObject } from "./manifest.ts";

const draftPrefix = ".draft-";

export type Objects = ReturnType<typeof openObjects>;

export function openObjects(folder: string) {
  const pathOf = (hash: string) => join(folder, hash);

  // Promises for tens of thousands of files take much longer, and much memory.
  function isWhole({ hash, size }: StoredObject): boolean {
    const found = statSync(pathOf(hash), { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === size;
  }

  /** Puts a flushed file in place under its name. */
  async function place(object: StoredObject, fill: (draft: string) => Promise<void>) {
    if (isWhole(object)) return object;
    const draft = join(folder, `${draftPrefix}${randomUUID()}`);
    try {
      await fill(draft);
      await rename(draft, pathOf(object.hash));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return object;
  }

  return {
    folder,
    pathOf,
    isWhole,

    write(content: Uint8Array): Promise<StoredObject> {
      const object = { hash: hashOf(content), size: content.byteLength };
      return place(object, (draft) => writeFlushed(draft, content));
    },

    /** Takes a file that no one writes to any more; it shares the disk's blocks where that is possible. */
    adopt(path: string, content: Uint8Array): Promise<StoredObject> {
      const object = { hash: hashOf(content), size: content.byteLength };
      return place(object, async (draft) => {
        // A link is refused across file systems, and for another user's file.
        await link(path, draft).catch(() => copyFile(path, draft));
        await flush(draft);
      });
    },

    /** Makes the names of what was written last through a power cut. */
    flush: () => flush(folder),

    /** Removes all objects but these, and drafts that a crash left behind. */
    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      const names = await readdir(folder);
      const unneeded = names.filter((name) => !hashes.has(name));
      await Promise.all(unneeded.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** Writes a file so that it is there whole after a crash, or not at all. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const draft = join(dirname(path), `${draftPrefix}${basename(path)}-${randomUUID()}`);
  try {
    await writeFlushed(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flush(dirname(path));
}

export async function writeFlushed(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until a file, or a folder's list of names, is on the disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
