/** A lock that a Postgres gives to one process at a time, whatever machine that runs on. */

import pg from "pg";
import {
  ask,
  connectionTo,
  type PostgresLimits,
  postgresLimits,
  probe,
} from "./postgres-connection.ts";

export interface AdvisoryLock {
  release(): Promise<void>;
}

/**
 * Takes the lock of that name, or nothing where another process has it. It ends with the connection that
 * holds it, so it is free as soon as its process is dead; `onLost` is told when the connection breaks.
 */
export async function takeAdvisoryLock(
  url: string,
  name: string,
  onLost: () => void,
  limits: PostgresLimits = postgresLimits(),
): Promise<AdvisoryLock | undefined> {
  const client = new pg.Client(connectionTo(url, "store (publishing)", limits));
  let isHeld = false;
  const lose = () => {
    if (isHeld) onLost();
    isHeld = false;
  };
  client.on("error", lose);
  client.on("end", lose);
  await client.connect();
  const { rows } = await ask<{ taken: boolean }>(
    client,
    limits.connectMs,
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
    [name],
  ).catch((error) => {
    void client.end().catch(() => undefined);
    throw error;
  });
  if (!rows[0]?.taken) {
    await client.end();
    return undefined;
  }
  isHeld = true;
  const stopProbing = probe(client, limits, lose);
  return {
    async release() {
      isHeld = false;
      stopProbing();
      await client.end().catch(() => undefined);
    },
  };
}
