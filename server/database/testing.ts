/**
 * Databases for tests, quick to open and gone when they are closed. Embedded ones are copies of a
 * prepared one in `.cache`; those on the server that TEST_DATABASE_URL names are copies of a template
 * that the run makes first and drops last. `leaks.setup.ts` fails a test file that leaves one open.
 */

import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { createLog } from "../logging.ts";
import type { Database } from "./database.ts";
import { openDatabases } from "./open-databases.ts";
import { openMemory } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { postgresLimits } from "./postgres-connection.ts";
import { createPostgres, type NewPostgres } from "./postgres-testing.ts";
import { prepareDatabase, sqlFiles } from "./prepare.ts";

const cache = join(import.meta.dirname, "../../.cache/test-databases");

/**
 * A database of its own with platform, auth schema and migrations: embedded and in memory, or on
 * the server that TEST_DATABASE_URL names.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmbedded();
  const template = process.env.TEST_DATABASE_TEMPLATE;
  const database = await onServer(await createPostgres(server, { template }));
  if (!template) await prepareDatabase(database);
  return database;
}

/** The same without anything in it. */
export async function openEmptyDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(await createPostgres(server));
  const empty = await keepDump("empty", await pgliteVersion(), () => openMemory());
  return watched(await openMemory(await readDump(empty)));
}

/** A prepared embedded database, whatever the environment says. */
export async function openEmbedded(): Promise<Database> {
  return watched(await openMemory(await readDump(await makeTemplate())));
}

function onServer({ url, drop }: NewPostgres): Database {
  // No test waits for a limit of this one, and a busy machine is slow.
  const limitFactor = 60;
  const database = openPostgres(url, createLog("error"), postgresLimits(limitFactor));
  return watched({
    ...database,
    limitFactor,
    async close() {
      await database.close();
      await drop();
    },
  });
}

function watched(database: Database): Database {
  const own: Database = {
    ...database,
    async close() {
      openDatabases.delete(own);
      await database.close();
    },
  };
  openDatabases.set(own, new Error("A database was left open").stack ?? "");
  return own;
}

/** Fills an empty folder as a first start would; `template` is another dump than the prepared database's. */
export async function fillDataFolder(dataDir: string, template = makeTemplate()): Promise<void> {
  const folder = join(dataDir, "postgres");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", await template, "-C", folder]);
}

/** The prepared database as a file, made anew when the SQL or PGlite changes. */
export async function makeTemplate(): Promise<string> {
  return keepDump("prepared", await fingerprint(), async () => {
    const database = await openMemory();
    await prepareDatabase(database);
    return database;
  });
}

/** The prepared database with more in it, kept as long as what `key` is made of. */
export async function makeTemplateOf(
  kind: string,
  key: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<string> {
  return keepDump(kind, `${await fingerprint()}-${key}`, async () => {
    const database = await openMemory(await readDump(await makeTemplate()));
    await fill(database);
    return database;
  });
}

/** The path of a dump in `.cache`; of each kind there is one. */
async function keepDump(
  kind: string,
  key: string,
  open: () => ReturnType<typeof openMemory>,
): Promise<string> {
  const path = join(cache, `${kind}-${key}.tar`);
  if (existsSync(path)) return path;
  const database = await open();
  await dropTemplates(database);
  const dump = await database.dump();
  await database.close();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    const isOld = old.startsWith(`${kind}-`) && !old.startsWith(`${kind}-${key}`);
    if (isOld) await rm(join(cache, old), { force: true });
  }
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, dump);
  await rename(draft, path);
  return path;
}

/** What a cluster copies new databases from is half of its files, and tests make no other database in it. */
async function dropTemplates(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    // Within a transaction none is dropped.
    await tx.exec("commit");
    await tx.exec("update pg_database set datistemplate = false");
    for (const name of ["template0", "template1"]) await tx.exec(`drop database if exists ${name}`);
    await tx.exec("begin");
  });
}

const dumps = new Map<string, Promise<SharedArrayBuffer>>();

/** A dump's bytes, read once for all databases of the process. */
function readDump(path: string): Promise<SharedArrayBuffer> {
  const known = dumps.get(path);
  if (known) return known;
  const reading = readFile(path).then((bytes) => {
    const shared = new SharedArrayBuffer(bytes.length);
    new Uint8Array(shared).set(bytes);
    return shared;
  });
  dumps.set(path, reading);
  return reading;
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(await pgliteVersion());
  for (const file of await sqlFiles()) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

async function pgliteVersion(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return JSON.parse(await readFile(join(pglite, "../../package.json"), "utf8")).version;
}
