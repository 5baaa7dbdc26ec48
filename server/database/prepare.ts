/** Brings any database to the state that the server works with. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../start-error.ts";
import type { Database } from "./database.ts";
import {
  findEdited,
  lockSetup,
  type MigrationList,
  migrate,
  migrationFiles,
  takeOver,
  versionOf,
} from "./migrate.ts";
import { replacedAuthMigrations, replacedStoreMigrations } from "./replaced-migrations.ts";

const root = join(import.meta.dirname, "../..");
const platformScript = join(root, "server/database/platform.sql");
const store: MigrationList = {
  folder: join(root, "supabase/migrations"),
  replaced: replacedStoreMigrations,
};
/** A hosted project's authentication service keeps records of its own under other names. */
const auth: MigrationList = {
  folder: join(root, "server/auth/migrations"),
  table: "auth_migrations",
  replaced: replacedAuthMigrations,
};

/**
 * Refuses a database of a newer store and of one from before the baseline, makes what a hosted project
 * already has, then applies the migrations, all or those up to a version, those of accounts by a version of
 * their own; returns the new ones.
 */
export async function prepareDatabase(
  database: Database,
  options: { upTo?: string; authUpTo?: string } = {},
): Promise<string[]> {
  await takeOver(database, [store, auth]);
  await preparePlatform(database);
  const applied = await migrate(database, auth, { upTo: options.authUpTo });
  return [...applied, ...(await migrate(database, store, options))];
}

/** Makes what a hosted project has before its first migration. */
export async function preparePlatform(database: Database): Promise<void> {
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
}

/** The migrations that were edited after this database applied them. */
export async function findEditedMigrations(database: Database): Promise<string[]> {
  return [...(await findEdited(database, auth)), ...(await findEdited(database, store))];
}

/** The versions of the migrations that this store knows, oldest first. */
export async function migrationVersions(): Promise<string[]> {
  return (await migrationFiles(store.folder)).map(versionOf);
}

/** Every file that a prepared database is made of. */
export async function sqlFiles(): Promise<string[]> {
  const files = [auth, store].map(async ({ folder }) =>
    (await readdir(folder)).sort().map((name) => join(folder, name)),
  );
  return [platformScript, ...(await Promise.all(files)).flat()];
}
