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

test("every table of schema public has row level security", async () => {
  const open = names(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
  expect(await open()).toEqual([]);
});

test("every function of ours that runs with its owner's rights has an empty search path", async () => {
  const loose = names(`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=""']`);
  expect(await loose()).toEqual([]);
});

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

test("strangers and shoppers hold exactly these rights on tables and columns", async () => {
  const rights = names(`
    select name from (
      select concat_ws(' ', role, 'may', right_name, relname,
        case when not has_table_privilege(role, pg_class.oid, right_name) then
          '(' || string_agg(attname, ', ' order by attname) || ')'
        end) as name
      from unnest(array['anon', 'authenticated']) as role
      cross join unnest(array['select', 'insert', 'update', 'references', 'delete', 'truncate', 'trigger'])
        as right_name
      join pg_class on relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where has_table_privilege(role, pg_class.oid, right_name)
        or case when right_name in ('select', 'insert', 'update', 'references')
          then has_column_privilege(role, pg_class.oid, attnum, right_name) end
      group by role, right_name, relname, pg_class.oid
    ) as rights order by name collate "C"`);
  const leadColumns = "(financing_option, first_name, last_name, phone, status, submission_key)";
  expect(await rights()).toEqual([
    `anon may insert financing_leads ${leadColumns}`,
    "anon may select lenders",
    "authenticated may delete user_roles",
    `authenticated may insert financing_leads ${leadColumns}`,
    "authenticated may insert user_roles (role, user_id)",
    "authenticated may select financing_leads",
    "authenticated may select lead_events",
    "authenticated may select lenders",
    "authenticated may select role_events",
    "authenticated may select user_roles",
    "authenticated may update financing_leads (notes, status)",
  ]);
});

test("strangers and shoppers may call exactly these functions", async () => {
  const rights = names(`
    select concat_ws(' ', role, 'may call', pg_proc.oid::regprocedure) as name
    from unnest(array['anon', 'authenticated']) as role
    join pg_proc on pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    where has_function_privilege(role, pg_proc.oid, 'execute')
    order by concat_ws(' ', role, pg_proc.oid::regprocedure) collate "C"`);
  expect(await rights()).toEqual([
    "anon may call private.js_length(text)",
    "anon may call private.js_trim(text)",
    "authenticated may call account_emails(uuid[])",
    "authenticated may call admin_needs_second_factor()",
    "authenticated may call delete_my_account()",
    "authenticated may call find_account(text)",
    "authenticated may call private.has_role(text)",
    "authenticated may call private.js_length(text)",
    "authenticated may call private.js_trim(text)",
  ]);
});

test("the sample leads can be put in", () =>
  world.asOwner(async (db) => {
    await db.exec(await readFile(join(import.meta.dirname, "../seed.sql"), "utf8"));
    const { rows } = await db.query("select from public.financing_leads");
    expect(rows).toHaveLength(5);
  }));
