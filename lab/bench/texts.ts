/** How many texts a second the worker sends, to a provider that answers at once and to a real one's pace. */
import type { Database } from "#server/database/database.ts";
import { openMemory } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/sms/outbox.ts";
import type { SmsProvider } from "#server/sms/provider.ts";
import { createSmsWorker } from "#server/sms/sms-worker.ts";
import { queueTexts } from "#server/sms/testing/open-outbox.ts";
import { type Cell, figure, section, table } from "./report.ts";
import { postgres } from "./store.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutes = 5;
const texts = 1_000;
const log = createLog("error");
/** How long the provider takes, and how many texts are under way at once. */
const paces = [
  [0, 8],
  [150, 8],
  [150, 32],
] as const;

export function benchTexts() {
  return inWorkspace(minutes, async (workspace) => [
    section(
      "Texts",
      `${figure(texts)} texts that wait, sent by one worker: texts a second.`,
      table(
        ["database", ...paces.map(([ms, atOnce]) => `answers after ${ms} ms, ${atOnce} at once`)],
        [
          await send(workspace, await openMemory()),
          await send(workspace, await openServed(workspace)),
        ],
      ),
    ),
  ]);
}

async function openServed(workspace: Workspace): Promise<Database> {
  const engine = await postgres(workspace);
  return openPostgres((await engine.empty("texts")).DATABASE_URL!, log);
}

async function send(workspace: Workspace, database: Database): Promise<Cell[]> {
  workspace.note(`texts, ${database.kind}`);
  workspace.atEnd(() => database.close());
  await prepareDatabase(database);
  await database.transaction((tx) =>
    tx.query(
      "update private.settings set texts_are_sent = true, texts_per_hour = 1000000, texts_per_day = 1000000, quiet_from = '00:00', quiet_until = '00:00'",
    ),
  );
  const outbox = openOutbox(database);
  const rates: Cell[] = [];
  for (const [answerMs, atOnce] of paces) {
    await database.transaction((tx) => tx.exec("delete from public.financing_leads"));
    await queueTexts(database, texts);
    await database.transaction((tx) => tx.exec("analyze private.text_outbox"));
    const worker = createSmsWorker({ outbox, provider: providerThatTakes(answerMs), log, atOnce });
    const began = performance.now();
    const sent = await worker.drain();
    rates.push(figure(sent / ((performance.now() - began) / 1000)));
  }
  return [database.kind, ...rates];
}

function providerThatTakes(ms: number): SmsProvider {
  return {
    name: "local",
    async send() {
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      return crypto.randomUUID();
    },
  };
}
