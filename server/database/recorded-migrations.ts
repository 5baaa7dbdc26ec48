/** Which migrations a database says it has, and whether this store can work with that. */

import { StartError } from "../start-error.ts";
import type { Transaction } from "./database.ts";

/**
 * The migrations of the first stores. They were rewritten once, split by subject: those up to
 * `lastOfTheSame` make the very same schema. docs/decisions/0007-migrations-stand.md
 */
const firstMigrations = [
  "20261121090000",
  "20261121090100",
  "20261121090200",
  "20261121100000",
  "20261121100100",
  "20261121110000",
  "20261121120000",
];
const lastOfTheSame = "20261122091600";

/** The versions of the migrations that the database has, oldest first. */
export async function listMigrations(tx: Transaction): Promise<string[]> {
  const { rows: found } = await tx.query<{ there: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await tx.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version);
}

/**
 * The same schema in the versions that this store knows, of which `known` are all. Throws a sentence
 * for `subject` ("database", "backup") where it has something that this store does not know.
 */
export function inKnownVersions(
  recorded: readonly string[],
  known: readonly string[],
  subject: string,
): string[] {
  const first = recorded.filter((version) => firstMigrations.includes(version));
  const others = recorded.filter((version) => !firstMigrations.includes(version));
  const unknown = others.find((version) => !known.includes(version));
  if (unknown) {
    throw new StartError(
      `The ${subject} was made by a newer store: this one does not know the migration ${unknown}. Update it first.`,
    );
  }
  if (first.length === 0) return others;
  if (first.length < firstMigrations.length) {
    throw new StartError(
      `The ${subject} was made by an early store whose migrations were rewritten since. Open it once with the store's commit c2bfbe2, which brings it up to date; then this one takes it over.`,
    );
  }
  return [...known.filter((version) => version <= lastOfTheSame), ...others].toSorted();
}
