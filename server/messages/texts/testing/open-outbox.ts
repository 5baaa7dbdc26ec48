/** A database with queued texts, for tests of the worker. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { openOutbox } from "#server/messages/texts/outbox.ts";

export const noon = new Date("2026-11-18T12:00:00-05:00");

export async function openTestOutbox() {
  const database = await openTestDatabase();
  await database.transaction((tx) =>
    tx.query(
      "update private.settings set clock = $1, texts_per_hour = 1000000, texts_per_day = 1000000, texts_are_sent = true",
      [noon],
    ),
  );
  const dataDir = await mkdtemp(join(tmpdir(), "store-outbox-"));
  return {
    database,
    /** `DATA_DIR` of a worker that is opened on it. */
    dataDir,
    outbox: openOutbox(database),
    queue: (count: number) => queueTexts(database, count),
    async states() {
      return countStates(database);
    },
    rows: async () =>
      (
        await database.transaction((tx) =>
          tx.query<{
            id: string;
            state: string;
            phone: string;
            body: string | null;
            provider_id: string | null;
          }>("select * from private.text_outbox order by phone"),
        )
      ).rows,
    replies: async () =>
      (
        await database.transaction((tx) =>
          tx.query<{ body: string; kind: string }>(
            "select body, kind from private.text_replies order by id",
          ),
        )
      ).rows,
    async empty() {
      await database.transaction((tx) =>
        tx.exec(`delete from public.financing_leads; delete from private.text_outbox; delete from private.text_opt_outs;
          delete from private.text_replies`),
      );
    },
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Leads as the form leaves them, each with a phone of its own. */
export async function queueTexts(database: Database, count: number): Promise<void> {
  await database.transaction(async (tx) => {
    // The limits for strangers do not hold for the shop's own key.
    await tx.query(`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`);
    await tx.query(
      `insert into public.financing_leads
         (first_name, last_name, phone, financing_option, consent_version)
       select 'Ann', 'Lee', '586555' || lpad(number::text, 4, '0'),
         (select name from public.lenders where position = 1), '2026-11-21'
       from generate_series(0, $1::int - 1) as number`,
      [count],
    );
  });
}

export async function countStates(database: Database): Promise<Record<string, number>> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ state: string; count: number }>(
      "select state, count(*) from private.text_outbox group by state",
    ),
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
