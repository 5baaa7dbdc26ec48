/** Everything that a database is made of, as sorted lines: two with the same lines are the same. */

import type { Database, Transaction } from "#server/database/database.ts";

/**
 * Each query answers with the lines of one kind of thing in our schemas. Columns are numbered by their
 * order, since one that was dropped leaves a gap in Postgres's own numbers.
 */
const kinds = {
  schemas: `
    select nspname || ' ' || nspowner::regrole || ' ' || sorted(nspacl) || ' '
      || coalesce(obj_description(oid, 'pg_namespace'), '') from ours`,
  relations: `
    select oid::regclass || ' ' || relkind::text || ' ' || relowner::regrole || ' rls '
      || relrowsecurity || relforcerowsecurity || ' ' || relpersistence::text || relreplident::text
      || ' ' || coalesce(reloptions::text, '') || ' ' || sorted(relacl) || ' '
      || coalesce(obj_description(oid, 'pg_class'), '')
    from pg_class where relnamespace in (select oid from ours)`,
  columns: `
    select attrelid::regclass || ' ' || row_number() over (partition by attrelid order by attnum)
      || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' '
      || case when attnotnull then 'not null ' else '' end || attgenerated::text || attidentity::text
      || ' ' || attstorage::text || attcompression::text || ' '
      || coalesce((select collname from pg_collation where pg_collation.oid = attcollation), '') || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || sorted(attacl) || ' '
      || coalesce(col_description(attrelid, attnum), '')
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm')
      and attnum > 0 and not attisdropped`,
  constraints: `
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' '
      || convalidated || ' ' || coalesce(obj_description(oid, 'pg_constraint'), '')
    from pg_constraint where connamespace in (select oid from ours)`,
  indexes: `
    select pg_get_indexdef(indexrelid) || ' ' || indisvalid || indisclustered || indisreplident
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace in (select oid from ours)`,
  // In which order they are made says which one a row that breaks two is refused by.
  order: `
    select indrelid::regclass || ' ' || string_agg(indexrelid::regclass::text, ', ' order by indexrelid)
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace in (select oid from ours) and indisunique group by indrelid`,
  sequences: `
    select schemaname || '.' || sequencename || ' ' || data_type || ' ' || start_value || ' ' || min_value
      || ' ' || max_value || ' ' || increment_by || ' ' || cycle || ' ' || cache_size || ' '
      || coalesce(last_value, 0)
    from pg_sequences where schemaname in (select nspname from ours)`,
  types: `
    select oid::regtype || ' ' || typtype::text || ' ' || typowner::regrole || ' '
      || coalesce((select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum
           where enumtypid = pg_type.oid), '') || ' ' || sorted(typacl)
    from pg_type where typnamespace in (select oid from ours)`,
  policies: `select to_json(p)::text from pg_policies as p where schemaname in (select nspname from ours)`,
  views: `
    select oid::regclass || ' ' || pg_get_viewdef(oid) from pg_class
    where relkind in ('v', 'm') and relnamespace in (select oid from ours)`,
  functions: `
    select pg_get_functiondef(oid) || ' ' || proowner::regrole || ' ' || sorted(proacl) || ' '
      || coalesce(obj_description(oid, 'pg_proc'), '')
    from pg_proc where pronamespace in (select oid from ours)`,
  triggers: `
    select pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace in (select oid from ours) and not tgisinternal`,
  defaultPrivileges: `
    select coalesce(defaclnamespace::regnamespace::text, '') || ' ' || defaclrole::regrole || ' '
      || defaclobjtype::text || ' ' || sorted(defaclacl) from pg_default_acl`,
  publications: `
    select pubname || ' ' || puballtables || coalesce((select string_agg(prrelid::regclass::text, ', '
      order by prrelid::regclass::text) from pg_publication_rel where prpubid = pg_publication.oid), '')
    from pg_publication`,
  extensions: `select extname || ' ' || extnamespace::regnamespace from pg_extension`,
};

export type Kind = keyof typeof kinds;

export async function describeSchema(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (tx) => {
    const lines: Record<string, string[]> = {};
    for (const kind of Object.keys(kinds) as Kind[]) lines[kind] = await describeKind(tx, kind);
    return lines;
  });
}

export async function describeKind(tx: Transaction, kind: Kind): Promise<string[]> {
  await tx.exec(`
    create function pg_temp.sorted(aclitem[]) returns text language sql as
      $$ select coalesce(array_agg(a::text order by a::text)::text, '') from unnest($1) as a $$`);
  const { rows } = await tx.query<{ line: string }>(
    `with ours as (select * from pg_namespace where nspname in ('public', 'private', 'auth'))
     select line from (${kinds[kind].replaceAll("sorted(", "pg_temp.sorted(")}) as found (line)
     order by line collate "C"`,
  );
  await tx.exec("drop function pg_temp.sorted(aclitem[])");
  return rows.map(({ line }) => line);
}

/** The rows of every table of ours, without what is drawn by chance or is the time. */
export async function describeRows(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (tx) => {
    const rows: Record<string, string[]> = {};
    for (const { name, changing } of await listTables(tx)) {
      const found = await tx.query<{ line: string }>(
        `select (to_jsonb(t) - $1::text[])::text as line from ${name} as t
         order by (to_jsonb(t) - $1::text[])::text collate "C"`,
        [changing],
      );
      rows[name] = found.rows.map(({ line }) => line);
    }
    return rows;
  });
}

async function listTables(tx: Transaction) {
  const { rows } = await tx.query<{ name: string; changing: string[] }>(
    `select attrelid::regclass::text as name,
       coalesce(json_agg(attname) filter (
         where pg_get_expr(adbin, adrelid) ~ '(now|clock_timestamp|gen_random_uuid)\\(\\)'
       ), '[]') as changing
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace::regnamespace::text in ('public', 'private', 'auth') and relkind in ('r', 'p')
       and attnum > 0 and not attisdropped
     group by attrelid`,
  );
  return rows;
}
