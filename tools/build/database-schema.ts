/** Reads from Postgres what the public schema holds: relations, their keys, and functions. */

import type { Database } from "#server/database/database.ts";

export interface Column {
  name: string;
  /** As SQL writes it: `text`, `uuid[]`, `timestamp with time zone`. */
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  /** Postgres makes the value and refuses any other. */
  is_generated: boolean;
  /** The definitions of the checks that look at this column alone, or at the one that it refers to. */
  checks: string[];
}

export interface Relation {
  name: string;
  kind: "table" | "view";
  columns: Column[];
}

export interface ForeignKey {
  name: string;
  relation: string;
  columns: string[];
  referenced_relation: string;
  referenced_columns: string[];
  is_one_to_one: boolean;
}

export interface SqlFunction {
  name: string;
  /** In their order; those of mode `t` and `o` are what it answers. */
  parameters: { name: string; mode: "i" | "o" | "b" | "v" | "t"; type: string }[];
  /** How many of the last parameters may be left out. */
  defaults: number;
  returns: string;
  returns_set: boolean;
}

export interface DatabaseSchema {
  relations: Relation[];
  foreignKeys: ForeignKey[];
  functions: SqlFunction[];
}

/** Whatever `anon` or `authenticated` may do with it; rights are not the schema's matter here. */
export function readSchema(database: Database): Promise<DatabaseSchema> {
  return database.transaction(async (tx) => ({
    relations: (await tx.query<Relation>(relationsSql)).rows,
    foreignKeys: (await tx.query<ForeignKey>(foreignKeysSql)).rows,
    functions: (await tx.query<SqlFunction>(functionsSql)).rows,
  }));
}

// A view's column is as its table's where it is that column and nothing computed: of a view that can
// be written through, by the same name. Postgres itself says of no view's column that it is not null.
const relationsSql = `
  select relation.relname as name,
    case when relation.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    jsonb_agg(jsonb_build_object(
      'name', attribute.attname,
      'type', format_type(attribute.atttypid, null),
      'is_nullable', not coalesce(source.attnotnull, attribute.attnotnull),
      'has_default', attribute.atthasdef or attribute.attidentity <> '',
      'is_generated', attribute.attgenerated <> '' or attribute.attidentity = 'a',
      'checks', (
        select coalesce(jsonb_agg(pg_get_constraintdef(oid) order by conname), '[]') from pg_constraint
        where contype = 'c' and (
          (conrelid, conkey) = (
            coalesce(source.attrelid, attribute.attrelid),
            array[coalesce(source.attnum, attribute.attnum)]
          )
          or exists (
            select from pg_constraint as key
            where key.contype = 'f' and key.conrelid = attribute.attrelid
              and key.conkey = array[attribute.attnum]
              and (key.confrelid, key.confkey) = (pg_constraint.conrelid, pg_constraint.conkey)
          )
        )
      )
    ) order by attribute.attnum) as columns
  from pg_class as relation
  join pg_attribute as attribute on attribute.attrelid = relation.oid
    and attribute.attnum > 0 and not attribute.attisdropped
  left join lateral (
    select min(origin.attrelid::bigint)::oid as attrelid, min(origin.attnum) as attnum,
      bool_and(origin.attnotnull) as attnotnull
    from pg_rewrite as rule
    join pg_depend as dependency
      on dependency.classid = 'pg_rewrite'::regclass and dependency.objid = rule.oid
    join pg_attribute as origin on dependency.refclassid = 'pg_class'::regclass
      and origin.attrelid = dependency.refobjid and origin.attnum = dependency.refobjsubid
    where rule.ev_class = relation.oid and origin.attrelid <> relation.oid
      and origin.attname = attribute.attname
      and pg_column_is_updatable(relation.oid, attribute.attnum, false)
    having count(*) = 1
  ) as source on relation.relkind = 'v'
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm')
  group by relation.oid, relation.relname, relation.relkind
  order by relation.relname`;

const foreignKeysSql = `
  select key.conname as name, relation.relname as relation, referenced.relname as referenced_relation,
    (${columnNames("key.conrelid", "key.conkey")}) as columns,
    (${columnNames("key.confrelid", "key.confkey")}) as referenced_columns,
    exists (
      select from pg_constraint as own
      where own.conrelid = key.conrelid and own.contype in ('p', 'u')
        and own.conkey <@ key.conkey and own.conkey @> key.conkey
    ) as is_one_to_one
  from pg_constraint as key
  join pg_class as relation on relation.oid = key.conrelid
  join pg_class as referenced on referenced.oid = key.confrelid
  where key.contype = 'f' and key.conparentid = 0
    and relation.relnamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
  order by relation.relname, key.conname`;

function columnNames(relation: string, numbers: string) {
  return `select jsonb_agg(attname order by position)
    from unnest(${numbers}) with ordinality as named (number, position)
    join pg_attribute on attrelid = ${relation} and attnum = named.number`;
}

const functionsSql = `
  select routine.proname as name, routine.pronargdefaults as defaults,
    format_type(routine.prorettype, null) as returns, routine.proretset as returns_set,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(routine.proargnames[position], ''),
        'mode', coalesce(routine.proargmodes[position], 'i'),
        'type', format_type(parameter.type, null)
      ) order by position), '[]')
      from unnest(coalesce(routine.proallargtypes, routine.proargtypes::oid[]))
        with ordinality as parameter (type, position)
    ) as parameters
  from pg_proc as routine
  where routine.pronamespace = 'public'::regnamespace and routine.prokind = 'f'
    and routine.prorettype <> 'trigger'::regtype
    and not exists (
      select from pg_depend
      where classid = 'pg_proc'::regclass and objid = routine.oid and deptype = 'e'
    )
  order by routine.proname, parameters`;
