/** What is declared in schemas/ is what migrations/ make. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { preparePlatform } from "#server/database/prepare.ts";
import { declared, readSchemas } from "#server/database/schemas.ts";
import { openEmptyDatabase, openTestDatabase } from "#server/database/testing.ts";
import { describeKind, describeRows, describeSchema, type Kind } from "./schema.ts";

let migrated: Database;
let built: Database;
beforeAll(async () => {
  migrated = await openTestDatabase();
  built = await openEmptyDatabase();
  await preparePlatform(built);
  for (const { schemas } of declared) {
    const script = await readSchemas(schemas);
    await built.transaction((tx) => tx.exec(script));
  }
});
afterAll(() => Promise.all([migrated.close(), built.close()]));

test("everything that a database is made of is the same", async () => {
  expect(await describeSchema(built)).toEqual(await describeSchema(migrated));
});

test("the rows that every database begins with are the same", async () => {
  const rows = await describeRows(built);
  expect(rows["private.area_codes"]?.length).toBeGreaterThan(300);
  expect(rows).toEqual(await describeRows(migrated));
});

describe("a difference would show:", () => {
  test.each([
    ["schemas", "grant usage on schema private to anon"],
    ["relations", "alter table public.products disable row level security"],
    ["relations", "grant select on public.sales to anon"],
    ["relations", "comment on table public.sales is 'other'"],
    ["columns", "alter table public.shop alter name set default 'Other'"],
    ["columns", "alter table public.shop alter name drop not null"],
    ["columns", "alter table public.shop add at_the_end text"],
    ["columns", "grant update (customer_id) on public.financing_leads to authenticated"],
    ["columns", "comment on column public.products.went_live_at is null"],
    ["constraints", "alter table public.stock drop constraint stock_not_negative"],
    ["constraints", "alter table public.stock validate constraint stock_counted_in_calendar"],
    ["indexes", "drop index public.products_list_idx"],
    ["sequences", "select nextval('private.product_numbers')"],
    ["types", "create type public.mood as enum ('glad')"],
    ["policies", `drop policy "Staff: select" on public.sales`],
    ["views", "create view public.other as select id from public.sales"],
    ["functions", "alter function private.text_now() volatile"],
    ["functions", "alter function private.text_now() set search_path = public"],
    ["functions", "grant execute on function private.require_admin() to anon"],
    ["triggers", "alter table public.shop disable trigger record_change"],
    ["defaultPrivileges", "alter default privileges in schema private grant all on tables to anon"],
    ["publications", "create publication everything"],
    ["order", "alter table public.sales add unique (product_id)"],
  ] satisfies [Kind, string][])("%s, after %s", async (kind, mistake) => {
    const undo = new Error("undo");
    const during = built.transaction(async (tx) => {
      const before = await describeKind(tx, kind);
      await tx.exec(mistake);
      expect(await describeKind(tx, kind)).not.toEqual(before);
      throw undo;
    });
    await expect(during).rejects.toBe(undo);
  });
});
