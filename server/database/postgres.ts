/** A Postgres server reached over `DATABASE_URL`. */

import pg from "pg";
import type { Log } from "../logging.ts";
import { takeAdvisoryLock } from "./advisory-lock.ts";
import { type Database, type Transaction, TransactionOver } from "./database.ts";
import {
  ask,
  connectionTo,
  type PostgresLimits,
  postgresLimits,
  probe,
  SilentLine,
} from "./postgres-connection.ts";

const { builtins } = pg.types;

/** Values read the same from either database: big counts as numbers, dates as they are written. */
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (value) => value],
]);

const reconnectMs = 1_000;
const maxConnections = 10;
/** How many connections may turn out to be dead before a transaction is given up. */
const mostTries = 3;

interface Listener {
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** A connection of its own that hears what is said on a channel, and is made again when it breaks. */
function createListener(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  log: Log,
  limits: PostgresLimits,
): Listener {
  let client: pg.Client | undefined;
  let stopProbing = () => {};
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function begin(): Promise<void> {
    const next = new pg.Client(connectionTo(url, "store (listening)", limits));
    client = next;
    const broke = (error: Error) => {
      log.warn("The listening connection broke", { error: error.message });
      again();
    };
    next.on("notification", ({ payload }) => heard(payload ?? ""));
    next.on("error", broke);
    try {
      await next.connect();
      await ask(next, limits.connectMs, `listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
    stopProbing = probe(next, limits, broke);
  }

  function again(): void {
    if (isOver || timer) return;
    stopProbing();
    timer = setTimeout(() => {
      timer = undefined;
      // What was said in between is not repeated.
      begin().then(() => heard(""), again);
    }, reconnectMs);
  }

  return {
    begin,
    async end() {
      isOver = true;
      clearTimeout(timer);
      stopProbing();
      await client?.end().catch(() => undefined);
    },
  };
}

/** A server keeps its number whatever name or pooler it is reached by, and a copy of it gets another. */
const identityQuery = `select format('the database %s of Postgres %s', current_database(), system_identifier)
  as identity from pg_control_system()`;

/** Opens the Postgres at `url`; connections are made when they are needed. */
export function openPostgres(url: string, log: Log, limits = postgresLimits()): Database {
  const pool = new pg.Pool({
    ...connectionTo(url, "store", limits),
    max: maxConnections,
    types: {
      getTypeParser: ((id: number, format?: "text") =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  const listeners: Listener[] = [];
  // A connection that breaks while idle is replaced at its next use.
  pool.on("error", (error) => log.warn("A database connection broke", { error: error.message }));

  /** A dead line is found before anything is done on it, and another one taken. */
  async function begin(): Promise<pg.PoolClient> {
    for (let triesLeft = mostTries; ; ) {
      const client = await pool.connect();
      client.on("error", ignore);
      try {
        await ask(client, limits.connectMs, "begin");
        return client;
      } catch (error) {
        client.off("error", ignore);
        client.release(error as Error);
        triesLeft -= 1;
        if (triesLeft === 0) throw error;
      }
    }
  }

  async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await begin();
    let broken: Error | undefined;
    let isOver = false;
    const send = async (text: string, values: readonly unknown[] = []) => {
      if (broken) throw broken;
      try {
        return await ask(client, limits.answerMs, text, [...values]);
      } catch (error) {
        if (error instanceof SilentLine) broken = error;
        throw error;
      }
    };
    try {
      const result = await work({
        async query<Row>(text: string, values: readonly unknown[] = []) {
          if (isOver) throw new TransactionOver();
          const { rows, rowCount } = await send(text, values);
          return { rows: rows as Row[], affectedRows: rowCount ?? 0 };
        },
        async exec(script) {
          if (isOver) throw new TransactionOver();
          // A migration takes as long as it takes. Where a statement has failed, the script goes back behind it.
          await send("set local statement_timeout = 0").catch((error) => {
            if (broken) throw error;
          });
          await client.query(script);
        },
      });
      isOver = true;
      const { command } = await send("commit");
      if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back");
      return result;
    } catch (error) {
      isOver = true;
      await send("rollback").catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off("error", ignore);
      client.release(broken);
    }
  }

  return {
    kind: "postgres",
    async identity() {
      const { rows } = await transaction((tx) => tx.query<{ identity: string }>(identityQuery));
      return rows[0]?.identity ?? "";
    },
    transaction,
    async listen(channel, heard) {
      const listener = createListener(url, channel, heard, log, limits);
      listeners.push(listener);
      await listener.begin();
    },
    takeLock: (name, onLost) => takeAdvisoryLock(url, name, onLost, limits),
    async close() {
      await Promise.all(listeners.map((listener) => listener.end()));
      await pool.end();
    },
  };
}

/** What broke is told by the statement under way, or by the next one. */
const ignore = () => undefined;
