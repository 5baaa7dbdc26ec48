/**
 * Takes the people out of old leads and their texts, after showing what that will be:
 *
 *   node_modules/.bin/node tools/data/anonymise.ts 365          shows what it would do
 *   node_modules/.bin/node tools/data/anonymise.ts 365 --do-it  shows it, and does it
 *
 * Days count from when a lead came in. Works on the embedded database of DATA_DIR, whose store must not
 * be running, or on DATABASE_URL. KEEP_LEADS_DAYS makes the worker do the same every hour.
 */
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/sms/outbox.ts";
import { StartError } from "#server/start-error.ts";
import { inWords } from "#server/worker/housekeeping.ts";

const days = Number(process.argv[2]);
const forReal = process.argv.includes("--do-it");

try {
  if (!Number.isSafeInteger(days) || days < 1) {
    throw new StartError("How old may leads become? In days: tools/data/anonymise.ts 365");
  }
  await anonymise();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartError ? error.message : error);
}

async function anonymise() {
  const env = readEnv(process.env);
  const lock = env.databaseUrl ? undefined : await lockFolder(env.dataDir);
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, createLog(env.logLevel))
    : await openFolder(env.dataDir);
  try {
    await prepareDatabase(database);
    const outbox = openOutbox(database);
    const before = new Date(Date.now() - days * 86_400_000);
    console.log(
      `From before ${before.toISOString().slice(0, 10)}: ${inWords(await outbox.countOld(before))}`,
    );
    console.log("Names, phones, notes and replies go; dates, lenders, statuses and opt-outs stay.");
    if (!forReal) {
      console.log("Nothing was changed. Add --do-it to do it; it cannot be undone.");
      return;
    }
    console.log(`Anonymised ${inWords(await outbox.anonymise(before))}`);
  } finally {
    await database.close();
    lock?.release();
  }
}
