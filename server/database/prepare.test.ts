import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openMemory } from "./pglite.ts";
import { prepareDatabase, sqlFiles } from "./prepare.ts";

let database: Database;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

test("the tables of accounts have versions, also where they were made before they had any", async () => {
  const files = await sqlFiles();
  const oldSchema = files.find((file) => file.endsWith("_auth_schema.sql")) ?? "";
  await database.transaction(async (tx) => {
    await tx.exec(await readFile(files[0] ?? "", "utf8"));
    await tx.exec(await readFile(oldSchema, "utf8"));
    await tx.query("insert into auth.users (email) values ('owner@example.com')");
  });
  expect((await prepareDatabase(database))[0]).toBe("20261121000000_auth_schema.sql");
  expect(await prepareDatabase(database)).toEqual([]);
  const { rows } = await database.transaction((tx) =>
    tx.query(
      `select version, (select count(*)::int from auth.users) as users
       from supabase_migrations.auth_migrations order by version limit 1`,
    ),
  );
  expect(rows).toEqual([{ version: "20261121000000", users: 1 }]);
});
