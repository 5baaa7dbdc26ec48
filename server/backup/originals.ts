/** The owner's pictures beside a backup: files under the names of their contents, each copied once. */

import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bucket, isOriginalName } from "#server/pictures/originals.ts";
import { flush } from "#server/site/objects.ts";

/** Where the originals of all backups in a folder lie. */
export const originalsBeside = (backup: string) => join(dirname(backup), bucket);

/** Copies those that are not there yet; answers how many of them are there then. */
export async function copyOriginals(from: string, to: string): Promise<number> {
  const names = (await readdir(from).catch((): string[] => [])).filter(isOriginalName);
  if (names.length === 0) return 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  for (const name of names.filter((one) => !there.has(one))) {
    const draft = join(to, `.draft-${name}`);
    try {
      await copyFile(join(from, name), draft, constants.COPYFILE_FICLONE);
      await flush(draft);
      await rename(draft, join(to, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
  await flush(to);
  return names.length;
}
