/** The two kinds of database, empty or filled, for stores to be measured on. */
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "#tools/test/postgres.mjs";
import type { Variables } from "./store.ts";
import type { Workspace } from "./workspace.ts";

/** A kind of database, and the variables with which a store finds an empty one of it. */
export interface Engine {
  name: "embedded" | "Postgres";
  empty(name: string): Promise<Variables>;
}

/** Each kind of database; Debian's Postgres waits for the disk as one in use does. */
export async function engines({ folder, atEnd }: Workspace): Promise<Engine[]> {
  const server = await startPostgres({ syncs: true });
  atEnd(server.stop);
  const createDatabase = async (name: string) => {
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return new URL(`/${name}`, server.url).href;
  };
  return [
    { name: "embedded", empty: async (name) => ({ DATA_DIR: join(folder, name) }) },
    {
      name: "Postgres",
      empty: async (name) => ({
        DATA_DIR: join(folder, `${name}-files`),
        DATABASE_URL: await createDatabase(name),
      }),
    },
  ];
}

/** Fills the database of a store that is not running with invented leads. */
export async function seedLeads(workspace: Workspace, variables: Variables, count: number) {
  const program = ["tools/data/seed-leads.ts", String(count)];
  await workspace.run(process.execPath, program, { env: variables });
}
