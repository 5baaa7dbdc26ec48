/**
 * `npm run restore file`: fills an empty DATA_DIR, an empty database at DATABASE_URL or a fresh
 * hosted project from a backup. The store must not be running on it. See docs/backup.md.
 */
import { readFileLines } from "#server/backup/file.ts";
import { copyOriginals, originalsBeside } from "#server/backup/originals.ts";
import { load } from "#server/backup/restore.ts";
import { readEnv } from "#server/env.ts";
import { openOriginals } from "#server/pictures/originals.ts";
import { StartError } from "#server/start-error.ts";
import { withDatabase } from "./open-database.ts";

try {
  const [, , path] = process.argv;
  if (!path) throw new StartError("Which file? npm run restore -- store.jsonl.gz");
  const env = readEnv(process.env);
  const { rows, leftOut } = await withDatabase(env, (database) =>
    load(database, readFileLines(path)),
  );
  const pictures = await copyOriginals(originalsBeside(path), openOriginals(env.dataDir).folder);
  const without = leftOut.length > 0 ? `, without ${leftOut.join(", ")}` : "";
  const beside = pictures > 0 ? ` and ${pictures} pictures` : "";
  console.log(`${rows} rows${beside} were restored${without}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
