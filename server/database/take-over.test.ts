/** Databases that the store's commit e2e5fba7 and those before it made, and a newer store's. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { describeSchema } from "../../supabase/tests/schema.ts";
import type { Database } from "./database.ts";
import { findEditedMigrations, migrationVersions, prepareDatabase } from "./prepare.ts";
import { replacedAuthMigrations, replacedStoreMigrations } from "./replaced-migrations.ts";
import { openEmptyDatabase, openTestDatabase } from "./testing.ts";

const baseline = "20261126000000";
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { upTo: baseline, authUpTo: baseline });
});
afterAll(() => database.close());

const run = (text: string, values: unknown[] = [], on = database) =>
  on.transaction(async (tx) => (await tx.query(text, values)).rows);
const records = async (on = database) => [
  await run("select * from supabase_migrations.schema_migrations order by version", [], on),
  await run("select * from supabase_migrations.auth_migrations order by version", [], on),
];

/** As a store recorded it that had these migrations, with a lead and an admin in it. */
async function recordOld(store: readonly string[], auth = replacedAuthMigrations): Promise<void> {
  for (const [table, versions] of Object.entries({
    schema_migrations: store,
    auth_migrations: auth,
  })) {
    await run(`delete from supabase_migrations.${table}`);
    await run(
      `insert into supabase_migrations.${table} (version, name) select unnest($1::text[]), 'old'`,
      [versions],
    );
  }
  await run(
    "insert into auth.users (email) values ('owner@example.com') on conflict (email) do nothing",
  );
  await run(`insert into public.financing_leads (first_name, last_name, phone, financing_option)
    select 'Ada', 'Byron', '586-555-0101', name from public.lenders where position = 2
      and not exists (select from public.financing_leads)`);
}

test("a newer store's database is refused with a sentence, and stays", async () => {
  await run(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'later')",
  );
  await run("drop function auth.email()");
  await expect(prepareDatabase(database)).rejects.toThrow(
    "The database was made by a newer store: this one doesn’t know the migration 20991231000000. Update the store first.",
  );
  expect(await run("select to_regprocedure('auth.email()') as email")).toEqual([{ email: null }]);
});

test.each([
  ["some of the store's", replacedStoreMigrations.slice(0, -1), replacedAuthMigrations],
  ["all but the first of the store's", replacedStoreMigrations.slice(1), replacedAuthMigrations],
  ["those from before 2026-11-22", ["20261121090000", "20261121120000"], replacedAuthMigrations],
  ["some of those of accounts", replacedStoreMigrations, replacedAuthMigrations.slice(0, 2)],
])(
  "one that has %s is refused with a sentence that says how, and stays",
  async (_, store, auth) => {
    await recordOld(store, auth);
    const before = await records();
    await expect(prepareDatabase(database)).rejects.toThrow(
      /^The database was made by an earlier store, .* Open it once with the store's commit e2e5fba7 to /,
    );
    expect(await records()).toEqual(before);
  },
);

test("one with everything that the baselines replaced becomes as a new one, with what is in it", {
  tags: "long",
}, async () => {
  await recordOld(replacedStoreMigrations);
  const applied = await prepareDatabase(database);
  const later = (await migrationVersions()).slice(1);
  expect(applied.map((name) => name.slice(0, 14))).toEqual(expect.arrayContaining(later));
  expect(await findEditedMigrations(database)).toEqual([]);
  expect(await run("select first_name from public.financing_leads")).toEqual([
    { first_name: "Ada" },
  ]);
  const fresh = await openTestDatabase();
  expect(await records()).toEqual(await records(fresh));
  expect(await describeSchema(database)).toEqual(await describeSchema(fresh));
  await fresh.close();
});

test("a migration that was edited after it was applied is named", async () => {
  const prepared = await openTestDatabase();
  await run(
    "update supabase_migrations.schema_migrations set statements = array[statements[1] || ' '] where version = '20261126000000'",
    [],
    prepared,
  );
  expect(await findEditedMigrations(prepared)).toEqual(["20261126000000_baseline.sql"]);
  await run(
    "update supabase_migrations.schema_migrations set statements = string_to_array(statements[1], ';')",
    [],
    prepared,
  );
  expect(await findEditedMigrations(prepared)).toEqual([]);
  await prepared.close();
});
