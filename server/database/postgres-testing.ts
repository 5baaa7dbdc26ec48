/** Databases that come and go on a running Postgres, for tests. */

import { randomUUID } from "node:crypto";
import pg from "pg";

export interface NewPostgres {
  url: string;
  /** Fails, after dropping it, where a connection to it is still open. */
  drop(): Promise<void>;
}

const prefix = "store_test_";

/** A new database on the server at `serverUrl`: empty, or a copy of another one. */
export async function createPostgres(
  serverUrl: string,
  { template = "template1" } = {},
): Promise<NewPostgres> {
  const name = `${prefix}${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, (client) => drop(client, name)) };
}

/** Postgres itself waits some seconds for connections that are just being closed. */
async function drop(client: pg.Client, name: string): Promise<void> {
  const inUse = "55006";
  await client.query(`drop database ${name}`).catch(async (error) => {
    if (error.code !== inUse) throw error;
    const { rows } = await client.query(
      "select application_name, state, query from pg_stat_activity where datname = $1",
      [name],
    );
    await client.query(`drop database ${name} with (force)`);
    throw new Error(`Connections were left open: ${JSON.stringify(rows)}`, { cause: error });
  });
}

/** Databases that tests made on the server and did not drop. */
export function listLeftDatabases(serverUrl: string): Promise<string[]> {
  return onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    return rows.map(({ datname }) => datname);
  });
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
