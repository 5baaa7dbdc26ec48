/**
 * `npm run backup [file]`: writes everything that the store holds into a file, while it serves or
 * while it is stopped. Reads DATA_DIR or DATABASE_URL as the store does. Ends with status 1 where a picture that
 * a product shows is missing or damaged, unless `--without-pictures` says that this is known. See docs/backup.md.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dump } from "#server/backup/dump.ts";
import { backupStamp, type Draft, draftFile } from "#server/backup/file.ts";
import { noteBackup } from "#server/backup/last-backup.ts";
import { copyOriginals, originalsBeside } from "#server/backup/originals.ts";
import { requestBackup } from "#server/backup/socket.ts";
import { findBroken, sayBroken } from "#server/backup/verify.ts";
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { type Env, readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { openOriginals } from "#server/pictures/originals.ts";
import { StartError } from "#server/start-error.ts";

try {
  const env = readEnv(process.env);
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const { values: wanted, positionals } = parseArgs({
    options: { "without-pictures": { type: "boolean" } },
    allowPositionals: true,
  });
  const path = positionals[0] ?? join(env.dataDir, "backups", `store-${stamp}.jsonl.gz`);
  const draft = await draftFile(path);
  try {
    await backUp(env, draft);
    const { rows, originals } = await draft.keep();
    const beside = originalsBeside(path);
    const pictures = await copyOriginals(openOriginals(env.dataDir).folder, beside);
    console.log(
      `${rows} rows are in ${path}${pictures > 0 ? `, ${pictures} ${pictures === 1 ? "picture" : "pictures"} in ${beside}` : ""}`,
    );
    // Those of a hosted project are the project's own.
    const broken = env.project ? [] : await findBroken(beside, originals);
    if (broken.length > 0) console.error(sayBroken(broken));
    if (broken.length > 0 && !wanted["without-pictures"]) {
      throw new StartError(
        "Copy them into DATA_DIR/originals from an older backup, or add --without-pictures.",
      );
    }
    await writeFile(backupStamp(env.dataDir), `${path}\n`).catch(() => undefined);
    await tellStore(env);
  } catch (error) {
    await draft.drop();
    throw error;
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : sentenceFor(error as Error));
  process.exitCode = 1;
}

/** What a person can do something about, in words. */
function sentenceFor(error: NodeJS.ErrnoException): unknown {
  const where = error.path ?? "the backup's folder";
  if (error.code === "ENOSPC" || error.code === "53100") {
    return "The disk is full. No backup was made, and nothing else was changed.";
  }
  if (error.code === "EACCES" || error.code === "EROFS") {
    return `We can’t write to ${where} (${error.code}), so no backup was made.`;
  }
  return error;
}

async function backUp(env: Env, draft: Draft): Promise<void> {
  const log = createLog(env.logLevel, undefined, env.logForm);
  if (env.databaseUrl) {
    const database = openPostgres(env.databaseUrl, log);
    await dump(database, draft.write).finally(() => database.close());
    return;
  }
  const running = await requestBackup(env.dataDir);
  if (running) return copy(running, draft);
  const lock = await lockFolder(env.dataDir);
  const database = await openFolder(env.dataDir);
  await dump(database, draft.write).finally(() => database.close());
  lock.release();
}

/** The owner's page says when the last backup was made; embedded, the store itself looks. */
async function tellStore({ databaseUrl }: Env): Promise<void> {
  if (!databaseUrl) return;
  const database = openPostgres(databaseUrl, createLog("error"));
  await noteBackup(database, new Date())
    // An older store's database has no place for it.
    .catch(() => undefined)
    .finally(() => database.close());
}

async function copy(lines: AsyncIterable<string>, draft: Draft): Promise<void> {
  let last = "";
  for await (const line of lines) {
    await draft.write(line);
    last = line;
  }
  const rows = last.startsWith("{") ? JSON.parse(last).rows : undefined;
  if (typeof rows !== "number")
    throw new StartError("The store stopped before the backup was complete.");
}
