/** Everything that migrations make, as sorted lines: two databases with the same lines are the same. */

import type { Database } from "#server/database/database.ts";

/** Each query answers with the lines of one kind of thing in schemas public and private. */
const kinds = {
  schemas: `select nspname || ' ' || coalesce(nspacl::text, '') from ours`,
  relations: `
    select oid::regclass || ' ' || relkind::text || ' rls ' || relrowsecurity || ' '
      || coalesce(reloptions::text, '') || ' ' || sorted(relacl)
    from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S', 'i')`,
  columns: `
    select attrelid::regclass || ' ' || attnum || ' ' || attname || ' '
      || format_type(atttypid, atttypmod) || ' ' || case when attnotnull then 'not null ' else '' end
      || attgenerated::text || attidentity::text || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || sorted(attacl)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm')
      and attnum > 0 and not attisdropped`,
  constraints: `
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace in (select oid from ours)`,
  indexes: `
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace in (select oid from ours)`,
  policies: `select to_json(p)::text from pg_policies as p where schemaname in (select nspname from ours)`,
  views: `
    select oid::regclass || ' ' || pg_get_viewdef(oid) from pg_class
    where relkind in ('v', 'm') and relnamespace in (select oid from ours)`,
  functions: `
    select pg_get_functiondef(oid) || ' ' || sorted(proacl) from pg_proc
    where pronamespace in (select oid from ours)`,
  triggers: `
    select pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace in (select oid from ours) and not tgisinternal`,
};

export async function describeSchema(database: Database): Promise<Record<string, string[]>> {
  const lines: Record<string, string[]> = {};
  await database.transaction(async (tx) => {
    await tx.exec(`
      create function pg_temp.sorted(aclitem[]) returns text language sql as
        $$ select coalesce(array_agg(a::text order by a::text)::text, '') from unnest($1) as a $$`);
    for (const [kind, query] of Object.entries(kinds)) {
      const { rows } = await tx.query<{ line: string }>(
        `with ours as (select oid, nspname, nspacl from pg_namespace where nspname in ('public', 'private'))
         select line from (${query.replaceAll("sorted(", "pg_temp.sorted(")}) as found (line)
         order by line collate "C"`,
      );
      lines[kind] = rows.map(({ line }) => line);
    }
    await tx.exec("drop function pg_temp.sorted(aclitem[])");
  });
  return lines;
}
