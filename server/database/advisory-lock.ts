/** A lock that a Postgres gives to one process at a time, whatever machine that runs on. */

import pg from "pg";

export interface AdvisoryLock {
  release(): Promise<void>;
}

// The server asks after a silent holder, and gives its lock away within half a minute of its machine's end.
const keepalives =
  "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * Takes the lock of that name, or nothing where another process has it. It ends with the connection that
 * holds it, so it is free as soon as its process is dead; `onLost` is told when the connection breaks.
 */
export async function takeAdvisoryLock(
  url: string,
  name: string,
  onLost: () => void,
): Promise<AdvisoryLock | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "store (publishing)",
    options: keepalives,
    connectionTimeoutMillis: 5_000,
  });
  let isHeld = false;
  const lose = () => {
    if (isHeld) onLost();
    isHeld = false;
  };
  client.on("error", lose);
  client.on("end", lose);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
    [name],
  );
  if (!rows[0]?.taken) {
    await client.end();
    return undefined;
  }
  isHeld = true;
  return {
    async release() {
      isHeld = false;
      await client.end().catch(() => undefined);
    },
  };
}
