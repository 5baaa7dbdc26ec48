/** Embedded Postgres: PGlite in a folder, or in memory for tests. */

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import {
  type Database,
  type Transaction,
  type TransactionOptions,
  TransactionOver,
} from "./database.ts";
import { PostgresError, startThread, type Thread } from "./pglite-thread.ts";
import { syncPath, syncTree } from "./synced-folder.ts";

/** A commit writes its log to the disk; only a checkpoint lets that log be reused. */
const commitsBetweenCheckpoints = 2_000;

/** Embedded Postgres has no timer of its own that could stop a statement. */
const statementLimitMs = 20_000;

/**
 * Embedded Postgres has no process that vacuums and analyzes: this is done in a minute with few transactions, not
 * often, and on a busy day once.
 */
const upkeep = {
  lookEveryMs: 60_000,
  mostTransactions: 120,
  afterMs: 10 * 60_000,
  latestMs: 24 * 3_600_000,
};

/** Opens the embedded database of a data folder whose lock this process holds. */
export async function openFolder(
  dataDir: string,
  options: { limitFactor?: number; limitMs?: number } = {},
): Promise<Database> {
  const { limitFactor = 1, limitMs = statementLimitMs * limitFactor } = options;
  const folder = join(dataDir, "postgres");
  if (!existsSync(folder)) await initialize(folder);
  const open = () => startThread({ dataDir: folder });
  const thread = await open().catch((error: Error) => {
    throw new StartError(
      `The database in ${folder} cannot be opened (${error.message}). Restore it from a backup, or move it away to begin with an empty one.`,
    );
  });
  const name = `the data folder ${await realpath(dataDir)}`;
  return keptUp({ ...serialize(name, thread, open, limitMs), limitFactor });
}

/** The same, vacuumed and analyzed now and then. */
function keptUp(database: EmbeddedDatabase): Database {
  let transactions = 0;
  let isTouched = false;
  let lastAt = performance.now();
  const timer = setInterval(() => {
    const isQuiet = transactions <= upkeep.mostTransactions;
    transactions = 0;
    const wait = isQuiet ? upkeep.afterMs : upkeep.latestMs;
    if (!isTouched || performance.now() - lastAt < wait) return;
    isTouched = false;
    lastAt = performance.now();
    // Should it fail, nothing is lost: the tables only grow on until the next time.
    void database.keepUp().catch(() => undefined);
  }, upkeep.lookEveryMs);
  timer.unref();
  return {
    ...database,
    transaction(work, options) {
      transactions += 1;
      isTouched = true;
      return database.transaction(work, options);
    },
    close() {
      clearInterval(timer);
      return database.close();
    },
  };
}

/**
 * Opens a database that lives in memory, empty or from a dump of another one's folder. Its statements have
 * no time limit: it would end with the thread that is stopped.
 */
export async function openMemory(
  dump?: SharedArrayBuffer,
): Promise<EmbeddedDatabase & { dump(): Promise<Uint8Array> }> {
  const thread = await startThread({ dump });
  const reopen = () => Promise.reject(new Error("A database in memory ends with its thread"));
  return {
    ...serialize(`the database in memory ${randomUUID()}`, thread, reopen),
    dump: async () => new Uint8Array(await thread.dump()),
  };
}

/** A folder appears under its name only when it is whole, so a start may be killed at any moment. */
async function initialize(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await startThread({ dataDir: draft })).close();
  syncTree(draft);
  await rename(draft, folder);
  syncPath(dirname(folder));
}

export interface EmbeddedDatabase extends Database {
  /** Vacuums and analyzes the tables one by one; a query in between waits for one of them at most. */
  keepUp(): Promise<void>;
}

/** One transaction after the other on the one connection that there is. */
function serialize(
  name: string,
  first: Thread,
  reopen: () => Promise<Thread>,
  limitMs?: number,
): EmbeddedDatabase {
  let isClosed = false;
  let thread = Promise.resolve(first);
  let previous: Promise<unknown> = Promise.resolve();
  let commits = 0;
  const listeners = new Map<string, (payload: string) => void>();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = previous.then(work);
    previous = turn.catch(() => undefined);
    return turn;
  }

  /** The thread, or a new one where it has ended or its Postgres has fallen over. */
  async function living(): Promise<Thread> {
    const current = await thread.catch(() => undefined);
    if (current && !current.isBroken()) return current;
    thread = Promise.resolve(current?.kill()).then(reopen);
    const next = await thread;
    for (const [channel, heard] of listeners) {
      await next.listen(channel, heard);
      heard("");
    }
    return next;
  }

  /** A statement that takes too long ends with its thread. */
  async function limited<T>(
    current: Thread,
    answer: Promise<T>,
    withinMs: number | undefined,
  ): Promise<T> {
    if (withinMs === undefined) return answer;
    const tooLong = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      tooLong.reject(
        new PostgresError({
          code: "57014",
          message: "canceling statement due to statement timeout",
        }),
      );
      void current.kill();
    }, withinMs);
    try {
      return await Promise.race([answer, tooLong.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function run<T>(
    work: (tx: Transaction) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const current = await living();
    const ends = performance.now() + (options.limitMs ?? Number.POSITIVE_INFINITY);
    let hasBegun = false;
    const begins = () => {
      const isFirst = !hasBegun;
      hasBegun = true;
      return isFirst;
    };
    let isOver = false;
    const tx: Transaction = {
      async query(text, values = []) {
        if (isOver) throw new TransactionOver();
        return limited(
          current,
          current.query(text, values, begins()),
          limitMs && Math.max(0, Math.min(limitMs, ends - performance.now())),
        );
      },
      async exec(script) {
        if (isOver) throw new TransactionOver();
        await current.exec(script, begins());
      },
    };
    try {
      const result = await work(tx);
      isOver = true;
      if (hasBegun) await current.commit();
      return result;
    } catch (error) {
      isOver = true;
      if (hasBegun) await current.exec("rollback").catch(() => undefined);
      throw error;
    }
  }

  return {
    kind: "pglite",
    identity: async () => name,
    async transaction(work, options = {}) {
      const result = await inTurn(() => run(work, options));
      commits += 1;
      // Embedded Postgres has no background process that would do this. Should it fail, nothing is
      // lost: the log only grows on until the next time.
      if (commits % commitsBetweenCheckpoints === 0) {
        void inTurn(async () => (await living()).exec("checkpoint")).catch(() => undefined);
      }
      return result;
    },
    listen(channel, heard) {
      listeners.set(channel, heard);
      return inTurn(async () => (await living()).listen(channel, heard));
    },
    async keepUp() {
      const { rows } = await inTurn(async () =>
        (await living()).query<{ name: string }>(ownTables, [], false),
      );
      for (const { name } of rows) {
        await inTurn(async () => {
          if (!isClosed) await (await living()).exec(`vacuum (analyze) ${name}`);
        });
      }
    },
    close: () =>
      inTurn(async () => {
        isClosed = true;
        await (await living()).close();
      }),
  };
}

const ownTables = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`;
