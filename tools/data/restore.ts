/**
 * `npm run restore file`: fills an empty DATA_DIR, an empty database at DATABASE_URL or a fresh
 * hosted project from a backup. The store must not be running on it. See docs/backup.md.
 */
import { readFileLines } from "#server/backup/file.ts";
import { load } from "#server/backup/restore.ts";
import { readEnv } from "#server/env.ts";
import { StartError } from "#server/start-error.ts";
import { withDatabase } from "./open-database.ts";

try {
  const [, , path] = process.argv;
  if (!path) throw new StartError("Which file? npm run restore -- store.jsonl.gz");
  const { rows, leftOut } = await withDatabase(readEnv(process.env), (database) =>
    load(database, readFileLines(path)),
  );
  const without = leftOut.length > 0 ? `, without ${leftOut.join(", ")}` : "";
  console.log(`${rows} rows were restored${without}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
