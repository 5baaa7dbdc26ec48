/** Applies `supabase/migrations`, and records them as the Supabase CLI does. */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database, Transaction } from "./database.ts";
import { inKnownVersions, listMigrations, storeTable } from "./recorded-migrations.ts";

const fileName = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

/** Any number that no one else uses; processes that start together wait for each other on it. */
const startLock = 7_130_417_226;

/** One at a time across all processes on the same database, until the transaction ends. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.exec(`select pg_advisory_xact_lock(${startLock})`);
}

/** A folder of migrations, the table that records them, and those that its first one replaced. */
export interface MigrationList {
  folder: string;
  table?: string;
  replaced?: readonly string[];
}

/**
 * Applies what is new in the folder, oldest first, each file in a transaction of its own together
 * with its record. Returns the names of the files applied. A file that fails leaves no trace.
 */
export async function migrate(
  database: Database,
  { folder, table = storeTable }: MigrationList,
  { upTo }: { upTo?: string } = {},
): Promise<string[]> {
  const applied: string[] = [];
  for (const file of await migrationFiles(folder)) {
    const version = versionOf(file);
    if (upTo && version > upTo) break;
    const script = await readFile(join(folder, file), "utf8");
    const isNew = await database
      .transaction(async (tx) => {
        await lockSetup(tx);
        await tx.exec(recordTable(table));
        const recorded = await listMigrations(tx, table);
        if (recorded.includes(version)) return false;
        const later = recorded.find((other) => other > version);
        if (later) throw new Error(`it is dated before ${later}, which was applied already`);
        await tx.exec(script);
        await record(tx, table, file, script);
        return true;
      })
      .catch((error: Error) => {
        throw new StartError(
          `The migration ${file} failed and changed nothing: ${error.message}.`,
          { cause: error },
        );
      });
    if (isNew) applied.push(file);
  }
  return applied;
}

/**
 * Refuses a database of a newer store and one from before a baseline; one that has everything that a
 * baseline replaced is recorded as having the baseline. All lists or none.
 */
export async function takeOver(database: Database, lists: MigrationList[]): Promise<void> {
  await database.transaction(async (tx) => {
    await lockSetup(tx);
    for (const list of lists) await takeOverList(tx, list);
  });
}

async function takeOverList(
  tx: Transaction,
  { folder, table = storeTable, replaced }: MigrationList,
): Promise<void> {
  const files = await migrationFiles(folder);
  const recorded = await listMigrations(tx, table);
  const versions = inKnownVersions(recorded, files.map(versionOf), "database", replaced);
  const missing = files.filter(
    (file) => versions.includes(versionOf(file)) && !recorded.includes(versionOf(file)),
  );
  for (const file of missing) {
    await record(tx, table, file, await readFile(join(folder, file), "utf8"));
  }
  if (recorded.every((version) => versions.includes(version))) return;
  await tx.query(`delete from supabase_migrations.${table} where version <> all ($1::text[])`, [
    versions,
  ]);
}

/** The files that say something else now than when this database applied them. */
export async function findEdited(
  database: Database,
  { folder, table = storeTable }: MigrationList,
): Promise<string[]> {
  // The Supabase CLI keeps a file's statements one by one, and what it split is not compared.
  const { rows } = await database.transaction((tx) =>
    tx.query<{ version: string; hash: string }>(
      `select version, encode(sha256(convert_to(statements[1], 'UTF8')), 'hex') as hash
       from supabase_migrations.${table} where cardinality(statements) = 1`,
    ),
  );
  const applied = new Map(rows.map(({ version, hash }) => [version, hash]));
  const edited: string[] = [];
  for (const file of await migrationFiles(folder)) {
    const hash = applied.get(versionOf(file));
    const script = await readFile(join(folder, file));
    if (hash && hash !== createHash("sha256").update(script).digest("hex")) edited.push(file);
  }
  return edited;
}

async function record(tx: Transaction, table: string, file: string, script: string): Promise<void> {
  const { version, name } = fileName.exec(file)?.groups ?? {};
  await tx.query(
    `insert into supabase_migrations.${table} (version, name, statements)
     values ($1, $2, array[$3::text])`,
    [version, name, script],
  );
}

const recordTable = (table: string) => `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.${table} (
    version text primary key,
    statements text[],
    name text
  );
`;

export const versionOf = (file: string) => fileName.exec(file)?.groups?.version ?? "";

export async function migrationFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const odd = files.find((file) => !fileName.test(file));
  if (odd) {
    throw new StartError(`The migration ${odd} needs a name like 20261121090000_what_it_does.sql.`);
  }
  const versions = files.map(versionOf);
  const twice = files.find((file, place) => versions.indexOf(versionOf(file)) < place);
  if (twice) throw new StartError(`The migration ${twice} has the same date as another one.`);
  return files;
}
