/** Removes originals that nothing uses, and counts again what lies there. */

import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/database/database.ts";
import { isOriginalName } from "./originals.ts";

/** A form may lie open so long before its pictures are saved. */
const keptDays = 30;
/** At a time; the rest goes on the days after. */
const maxRemoved = 1_000;

/** Its time is when originals were looked at last, its content how many were removed then. */
export const sweepStamp = (folder: string) => join(folder, ".swept");

/**
 * Removes originals that no product has, that no change in the history could put back, and that were sent
 * more than thirty days ago; answers how many. Corrects what the quotas count.
 */
export async function sweepOriginals(
  database: Database,
  folder: string,
  now: Date,
): Promise<number> {
  const counted = await countedNames(database);
  const names = (await readdir(folder).catch((): string[] => [])).filter(isOriginalName);
  const oldest = now.getTime() - keptDays * 86_400_000;
  const needed = await neededNames(database);
  const sizes: { name: string; bytes: number }[] = [];
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Another process may have been first.
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    if (needed.has(name) || found.mtimeMs > oldest || removed === maxRemoved) {
      sizes.push({ name, bytes: found.size });
    } else {
      await rm(path, { force: true });
      removed += 1;
    }
  }
  await recount(database, counted, sizes);
  if (names.length > 0) await writeFile(sweepStamp(folder), String(removed));
  return removed;
}

async function neededNames(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ name: string }>(
      `select original as name from public.product_pictures
       union select original from public.changes,
         unnest(array[before ->> 'original', after ->> 'original']) as original
         where table_name = 'product_pictures' and original is not null`,
    ),
  );
  return new Set(rows.map(({ name }) => name));
}

async function countedNames(database: Database): Promise<string[]> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ name: string }>("select name from private.stored_originals"),
  );
  return rows.map(({ name }) => name);
}

/** What older code or a restore put there is counted, too, as no one's; what was counted before and is gone is not. */
async function recount(
  database: Database,
  counted: readonly string[],
  sizes: readonly { name: string; bytes: number }[],
): Promise<void> {
  const there = new Set(sizes.map(({ name }) => name));
  const gone = counted.filter((name) => !there.has(name));
  await database.transaction(async (tx) => {
    await tx.query(
      "delete from private.stored_originals where name in (select json_array_elements_text($1))",
      [JSON.stringify(gone)],
    );
    await tx.query(
      `insert into private.stored_originals (name, bytes)
       select name, bytes from json_to_recordset($1) as there (name text, bytes bigint)
       where bytes > 0 on conflict (name) do nothing`,
      [JSON.stringify(sizes)],
    );
  });
}
