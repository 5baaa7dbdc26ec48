/**
 * Takes the people out of old leads and their texts, after showing what that will be:
 *
 *   npm run anonymize 365              shows what it would do
 *   npm run anonymize 365 -- --do-it   shows it, and does it
 *
 * Days count from when a lead came in. Works on the embedded database of DATA_DIR, whose store must not
 * be running, or on DATABASE_URL. KEEP_LEADS_DAYS makes the worker do the same every hour.
 */
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { openOutbox } from "#server/messages/texts/outbox.ts";
import { StartError } from "#server/start-error.ts";
import { describeRetention } from "#server/worker/housekeeping.ts";
import { withDatabase } from "./open-database.ts";

const days = Number(process.argv[2]);
const forReal = process.argv.includes("--do-it");

try {
  if (!Number.isSafeInteger(days) || days < 1) {
    throw new StartError("Give an age in days: npm run anonymize 365");
  }
  await withDatabase(readEnv(process.env), async (database) => {
    await prepareDatabase(database);
    const outbox = openOutbox(database);
    const before = new Date(Date.now() - days * 86_400_000);
    console.log(
      `From before ${before.toISOString().slice(0, 10)}: ${describeRetention(await outbox.countOld(before))}`,
    );
    console.log(
      "This removes names, phones, notes and replies. It keeps dates, lenders, statuses and opt-outs.",
    );
    console.log(
      forReal
        ? `Anonymized ${describeRetention(await outbox.anonymize(before))}`
        : "Nothing was changed. To go ahead, add -- --do-it. It can’t be undone.",
    );
  });
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartError ? error.message : error);
}
