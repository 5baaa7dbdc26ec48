import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const names = (query: string) => async () => {
  let found: unknown[] = [];
  await world.asOwner(async (db) => {
    found = (await db.query<{ name: string }>(query)).rows.map(({ name }) => name);
  });
  return found;
};

test("no function of schema private may be executed by everyone", async () => {
  const open = names(`
    select proname as name from pg_proc
    where pronamespace = 'private'::regnamespace and has_function_privilege('public', oid, 'execute')`);
  expect(await open()).toEqual([]);
});

test("nobody may look around in schema private or make things in public", async () => {
  const allowed = names(`
    select rolname || ' ' || nspname || ' ' || privilege as name
    from unnest(array['anon', 'authenticated', 'service_role']) as rolname,
      (values ('private', 'usage'), ('private', 'create'), ('public', 'create')) as p (nspname, privilege)
    where has_schema_privilege(rolname, nspname, privilege)`);
  expect(await allowed()).toEqual([]);
});

test("what no rule allows is not looked through, and no days are walked before the first lead", () =>
  world.asOwner(async (db) => {
    await db.exec(`delete from public.financing_leads;
      insert into public.showrooms
        (id, name, city, street, region, postal_code, phone, latitude, longitude)
        values ('east', 'East', 'Troy', '1 Main', 'MI', '48312', '(586) 555-0142', 42.58, -83.03)`);
    const { rows } = await db.query(`select private.js_length(repeat('😀', 2000)) as counted_twice,
      private.js_length(repeat('😀', 2001)) as counted_once,
      private.us_number('586-555-0117' || repeat('-', 69)) as phone,
      length(private.in_time('4713-01-01 BC', 'UTC')) as since, length(private.in_time('infinity', 'UTC')) as until`);
    expect(rows).toEqual([
      {
        counted_twice: 4000,
        counted_once: 2001,
        phone: null,
        since: expect.any(Number),
        until: expect.any(Number),
      },
    ]);
    expect(Math.max(rows[0]!.since as number, rows[0]!.until as number)).toBeLessThan(5_000);
  }));

test("the sample leads can be put in", () =>
  world.asOwner(async (db) => {
    await db.exec(await readFile(join(import.meta.dirname, "../seed.sql"), "utf8"));
    const { rows } = await db.query("select from public.financing_leads");
    expect(rows).toHaveLength(5);
  }));
