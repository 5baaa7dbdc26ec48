/** What the owner reads about each version: when it went live, or why not. */

import type { Database } from "#server/database/database.ts";
import type { Published } from "./publish.ts";

export function openPublications(database: Database) {
  return {
    /** Whether a version was written down as live. */
    async isLive(version: number): Promise<boolean> {
      const { rows } = await database.transaction((tx) =>
        tx.query(
          "select from public.publications where version = $1 and published_at is not null",
          [version],
        ),
      );
      return rows.length > 0;
    },

    /** A version, and with it those before it that went live together with it. */
    async live(version: number, { rendered, release, warnings }: Published): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.query(
          `insert into public.publications (version, published_at, warnings, pages_written, release)
           values ($1, clock_timestamp(), $2, $3, $4)
           on conflict (version) do update set published_at = excluded.published_at, error = null,
             warnings = excluded.warnings, release = excluded.release,
             pages_written = publications.pages_written + excluded.pages_written`,
          [version, JSON.stringify(warnings), rendered, release],
        );
        await tx.query(
          `insert into public.publications (version, published_at, release)
           select earlier, clock_timestamp(), $2 from generate_series((
             select max(version) + 1 from public.publications
             where version < $1 and published_at is not null
           ), $1::bigint - 1) as earlier
           on conflict (version) do update
             set published_at = excluded.published_at, error = null, release = excluded.release`,
          [version, release],
        );
      });
    },

    async failed(version: number, words: string): Promise<void> {
      await database.transaction((tx) =>
        tx.query(
          `insert into public.publications (version, error) values ($1, $2)
           on conflict (version) do update set error = excluded.error, published_at = null`,
          [version, words],
        ),
      );
    },
  };
}
