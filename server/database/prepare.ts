/** Brings any database to the state that the server works with. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import { adoptRecords, lockSetup, migrate, migrationFiles, versionOf } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");
const migrations = join(root, "supabase/migrations");
const authMigrations = join(root, "server/auth/migrations");
const platformScript = join(root, "server/database/platform.sql");

/**
 * Refuses a newer store's database, makes what a hosted project already has, then applies the
 * migrations, all or those up to a version; returns the new ones.
 */
export async function prepareDatabase(
  database: Database,
  options: { upTo?: string } = {},
): Promise<string[]> {
  await adoptRecords(database, migrations);
  const script = await readFile(platformScript, "utf8");
  await database
    .transaction(async (tx) => {
      await lockSetup(tx);
      await tx.exec(script);
    })
    .catch((error: Error) => {
      throw new StartError(
        `The database cannot be prepared: ${error.message}. Its user must be allowed to make schemas and roles (with bypassrls).`,
        { cause: error },
      );
    });
  // A hosted project's authentication service keeps records of its own under other names.
  const auth = await migrate(database, authMigrations, { table: "auth_migrations" });
  return [...auth, ...(await migrate(database, migrations, options))];
}

/** The versions of the migrations that this store knows, oldest first. */
export async function migrationVersions(): Promise<string[]> {
  return (await migrationFiles(migrations)).map(versionOf);
}

/** Every file that a prepared database is made of. */
export async function sqlFiles(): Promise<string[]> {
  const files = [authMigrations, migrations].map(async (folder) =>
    (await readdir(folder)).sort().map((name) => join(folder, name)),
  );
  return [platformScript, ...(await Promise.all(files)).flat()];
}
