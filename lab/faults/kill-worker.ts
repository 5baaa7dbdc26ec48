/**
 * Kills the worker without warning, again and again, while it sends, and counts what became of every
 * text. The provider is a fake Twilio in this process, which sees every text.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/messages/texts/outbox.ts";
import {
  type FakeTwilio,
  providerVariables,
  startFakeTwilio,
} from "#server/messages/texts/testing/fake-twilio.ts";
import { queueTexts } from "#server/messages/texts/testing/open-outbox.ts";
import { root } from "#tools/start/launch.mjs";
import { countBy } from "../leads.ts";
import { end, openStore, type Variables } from "../store.ts";
import { type Fault, onBoth } from "./fault.ts";

const texts = 500;
const maxInDoubtPerKill = 8;
const answerMs = 40;
const settleMs = 3_000;

/** Takes how often to kill: docs/decisions/0004-texts-at-most-once.md. */
export const killWorker: Fault = async (context) => {
  const kills = Number(context.args[0] ?? 10);
  return onBoth(context, async (variables) => {
    const fake = await startFakeTwilio(answerMs);
    context.atEnd(fake.close);
    // The embedded database belongs to one process, whose worker is the server's own.
    const main = join(root, "server", variables.DATABASE_URL ? "worker" : "", "main.ts");
    const startWorker = () => openStore({ ...variables, ...providerVariables(fake) }, main);
    await using(variables, fill);
    for (let kill = 1; kill <= kills; kill += 1) {
      const worker = await startWorker();
      await hasTaken(fake, Math.round((texts * kill) / (kills + 1)));
      await end(worker, "SIGKILL");
    }
    const last = await startWorker();
    await takesNoMore(fake);
    await end(last, "SIGTERM");
    const found = await using(variables, (database) => count(database, fake));
    const { rows, sent, inDoubt, inDoubtAndTaken, lost, takenTwice } = found;
    return {
      words: `${kills} kills in the middle of ${texts} texts: ${sent} sent, ${inDoubt} in doubt (${inDoubtAndTaken} of them taken), ${lost} lost, ${takenTwice} twice`,
      isKept:
        rows === texts &&
        sent + inDoubt === texts &&
        inDoubt <= kills * maxInDoubtPerKill &&
        lost + takenTwice === 0,
    };
  });
};

/** With the database of a store that is not running. */
async function using<Result>(
  { DATA_DIR: folder = "", DATABASE_URL: url }: Variables,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = url ? openPostgres(url, createLog("error")) : await openFolder(folder);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database) {
  await prepareDatabase(database);
  await database.transaction((tx) =>
    tx.query(
      "update private.settings set texts_are_sent = true, texts_per_hour = 1000000, texts_per_day = 1000000, quiet_from = '00:00', quiet_until = '00:00'",
    ),
  );
  await queueTexts(database, texts);
}

async function hasTaken(fake: FakeTwilio, count: number) {
  const until = Date.now() + 60_000;
  while (fake.taken.length < count && Date.now() < until) await sleep(5);
}

async function takesNoMore(fake: FakeTwilio) {
  for (let before = -1; before < fake.taken.length; ) {
    before = fake.taken.length;
    await sleep(settleMs);
  }
}

async function count(database: Database, fake: FakeTwilio) {
  await openOutbox(database).settleAbandoned(0);
  const { rows } = await database.transaction((tx) =>
    tx.query<{ phone: string; state: string }>("select phone, state from private.text_outbox"),
  );
  const times = countBy(fake.taken, ({ to }) => to);
  const inState = (wanted: string) => rows.filter(({ state }) => state === wanted);
  const arrived = (some: { phone: string }[]) =>
    some.filter(({ phone }) => times.has(phone)).length;
  const sent = inState("sent");
  const inDoubt = inState("unknown");
  return {
    rows: rows.length,
    sent: sent.length,
    // Said to be sent, but the provider never had them.
    lost: sent.length - arrived(sent),
    inDoubt: inDoubt.length,
    inDoubtAndTaken: arrived(inDoubt),
    takenTwice: [...times.values()].filter((count) => count > 1).length,
  };
}
