/** A database that an earlier store made, with work in it, opens in this one. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { openEmptyDatabase, openTestDatabase } from "#server/database/testing.ts";
import { describeSchema } from "./schema.ts";

const run = (database: Database, script: string) => database.transaction((tx) => tx.exec(script));
const rowsOf = async (database: Database, text: string) =>
  (await database.transaction((tx) => tx.query(text))).rows;

/** What the store's commit c2bfbe2 applied: file names and SQL, as they were before 0007. */
const firstMigrations = Object.entries<string>(
  JSON.parse(
    gunzipSync(await readFile(join(import.meta.dirname, "first-migrations.json.gz"))).toString(),
  ),
);

/** A database as that store left it after this many of its migrations. */
async function openFirst(count = firstMigrations.length): Promise<Database> {
  const database = await openEmptyDatabase();
  // The platform is what it was: only our migrations were rewritten.
  await prepareDatabase(database, { upTo: "0" });
  await run(
    database,
    `create schema if not exists supabase_migrations;
     create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`,
  );
  for (const [file, script] of firstMigrations.slice(0, count)) {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    await run(database, script);
    await database.transaction((tx) =>
      tx.query(
        "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)",
        [version, name],
      ),
    );
  }
  return database;
}

const work = `
  insert into auth.users (id, email)
    values ('00000000-0000-4000-8000-000000000001', 'owner@example.com');
  insert into public.user_roles (user_id, role)
    values ('00000000-0000-4000-8000-000000000001', 'admin');
  insert into public.financing_leads (first_name, last_name, phone, financing_option, created_at)
    values
      ('Ada', 'Byron', '(586) 555-0101', (select name from public.lenders where position = 2), '2026-10-01 12:00+00'),
      ('Bo', 'Diaz', '248-555-0102', (select name from public.lenders where position = 3), '2026-10-02 12:00+00');
  update public.financing_leads set status = 'contacted', notes = 'Called at noon'
    where first_name = 'Ada';
`;

describe("a database from before the migrations were rewritten", () => {
  let old: Database;
  beforeAll(async () => {
    old = await openFirst();
    await run(old, work);
    await prepareDatabase(old);
  });
  afterAll(() => old.close());

  test("has the schema and the records of a new one", async () => {
    const fresh = await openTestDatabase();
    const records =
      "select version, name, statements from supabase_migrations.schema_migrations order by 1";
    try {
      expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
      expect(await rowsOf(old, records)).toEqual(await rowsOf(fresh, records));
      expect(await prepareDatabase(old)).toEqual([]);
    } finally {
      await fresh.close();
    }
  });

  test("keeps every lead with its work and its history, and texts nobody who asked before", async () => {
    expect(
      await rowsOf(
        old,
        "select first_name, status, notes, phone_e164, version from public.financing_leads order by created_at",
      ),
    ).toEqual([
      {
        first_name: "Ada",
        status: "contacted",
        notes: "Called at noon",
        phone_e164: "+15865550101",
        version: 2,
      },
      { first_name: "Bo", status: "pending", notes: null, phone_e164: "+12485550102", version: 1 },
    ]);
    expect(
      await rowsOf(old, "select field, old_value, new_value from public.lead_events order by id"),
    ).toEqual([
      { field: "status", old_value: "pending", new_value: "contacted" },
      { field: "notes", old_value: null, new_value: "Called at noon" },
    ]);
    expect(await rowsOf(old, "select role from public.user_roles")).toEqual([{ role: "admin" }]);
    expect(await rowsOf(old, "select * from private.text_outbox")).toEqual([]);
  });
});

test("one that has only some of them is refused with a sentence that says how, and stays", async () => {
  const half = await openFirst(3);
  const before = await describeSchema(half);
  await expect(prepareDatabase(half)).rejects.toThrow(
    /^The database was made by an early store .* Open it once with the store's commit c2bfbe2/,
  );
  expect(await describeSchema(half)).toEqual(before);
  await half.close();
});

test("a newer store's database is refused with a sentence, and stays", async () => {
  const newer = await openTestDatabase();
  await run(
    newer,
    `insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'later');
     drop function auth.email()`,
  );
  await expect(prepareDatabase(newer)).rejects.toThrow(
    "The database was made by a newer store: this one does not know the migration 20991231000000. Update it first.",
  );
  expect(await rowsOf(newer, "select to_regprocedure('auth.email()') as email")).toEqual([
    { email: null },
  ]);
  await newer.close();
});
