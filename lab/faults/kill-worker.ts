/**
 * Kills the worker without warning, again and again, while it sends, and counts what became of every
 * text. The provider is a fake Twilio in this process, which sees every text.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { fillDataFolder } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/sms/outbox.ts";
import {
  type FakeTwilio,
  providerVariables,
  startFakeTwilio,
} from "#server/sms/testing/fake-twilio.ts";
import { queueTexts } from "#server/sms/testing/open-outbox.ts";
import { root } from "#tools/start/launch.mjs";

const answerMs = 40;
const settleMs = 3_000;

interface Killing {
  texts: number;
  kills: number;
  /** An empty Postgres, whose worker is `server/worker/main.ts`; without it, a store of its own. */
  databaseUrl?: string;
}

export interface Sent {
  rows: number;
  waiting: number;
  sent: number;
  /** Said to be sent, but the provider never had them. */
  lost: number;
  inDoubt: number;
  inDoubtAndTaken: number;
  takenTwice: number;
}

export async function killWhileSending(killing: Killing): Promise<Sent> {
  const { texts, kills, databaseUrl } = killing;
  const folder = await mkdtemp(join(tmpdir(), "kill-worker-"));
  const fake = await startFakeTwilio(answerMs);
  const store = storeAt(folder, fake, databaseUrl);
  try {
    if (!databaseUrl) await fillDataFolder(folder);
    await store.use((database) => fill(database, texts));
    for (let kill = 1; kill <= kills; kill += 1) {
      const worker = await store.startWorker();
      await hasTaken(fake, Math.round((texts * kill) / (kills + 1)));
      worker.kill("SIGKILL");
      await once(worker, "exit");
    }
    const last = await store.startWorker();
    await takesNoMore(fake);
    last.kill("SIGTERM");
    await once(last, "exit");
    return await store.use((database) => count(database, fake));
  } finally {
    await fake.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function storeAt(folder: string, fake: FakeTwilio, databaseUrl: string | undefined) {
  return {
    async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const database = databaseUrl
        ? openPostgres(databaseUrl, createLog("error"))
        : await openFolder(folder);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },

    async startWorker(): Promise<ChildProcess> {
      const main = join(root, "server", databaseUrl ? "worker" : "", "main.ts");
      const worker = spawn(process.execPath, [...process.execArgv, main], {
        env: {
          ...process.env,
          PORT: "0",
          DATA_DIR: folder,
          DATABASE_URL: databaseUrl ?? "",
          LOG_LEVEL: "error",
          ...providerVariables(fake),
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(worker, "exit").then(() => {
        throw new Error("The worker did not start");
      });
      ended.catch(() => undefined);
      // It says where it is.
      await Promise.race([once(worker.stdout, "data"), ended]);
      worker.stdout.resume();
      return worker;
    },
  };
}

async function fill(database: Database, texts: number) {
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

async function count(database: Database, fake: FakeTwilio): Promise<Sent> {
  await openOutbox(database).settleAbandoned(0);
  const { rows } = await database.transaction((tx) =>
    tx.query<{ phone: string; state: string }>("select phone, state from private.text_outbox"),
  );
  const times = new Map<string, number>();
  for (const { to } of fake.taken) times.set(to, (times.get(to) ?? 0) + 1);
  const inState = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const arrived = (some: { phone: string }[]) =>
    some.filter(({ phone }) => times.has(phone)).length;
  const sent = inState("sent");
  const inDoubt = inState("unknown");
  return {
    rows: rows.length,
    waiting: inState("queued", "sending").length,
    sent: sent.length,
    lost: sent.length - arrived(sent),
    inDoubt: inDoubt.length,
    inDoubtAndTaken: arrived(inDoubt),
    takenTwice: [...times.values()].filter((count) => count > 1).length,
  };
}
