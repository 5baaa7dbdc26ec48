/** The owner's pictures beside a backup: files under the names of their contents, each copied once. */

import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bucket, isOriginalName } from "#server/pictures/originals.ts";
import { flush } from "#server/site/objects.ts";
import { isWhole } from "./verify.ts";

/** Where the originals of all backups in a folder lie. */
export const originalsBeside = (backup: string) => join(dirname(backup), bucket);

/** Copies those that are not there whole yet; leaves out what is damaged. Returns how many are there then. */
export async function copyOriginals(from: string, to: string): Promise<number> {
  const names = (await readFolder(from)).filter(isOriginalName);
  if (names.length === 0) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  let count = 0;
  for (const name of names) {
    const isThere = (await isWhole(join(to, name))) || (await copy(join(from, name), to, name));
    if (isThere) count += 1;
  }
  await flush(to);
  return count;
}

async function copy(path: string, to: string, name: string): Promise<boolean> {
  const draft = join(to, `.draft-${name}`);
  try {
    if (!(await isWhole(path))) return false;
    await copyFile(path, draft, constants.COPYFILE_FICLONE);
    await flush(draft);
    await rename(draft, join(to, name));
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A folder that cannot be read is not one that is not there. */
async function readFolder(path: string): Promise<string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
