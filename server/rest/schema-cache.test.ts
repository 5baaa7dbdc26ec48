import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createSchemaCache, loadSchema } from "./schema-cache.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (sql: string) => database.transaction((tx) => tx.exec(sql));

test("holds the tables of schema public with their columns and keys, and no others", async () => {
  const { tables } = await loadSchema(database);
  expect(tables.get("lenders")).toMatchObject({ name: "lenders", primaryKey: ["name"] });
  expect(tables.get("user_roles")?.columns.get("created_at")).toEqual({
    name: "created_at",
    type: "timestamp with time zone",
    default: "now()",
  });
  expect(tables.has("users")).toBe(false);
  expect(tables.has("schema_migrations")).toBe(false);
});

test("holds the functions of schema public, but no trigger's", async () => {
  await run(`
    create function public.greet(name text, loud boolean default false) returns text
      language sql as 'select name';
    create function public.on_change() returns trigger
      language plpgsql as 'begin return new; end';
  `);
  const { routines } = await loadSchema(database);
  expect(routines.get("greet")).toEqual([
    {
      name: "greet",
      parameters: [
        { name: "name", type: "text", isOptional: false },
        { name: "loud", type: "boolean", isOptional: true },
      ],
      returnsSet: false,
      columns: undefined,
      relationships: [],
      isVoid: false,
    },
  ]);
  expect(routines.has("on_change")).toBe(false);
  expect(routines.has("has_role")).toBe(false);
});

test("looks again for what it does not know, but not at every wrong request", async () => {
  let now = 0;
  const cache = createSchemaCache(database, () => now);
  expect((await cache.read()).tables.has("late")).toBe(false);
  await run("create table public.late (id int)");
  now = 4_000;
  expect((await cache.refresh()).tables.has("late")).toBe(false);
  now = 6_000;
  expect((await cache.refresh()).tables.has("late")).toBe(true);
  expect((await cache.read()).tables.has("late")).toBe(true);
});

test("a read that failed is tried again", async () => {
  let fails = true;
  const shaky: Database = {
    ...database,
    transaction: (work) =>
      fails ? Promise.reject(new Error("The database is away")) : database.transaction(work),
  };
  const cache = createSchemaCache(shaky);
  await expect(cache.read()).rejects.toThrow("The database is away");
  fails = false;
  expect((await cache.read()).tables.has("lenders")).toBe(true);
});
