/** Brings any database to the state that the server works with. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import { adoptRecords, lockSetup, migrate, migrationFiles, versionOf } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");
const migrations = join(root, "supabase/migrations");
const platformScripts = [
  join(root, "server/database/platform.sql"),
  join(root, "server/auth/schema.sql"),
];

/**
 * Refuses a newer store's database, makes what a hosted project already has, then applies the
 * migrations, all or those up to a version; returns the new ones.
 */
export async function prepareDatabase(
  database: Database,
  options: { upTo?: string } = {},
): Promise<string[]> {
  await adoptRecords(database, migrations);
  const scripts = await Promise.all(platformScripts.map((path) => readFile(path, "utf8")));
  await database
    .transaction(async (tx) => {
      await lockSetup(tx);
      for (const script of scripts) await tx.exec(script);
    })
    .catch((error: Error) => {
      throw new StartError(
        `The database cannot be prepared: ${error.message}. Its user must be allowed to make schemas and roles (with bypassrls).`,
        { cause: error },
      );
    });
  return migrate(database, migrations, options);
}

/** The versions of the migrations that this store knows, oldest first. */
export async function migrationVersions(): Promise<string[]> {
  return (await migrationFiles(migrations)).map(versionOf);
}

/** Every file that a prepared database is made of. */
export async function sqlFiles(): Promise<string[]> {
  const names = (await readdir(migrations)).sort();
  return [...platformScripts, ...names.map((name) => join(migrations, name))];
}
