/** The database that a command works on: DATABASE_URL, or DATA_DIR while no store runs on it. */

import type { Database } from "#server/database/database.ts";
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import type { Env } from "#server/env.ts";
import { createLog } from "#server/logging.ts";

/** Opens it for `work` and closes it after; refuses a data folder that is open elsewhere. */
export async function withDatabase<T>(
  env: Env,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const lock = env.databaseUrl ? undefined : await lockFolder(env.dataDir);
  try {
    const database = env.databaseUrl
      ? openPostgres(env.databaseUrl, createLog(env.logLevel, undefined, env.logForm))
      : await openFolder(env.dataDir);
    return await work(database).finally(() => database.close());
  } finally {
    lock?.release();
  }
}
