/**
 * Prints how many texts a second the worker sends, to a provider that answers at once and to one that
 * takes as long as a real one:
 *
 *   node_modules/.bin/node tools/bench/bench-texts.ts [texts]
 *
 * Embedded and in memory, or on an empty database that DATABASE_URL names.
 */
import { openMemory } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/sms/outbox.ts";
import type { SmsProvider } from "#server/sms/provider.ts";
import { createSmsWorker } from "#server/sms/sms-worker.ts";
import { queueTexts } from "#server/sms/testing/open-outbox.ts";

const texts = Number(process.argv[2] ?? 1_000);
const log = createLog("error");
const url = process.env.DATABASE_URL;
const database = url ? openPostgres(url, log) : await openMemory();
await prepareDatabase(database);
await database.transaction((tx) =>
  tx.query(
    "update private.settings set texts_are_sent = true, texts_per_hour = 1000000, quiet_from = '00:00', quiet_until = '00:00'",
  ),
);
const outbox = openOutbox(database);

console.log(`${texts} texts, ${database.kind}`);
for (const [answerMs, atOnce] of [
  [0, 8],
  [150, 8],
  [150, 32],
] as const) {
  await database.transaction((tx) => tx.exec("delete from public.financing_leads"));
  await queueTexts(database, texts);
  await database.transaction((tx) => tx.exec("analyze private.text_outbox"));
  const worker = createSmsWorker({ outbox, provider: providerThatTakes(answerMs), log, atOnce });
  const began = performance.now();
  const sent = await worker.drain();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `answers after ${answerMs} ms, ${atOnce} at once: ${Math.round(sent / seconds)} texts a second`,
  );
}
await database.close();

function providerThatTakes(ms: number): SmsProvider {
  return {
    name: "local",
    async send() {
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      return crypto.randomUUID();
    },
  };
}
