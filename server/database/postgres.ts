/** A Postgres server reached over `DATABASE_URL`. */

import pg from "pg";
import type { Log } from "../logging.ts";
import { takeAdvisoryLock } from "./advisory-lock.ts";
import { type Database, TransactionOver } from "./database.ts";

const { builtins } = pg.types;

/** Values read the same from either database: big counts as numbers, dates as they are written. */
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (value) => value],
]);

const reconnectMs = 1_000;

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
): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function begin(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: "store (listening)" });
    client = next;
    next.on("notification", ({ payload }) => heard(payload ?? ""));
    next.on("error", (error) => {
      log.warn("The listening connection broke", { error: error.message });
      again();
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function again(): void {
    if (isOver || timer) return;
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
      await client?.end().catch(() => undefined);
    },
  };
}

/** A server keeps its number whatever name or pooler it is reached by, and a copy of it gets another. */
const identityQuery = `select format('the database %s of Postgres %s', current_database(), system_identifier)
  as identity from pg_control_system()`;

export function openPostgres(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: "store",
    types: {
      getTypeParser: ((id: number, format?: "text") =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  });
  const listeners: Listener[] = [];
  // A connection that breaks while idle is replaced at its next use.
  pool.on("error", (error) => log.warn("A database connection broke", { error: error.message }));

  return {
    kind: "postgres",
    async identity() {
      const { rows } = await pool.query<{ identity: string }>(identityQuery);
      return rows[0]?.identity ?? "";
    },
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      let isOver = false;
      const onError = (error: Error) => {
        broken = error;
      };
      client.on("error", onError);
      try {
        await client.query("begin");
        const result = await work({
          async query<Row>(text: string, values: readonly unknown[] = []) {
            if (isOver) throw new TransactionOver();
            const { rows, rowCount } = await client.query(text, [...values]);
            return { rows: rows as Row[], affectedRows: rowCount ?? 0 };
          },
          async exec(script) {
            if (isOver) throw new TransactionOver();
            await client.query(script);
          },
        });
        isOver = true;
        const { command } = await client.query("commit");
        if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back");
        return result;
      } catch (error) {
        isOver = true;
        await client.query("rollback").catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.off("error", onError);
        client.release(broken);
      }
    },
    async listen(channel, heard) {
      const listener = createListener(url, channel, heard, log);
      listeners.push(listener);
      await listener.begin();
    },
    takeLock: (name, onLost) => takeAdvisoryLock(url, name, onLost),
    async close() {
      await Promise.all(listeners.map((listener) => listener.end()));
      await pool.end();
    },
  };
}
