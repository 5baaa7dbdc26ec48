import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { prepareDatabase } from "./prepare.ts";
import { openTestDatabase } from "./testing.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-migrations-"));
});
afterEach(() => rm(folder, { recursive: true }));

const query = (text: string) => database.transaction((tx) => tx.query(text));
const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

test("files are applied in order, once, and recorded as the Supabase CLI does", async () => {
  await write(
    "20300101000001_fill_shelf.sql",
    "insert into shelf values (1); insert into shelf values (2);",
  );
  await write("20300101000000_make_shelf.sql", "create table shelf (id int)");
  expect(await migrate(database, { folder })).toEqual([
    "20300101000000_make_shelf.sql",
    "20300101000001_fill_shelf.sql",
  ]);
  expect(await migrate(database, { folder })).toEqual([]);
  const { rows } = await query(
    "select version, name, statements from supabase_migrations.schema_migrations where version like '2030%' order by version",
  );
  expect(rows).toEqual([
    {
      version: "20300101000000",
      name: "make_shelf",
      statements: ["create table shelf (id int)"],
    },
    {
      version: "20300101000001",
      name: "fill_shelf",
      statements: ["insert into shelf values (1); insert into shelf values (2);"],
    },
  ]);
});

test("a file that fails half-way names itself and leaves no trace", async () => {
  await write("20310101000000_good.sql", "create table good (id int)");
  await write("20310101000001_bad.sql", "create table bad (id int); select * from nowhere;");
  await expect(migrate(database, { folder })).rejects.toThrow(
    'The migration 20310101000001_bad.sql failed and changed nothing: relation "nowhere" does not exist.',
  );
  const { rows } = await query(
    "select to_regclass('good')::text as good, to_regclass('bad') as bad",
  );
  expect(rows).toEqual([{ good: "good", bad: null }]);

  await write("20310101000001_bad.sql", "create table bad (id int)");
  expect(await migrate(database, { folder })).toEqual(["20310101000001_bad.sql"]);
});

test("a file with a name that says no date is refused", async () => {
  await write("leads.sql", "select 1");
  await expect(migrate(database, { folder })).rejects.toThrow(
    /^The migration leads\.sql needs a name/,
  );
});

test("two files of one date are refused, because only one of them could be recorded", async () => {
  await write("20320101000000_make_a.sql", "select 1");
  await write("20320101000000_make_b.sql", "select 1");
  await expect(migrate(database, { folder })).rejects.toThrow(
    "The migration 20320101000000_make_b.sql has the same date as another one.",
  );
});

test("a file that is dated before one that was applied is refused", async () => {
  await write("20330101000002_make_b.sql", "select 1");
  await migrate(database, { folder });
  await write("20330101000001_make_a.sql", "create table early (id int)");
  await expect(migrate(database, { folder })).rejects.toThrow(
    "The migration 20330101000001_make_a.sql failed and changed nothing: it is dated before 20330101000002, which was applied already.",
  );
  const { rows } = await query("select to_regclass('early') as early");
  expect(rows).toEqual([{ early: null }]);
});

test("a prepared database stays as it is when it is prepared again", async () => {
  const prepared = await openTestDatabase();
  expect(await prepareDatabase(prepared)).toEqual([]);
  await prepared.close();
});
