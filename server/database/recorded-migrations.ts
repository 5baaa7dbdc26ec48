/** Which migrations a database says it has, and whether this store can work with that. */

import { StartError } from "../start-error.ts";
import type { Transaction } from "./database.ts";
import { lastCommitWithThem, replacedStoreMigrations } from "./replaced-migrations.ts";

/** Where the Supabase CLI records the store's own migrations. */
export const storeTable = "schema_migrations";

/** The versions of the migrations that the database has, oldest first. */
export async function listMigrations(tx: Transaction, table = storeTable): Promise<string[]> {
  const { rows: found } = await tx.query<{ there: boolean }>(
    "select to_regclass($1) is not null as there",
    [`supabase_migrations.${table}`],
  );
  if (!found[0]?.there) return [];
  const { rows } = await tx.query<{ version: string }>(
    `select version from supabase_migrations.${table} order by version`,
  );
  return rows.map(({ version }) => version);
}

/**
 * The same schema in the versions that this store knows, of which `known` are all, the baseline first.
 * Throws a sentence for `subject` where it is older than the baseline, or newer than this store.
 */
export function inKnownVersions(
  recorded: readonly string[],
  known: readonly string[],
  subject: "database" | "backup",
  replaced = replacedStoreMigrations,
): string[] {
  const [baseline = ""] = known;
  const others = recorded.filter((version) => !replaced.includes(version));
  const unknown = others.filter((version) => !known.includes(version));
  const newer = unknown.find((version) => version > baseline);
  if (newer) {
    throw new StartError(
      `The ${subject} was made by a newer store: this one doesn’t know the migration ${newer}. Update the store first.`,
    );
  }
  const old = recorded.length - others.length;
  if (unknown.length > 0 || (old > 0 && old < replaced.length)) {
    const way = {
      database: `Open it once with the store's commit ${lastCommitWithThem} to bring it up to date. After that, this version can use it.`,
      backup: `Restore it with the store's commit ${lastCommitWithThem} and make another backup there. This version can restore that one.`,
    };
    throw new StartError(
      `The ${subject} was made by an earlier store, whose migrations have since been replaced by one baseline. ${way[subject]}`,
    );
  }
  return old > 0 && !others.includes(baseline) ? [baseline, ...others] : others;
}
