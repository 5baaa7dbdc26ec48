/** Removes made pictures that nothing needs any more; from the originals they can be made anew. */

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/database/database.ts";
import { madePictures } from "./picture-files.ts";

/** What was taken off or cut anew may be put back at once for so long. */
const keptDays = 14;

/**
 * Removes the files that no picture of a product has had, no article has, and no one has made, for fourteen days;
 * answers how many. Releases have their own.
 */
export async function tidyPictures(database: Database, folder: string, now: Date): Promise<number> {
  const from = madePictures(folder);
  const files = await readdir(from).catch((): string[] => []);
  const oldest = now.getTime() - keptDays * 86_400_000;
  const needed = await neededNames(database, new Date(oldest));
  let removed = 0;
  for (const file of files) {
    if (needed.has(file.replace(/-\d+\.\w+$/, ""))) continue;
    const path = join(from, file);
    // Another process may have been first.
    const made = await stat(path).catch(() => undefined);
    if (!made || made.mtimeMs > oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** "photo-0123456789ab-1a2b3c": as made last, of every picture that an article or a product has or this had since then. */
async function neededNames(database: Database, since: Date): Promise<ReadonlySet<string>> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ name: string }>(
      `select made.name || '-' || made.hash as name from public.pictures as made where made.name in (
         select name from public.product_pictures
         union select picture from public.articles
         union select before ->> 'name' from public.changes
           where table_name = 'product_pictures' and at >= $1 and before ->> 'name' is not null)`,
      [since],
    ),
  );
  return new Set(rows.map(({ name }) => name));
}
