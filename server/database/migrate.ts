/** Applies `supabase/migrations`, and records them as the Supabase CLI does. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database, Transaction } from "./database.ts";
import { inKnownVersions, listMigrations } from "./recorded-migrations.ts";

const fileName = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

/** Any number that nobody else uses; processes that start together wait for each other on it. */
const startLock = 7_130_417_226;

/** One at a time across all processes on the same database, until the transaction ends. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [startLock]);
}

/** Where the Supabase CLI records the store\'s own migrations. */
const storeMigrations = "schema_migrations";

/**
 * Applies what is new in the folder, oldest first, each file in a transaction of its own together
 * with its record, a row of `table`. Returns the names of the files applied. A file that fails leaves no trace.
 */
export async function migrate(
  database: Database,
  folder: string,
  { upTo, table = storeMigrations }: { upTo?: string; table?: string } = {},
): Promise<string[]> {
  const applied: string[] = [];
  for (const file of await migrationFiles(folder)) {
    if (upTo && versionOf(file) > upTo) break;
    const script = await readFile(join(folder, file), "utf8");
    const isNew = await database
      .transaction(async (tx) => {
        await lockSetup(tx);
        await tx.exec(recordTable(table));
        const { rows } = await tx.query(
          `select from supabase_migrations.${table} where version = $1`,
          [versionOf(file)],
        );
        if (rows.length > 0) return false;
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
 * Refuses a database of a newer store, and writes down the folder's migrations where the database has
 * the same schema under the names that they had first.
 */
export async function adoptRecords(database: Database, folder: string): Promise<void> {
  const files = await migrationFiles(folder);
  await database.transaction(async (tx) => {
    await lockSetup(tx);
    const recorded = await listMigrations(tx);
    const versions = inKnownVersions(recorded, files.map(versionOf), "database");
    if (recorded.every((version) => versions.includes(version))) return;
    for (const file of files.filter((file) => versions.includes(versionOf(file)))) {
      if (recorded.includes(versionOf(file))) continue;
      await record(tx, storeMigrations, file, await readFile(join(folder, file), "utf8"));
    }
    await tx.query(
      "delete from supabase_migrations.schema_migrations where version <> all ($1::text[])",
      [versions],
    );
  });
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
