/** Connections to a Postgres whose lines may die in silence: behind a NAT, a pooler, a machine that is gone. */

import type pg from "pg";

/** How long a Postgres may be silent, in milliseconds, before its line counts as dead. */
export interface PostgresLimits {
  /** To connect, and to answer what takes no time. */
  connectMs: number;
  /** After so long the server itself ends a statement. */
  statementMs: number;
  /** To answer a statement: longer than that, so only a dead line gets there. */
  answerMs: number;
  /** How often a connection that only waits is asked whether it is there. */
  probeEveryMs: number;
}

/** The usual ones, `factor` times as long. */
export const postgresLimits = (factor = 1): PostgresLimits => ({
  connectMs: 5_000 * factor,
  statementMs: 24_000 * factor,
  answerMs: 30_000 * factor,
  probeEveryMs: 15_000 * factor,
});

/** How a connection is opened: both ends look after a silent line, and neither waits without an end. */
export function connectionTo(
  url: string,
  name: string,
  { connectMs, statementMs }: PostgresLimits,
): pg.ClientConfig {
  const settings = {
    // The server finds a dead line, and gives away what it held, within half a minute.
    ...{ tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 },
    statement_timeout: statementMs,
    // A process that hangs in a transaction holds its locks for no longer.
    idle_in_transaction_session_timeout: 60_000,
  };
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(" "),
  };
}

/** Runs a statement; without an answer within `limitMs` milliseconds it throws a `SilentLine`. */
export async function ask<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  limitMs: number,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  const silent = Promise.withResolvers<never>();
  // What arrived while this process stood still is read first.
  const giveUp = () => setImmediate(() => silent.reject(new SilentLine(limitMs)));
  const timer = setTimeout(giveUp, limitMs);
  const answer = client.query<Row>(text, values);
  try {
    return await Promise.race([answer, silent.promise]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}

/** A connection on which nothing came back; whether its last statement was done is not known. */
export class SilentLine extends Error {
  override name = "SilentLine";
  /** As Postgres says of a connection that failed. */
  readonly code = "08006";

  constructor(limitMs: number) {
    super(`The database was silent for ${limitMs / 1_000} seconds`);
  }
}

/**
 * Asks a connection that only waits whether it is there, again and again; ends it and tells `onSilent` when
 * no answer comes. Returns how to stop.
 */
export function probe(
  client: pg.Client,
  { probeEveryMs, connectMs }: PostgresLimits,
  onSilent: (error: Error) => void,
): () => void {
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      await ask(client, connectMs, "select");
    } catch (error) {
      clearInterval(timer);
      void client.end().catch(() => undefined);
      onSilent(error as Error);
    } finally {
      isAsking = false;
    }
  }, probeEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
