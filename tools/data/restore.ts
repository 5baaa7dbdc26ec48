/**
 * `npm run restore file`: fills an empty DATA_DIR, an empty database at DATABASE_URL or a fresh
 * hosted project from a backup. The store must not be running on it. Pictures that are missing or damaged beside
 * the file stop it before anything is changed, unless `--without-pictures` stands there. See docs/backup.md.
 */
import { parseArgs } from "node:util";
import { readFileLines } from "#server/backup/file.ts";
import { copyOriginals, originalsBeside } from "#server/backup/originals.ts";
import { load } from "#server/backup/restore.ts";
import { findBroken, sayBroken, verifyBackup } from "#server/backup/verify.ts";
import { readEnv } from "#server/env.ts";
import { openOriginals } from "#server/pictures/originals.ts";
import { StartError } from "#server/start-error.ts";
import { withDatabase } from "./open-database.ts";

try {
  const { values: wanted, positionals } = parseArgs({
    options: { "without-pictures": { type: "boolean" } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StartError("Name the backup file: npm run restore -- store.jsonl.gz");
  const env = readEnv(process.env);
  const { originals } = await verifyBackup(readFileLines(path));
  const broken = env.project ? [] : await findBroken(originalsBeside(path), originals);
  if (broken.length > 0 && !wanted["without-pictures"]) {
    throw new StartError(
      `Nothing was restored. In ${originalsBeside(path)}, ${sayBroken(broken)} Put them there, or add --without-pictures. A picture you put into DATA_DIR/originals later shows within an hour.`,
    );
  }
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
