/**
 * Vitest's global setup: the prepared database is made once before many want it, and a run that leaves
 * a database or a temporary folder behind fails.
 */

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { createLog } from "../logging.ts";
import { openPostgres } from "./postgres.ts";
import { postgresLimits } from "./postgres-connection.ts";
import { createPostgres, listLeftDatabases } from "./postgres-testing.ts";
import { prepareDatabase } from "./prepare.ts";
import { quickFolder } from "./quick-folder.mjs";
import { makeTemplate } from "./testing.ts";

export async function setup(): Promise<() => Promise<void>> {
  // Databases in folders wait for the disk at every commit.
  const folder = await mkdtemp(join(quickFolder(2 ** 30), "store-tests-"));
  process.env.TMPDIR = folder;
  await makeTemplate();
  const server = process.env.TEST_DATABASE_URL;
  const endPostgres = server ? await prepareTemplate(server) : undefined;
  return async () => {
    const left = [...(await readdir(folder)), ...((await endPostgres?.()) ?? [])];
    await rm(folder, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`Tests left behind: ${left.join(", ")}`);
  };
}

/** Makes the database that openTestDatabase() copies; returns what drops it and lists what is left. */
async function prepareTemplate(server: string): Promise<() => Promise<string[]>> {
  const before = await listLeftDatabases(server);
  const { url, drop } = await createPostgres(server);
  const database = openPostgres(url, createLog("error"), postgresLimits(60));
  await prepareDatabase(database);
  await database.close();
  process.env.TEST_DATABASE_TEMPLATE = new URL(url).pathname.slice(1);
  return async () => {
    await drop();
    return (await listLeftDatabases(server)).filter((name) => !before.includes(name));
  };
}
