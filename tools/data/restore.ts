/**
 * `npm run restore file`: fills an empty DATA_DIR, an empty database at DATABASE_URL or a fresh
 * hosted project from a backup. The store must not be running on it. See docs/backup.md.
 */
import { readFileLines } from "#server/backup/file.ts";
import { load } from "#server/backup/restore.ts";
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { StartError } from "#server/start-error.ts";

try {
  const [, , path] = process.argv;
  if (!path) throw new StartError("Which file? npm run restore -- store.jsonl.gz");
  const env = readEnv(process.env);
  const lock = env.databaseUrl ? undefined : await lockFolder(env.dataDir);
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, createLog(env.logLevel, undefined, env.logForm))
    : await openFolder(env.dataDir);
  try {
    const { rows, leftOut } = await load(database, readFileLines(path));
    const without = leftOut.length > 0 ? `, without ${leftOut.join(", ")}` : "";
    console.log(`${rows} rows were restored${without}`);
  } finally {
    await database.close();
    lock?.release();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
