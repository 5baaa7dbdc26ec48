/** Tables, views and functions of schema public. Every name in a statement comes from here. */

import type { Database } from "#server/database/database.ts";
import { type ForeignKey, foreignKeysQuery, relate } from "./relationships.ts";
import type { Column, Routine, Schema, Table } from "./schema.ts";

/** Migrations of another process may add a table while this one runs. */
const minMsBetweenReloads = 5_000;

export interface SchemaCache {
  /** What is known now, read first if it never was. */
  read(): Promise<Schema>;
  /** Looks again for something that was not found, though not at every wrong request. */
  refresh(): Promise<Schema>;
}

export function createSchemaCache(database: Database, now = Date.now): SchemaCache {
  let current: Promise<Schema> | undefined;
  let readAt = 0;
  const load = () => {
    readAt = now();
    current = loadSchema(database);
    current.catch(() => {
      current = undefined;
    });
    return current;
  };
  return {
    read: () => current ?? load(),
    refresh: () => (current && now() - readAt < minMsBetweenReloads ? current : load()),
  };
}

interface TableRow {
  name: string;
  columns: Column[];
  primary_key: string[];
  is_view: boolean;
}

interface RoutineRow {
  name: string;
  parameters: { name: string; type: string; mode: string }[];
  optional: number;
  returns_set: boolean;
  is_void: boolean;
  columns: Column[] | null;
  table: string | null;
}

export function loadSchema(database: Database): Promise<Schema> {
  return database.transaction(async (tx) => {
    const tables = await tx.query<TableRow>(tablesQuery);
    const routines = await tx.query<RoutineRow>(routinesQuery);
    const byName = new Map(tables.rows.map((row) => [row.name, toTable(row)]));
    relate(byName, (await tx.query<ForeignKey>(foreignKeysQuery)).rows);
    return {
      tables: byName,
      routines: Map.groupBy(
        routines.rows.map((row) => toRoutine(row, byName)),
        (routine) => routine.name,
      ),
    };
  });
}

const byName = (columns: Column[]) => new Map(columns.map((column) => [column.name, column]));

function toTable({ name, columns, primary_key, is_view }: TableRow): Table {
  return {
    name,
    columns: byName(columns),
    primaryKey: primary_key,
    isView: is_view,
    relationships: [],
  };
}

function toRoutine(row: RoutineRow, tables: Map<string, Table>): Routine {
  const inputs = row.parameters.filter(({ mode }) => mode === "i" || mode === "b");
  const outputs = row.parameters.filter(({ mode }) => mode !== "i");
  const columns = row.columns ?? outputs.map(({ name, type }) => ({ name, type, default: null }));
  return {
    name: row.name,
    parameters: inputs.map(({ name, type }, index) => ({
      name,
      type,
      isOptional: index >= inputs.length - row.optional,
    })),
    returnsSet: row.returns_set,
    columns:
      row.columns || outputs.length > 1 || row.parameters.some(({ mode }) => mode === "t")
        ? byName(columns)
        : undefined,
    relationships: tables.get(row.table ?? "")?.relationships ?? [],
    isVoid: row.is_void,
  };
}

const columnsOf = (relation: string) => `
  (select coalesce(json_agg(json_build_object(
      'name', attname,
      'type', format_type(atttypid, -1),
      'default', case when attidentity = 'd'
        then format('nextval(%L)', pg_get_serial_sequence(attrelid::regclass::text, attname))
        else pg_get_expr(adbin, adrelid) end
    ) order by attnum), '[]')
   from pg_attribute
   left join pg_attrdef on adrelid = attrelid and adnum = attnum and attgenerated = ''
   where attrelid = ${relation} and attnum > 0 and not attisdropped)`;

const tablesQuery = `
  select relname as name, relkind in ('v', 'm') as is_view, ${columnsOf("pg_class.oid")} as columns,
    coalesce((select json_agg(attname order by array_position(conkey, attnum))
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where conrelid = pg_class.oid and contype = 'p'), '[]') as primary_key
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;

const routinesQuery = `
  select proname as name, proretset as returns_set, pronargdefaults as optional,
    prorettype = 'void'::regtype as is_void,
    case when typrelid <> 0 then ${columnsOf("typrelid")} end as columns,
    (select relname from pg_class
     where oid = typrelid and relnamespace = 'public'::regnamespace) as table,
    coalesce((select json_agg(json_build_object(
        'name', coalesce(proargnames[position], ''),
        'type', format_type(type, -1),
        'mode', coalesce(proargmodes[position], 'i')
      ) order by position)
      from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as a (type, position)
    ), '[]') as parameters
  from pg_proc join pg_type on pg_type.oid = prorettype
  where pronamespace = 'public'::regnamespace and prokind = 'f' and provariadic = 0
    and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;
