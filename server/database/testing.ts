/** Databases for tests, quick to open: a prepared one is made once and kept in `.cache`. */

import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, openAsBlob } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { createLog } from "../logging.ts";
import type { Database } from "./database.ts";
import { openMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { prepareDatabase, sqlFiles } from "./prepare.ts";

const cache = join(import.meta.dirname, "../../.cache/test-databases");

/**
 * A database of its own with platform, auth schema and migrations: embedded and in memory, or on
 * the server that TEST_DATABASE_URL names.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? createDatabase(url) : openEmbedded();
}

/** A prepared embedded database, whatever the environment says. */
export async function openEmbedded(): Promise<Database> {
  return openMemory(await openAsBlob(await makeTemplate()));
}

/** A new, empty database on a running server, and what drops it again. */
export async function createEmptyDatabase(serverUrl: string) {
  const name = `store_test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** A prepared database on a running server, dropped when it is closed. */
async function createDatabase(serverUrl: string): Promise<Database> {
  const { url, drop } = await createEmptyDatabase(serverUrl);
  const database = openPostgres(url, createLog("warn"));
  await prepareDatabase(database);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Fills an empty folder as a first start would. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", await makeTemplate(), "-C", folder]);
}

/** The prepared database as a file, made anew when the SQL or PGlite changes. */
export async function makeTemplate(): Promise<string> {
  const path = join(cache, `${await fingerprint()}.tar`);
  if (existsSync(path)) return path;
  const database = await openMemory();
  await prepareDatabase(database);
  const dump = await database.dump();
  await database.close();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) await rm(join(cache, old), { force: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, dump.stream());
  await rename(draft, path);
  return path;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  hash.update(await readFile(join(pglite, "../../package.json")));
  for (const file of await sqlFiles()) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
