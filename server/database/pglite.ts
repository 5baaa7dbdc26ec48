/** Embedded Postgres: PGlite in a folder, or in memory for tests. */

import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import type { Database } from "./database.ts";

/** A commit writes its log to the operating system; only a checkpoint lets that log be reused. */
const commitsBetweenCheckpoints = 2_000;

/** Opens the embedded database of a data folder whose lock this process holds. */
export async function openFolder(dataDir: string): Promise<Database> {
  const folder = join(dataDir, "postgres");
  if (!existsSync(folder)) await initialise(folder);
  return wrap(await create({ dataDir: folder }));
}

/** Opens a database that lives in memory, empty or from a dump of another one's folder. */
export async function openMemory(dump?: Blob): Promise<Database & { dump(): Promise<Blob> }> {
  const pglite = await create(dump && { loadDataDir: dump });
  return { ...wrap(pglite), dump: () => pglite.dumpDataDir("none") };
}

/** A folder appears under its name only when it is whole, so a start may be killed at any moment. */
async function initialise(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await create({ dataDir: draft })).close();
  await rename(draft, folder);
}

function create(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    startParams: [
      ...PGlite.defaultStartParams,
      // The default of 128 MB is memory that a shop's few thousand rows never fill.
      ...["-c", "shared_buffers=16MB"],
      ...["-c", "min_wal_size=32MB"],
    ],
    parsers: {
      [types.INT8]: Number,
      [types.DATE]: (value: string) => value,
    },
  });
}

function wrap(pglite: PGlite): Database {
  let commits = 0;
  let checkpoint: Promise<unknown> = Promise.resolve();
  return {
    kind: "pglite",
    async transaction(work) {
      const result = await pglite.transaction((tx) =>
        work({
          async query<Row>(text: string, values: readonly unknown[] = []) {
            const { rows, affectedRows = 0 } = await tx.query<Row>(text, [...values]);
            return { rows, affectedRows };
          },
          async exec(script) {
            await tx.exec(script);
          },
        }),
      );
      commits += 1;
      // Embedded Postgres has no background process that would do this. Should it fail, nothing is
      // lost: the log only grows on until the next time.
      if (commits % commitsBetweenCheckpoints === 0) {
        checkpoint = pglite.exec("checkpoint").catch(() => undefined);
      }
      return result;
    },
    async close() {
      await checkpoint;
      await pglite.close();
    },
  };
}
