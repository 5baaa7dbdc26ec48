/**
 * Vitest's global setup: the prepared database is made once before many want it, and a run that leaves
 * a database or a temporary folder behind fails.
 */

import { accessSync, constants } from "node:fs";
import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../logging.ts";
import { openPostgres } from "./postgres.ts";
import { postgresLimits } from "./postgres-connection.ts";
import { createPostgres, listLeftDatabases } from "./postgres-testing.ts";
import { prepareDatabase } from "./prepare.ts";
import { makeTemplate } from "./testing.ts";

export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await quickFolder(), "store-tests-"));
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

/** Databases in folders wait for the disk at every commit; memory is a quicker one. */
async function quickFolder(): Promise<string> {
  const memory = "/dev/shm";
  const enough = 2 ** 30;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    if (bavail * bsize > enough) return memory;
  } catch {
    // No such folder on this system.
  }
  return tmpdir();
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
