/**
 * One statement for one request. Names come from the catalogue, values are always parameters, and
 * the answer's JSON is made by Postgres, so that embedded and real Postgres agree to the letter.
 */

import type { Column, Routine, Table } from "./catalogue.ts";
import { noColumn, noPayloadColumn, noRelationship, noType, notImplemented } from "./errors.ts";
import {
  type Condition,
  type OrderTerm,
  type Query,
  type SelectItem,
  simpleOperators,
  type TruthValue,
} from "./parse.ts";
import type { Payload } from "./payload.ts";

export interface Statement {
  text: string;
  values: unknown[];
  /** It answers no row: what counts is how many rows it touched. */
  isSilent?: boolean;
}

/** What every other statement answers: one row of this. */
export interface Answer {
  /** Rows in the body. */
  rows: number;
  /** Rows that match, if they were to be counted. */
  total: number | null;
  body: string;
  /** The primary key of what was written, if it was asked for. */
  key: Record<string, unknown> | null;
}

export type Format = "array" | "object" | "csv";

export interface Shape {
  format: Format;
  stripNulls: boolean;
}

/** Rows from `offset` on, `limit` of them at most. */
export interface Window {
  offset: number;
  limit: number | undefined;
}

/** Whatever has columns that a request may name. */
interface Source {
  name: string;
  columns: Map<string, Column>;
}

/** For a body that has nothing to write. */
const nothing: Statement = {
  text: "select 0 as rows, null as total, '[]' as body, null as key",
  values: [],
};

/** Collects the values of a statement and hands out their placeholders. */
class Values {
  readonly list: unknown[] = [];

  /** A text that Postgres turns into `type` exactly as it reads that type's literals. */
  text(value: string, type = "text"): string {
    this.list.push(value);
    return type === "text"
      ? `$${this.list.length}::text`
      : `cast($${this.list.length}::text as ${type})`;
  }

  number(value: number): string {
    this.list.push(value);
    return `$${this.list.length}::bigint`;
  }
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const qualified = ({ name }: { name: string }) => `public.${quote(name)}`;

/** Reads rows; `count` adds how many match in all. */
export function selectStatement(
  table: Table,
  query: Query,
  { shape, window, count }: { shape: Shape; window: Window; count: boolean },
): Statement {
  const values = new Values();
  const from = `${qualified(table)} as target`;
  const where = whereClause(table, query.conditions, values);
  return {
    text: `
      with source as (
        select ${selectList(table, query.select)} from ${from} ${where}
        ${orderClause(table, query.order)} ${windowClause(window, values)}
      )
      select ${answer(shape)}, ${count ? `(select count(*) from ${from} ${where})` : "null"} as total
      from source`,
    values: values.list,
  };
}

/** Only the matching rows, for the planner to estimate. */
export function explainStatement(table: Table, query: Query): Statement {
  const values = new Values();
  const where = whereClause(table, query.conditions, values);
  return {
    text: `explain (format json) select from ${qualified(table)} as target ${where}`,
    values: values.list,
  };
}

/** How many rows match, counting no further than `most`. */
export function boundedCountStatement(table: Table, query: Query, most: number): Statement {
  const values = new Values();
  const where = whereClause(table, query.conditions, values);
  return {
    text: `select count(*) as total from (
      select from ${qualified(table)} as target ${where} limit ${values.number(most)}
    ) as counted`,
    values: values.list,
  };
}

export interface WriteOptions {
  shape: Shape;
  returning: "minimal" | "headers-only" | "representation";
}

export interface InsertOptions extends WriteOptions {
  payload: Payload;
  onDuplicates: "merge-duplicates" | "ignore-duplicates" | undefined;
  /** Absent keys get the column's default and not null. */
  useDefaults: boolean;
}

export function insertStatement(table: Table, query: Query, options: InsertOptions): Statement {
  const values = new Values();
  const columns = payloadColumns(table, options.payload.columns);
  if (options.payload.rows === 0) return nothing;
  const names = columns.map(({ name }) => quote(name)).join(", ");
  const insert = columns.length
    ? `insert into ${qualified(table)} as target (${names})
       select ${names} from ${payloadRows(columns, options.payload, options.useDefaults, values)}`
    : `insert into ${qualified(table)} as target default values`;
  return writeStatement(
    table,
    query,
    options,
    values,
    `
    ${insert} ${conflictClause(table, query.onConflict, columns, options.onDuplicates)}`,
  );
}

export function updateStatement(
  table: Table,
  query: Query,
  options: WriteOptions & { payload: Payload },
): Statement {
  const values = new Values();
  const columns = payloadColumns(table, options.payload.columns);
  if (columns.length === 0) return nothing;
  const rows = payloadRows(columns, options.payload, false, values);
  const assignments = columns.map(({ name }) => `${quote(name)} = payload.${quote(name)}`);
  return writeStatement(
    table,
    query,
    options,
    values,
    `
    update ${qualified(table)} as target set ${assignments.join(", ")}
    from (select * from ${rows} limit 1) as payload
    ${whereClause(table, query.conditions, values)}`,
  );
}

export function deleteStatement(table: Table, query: Query, options: WriteOptions): Statement {
  const values = new Values();
  return writeStatement(
    table,
    query,
    options,
    values,
    `
    delete from ${qualified(table)} as target ${whereClause(table, query.conditions, values)}`,
  );
}

/** The arguments of a call: texts from a query string, or the JSON object of a body. */
export type Arguments =
  | { texts: [name: string, value: string][] }
  | { payload: string; names: string[] };

export function callStatement(
  routine: Routine,
  query: Query,
  args: Arguments,
  { shape, window, count }: { shape: Shape; window: Window; count: boolean },
): Statement {
  const values = new Values();
  const call = callExpression(routine, args, values);
  if (!routine.columns) return { text: scalarCall(routine, call, shape), values: values.list };
  const source: Source = { name: routine.name, columns: routine.columns };
  const from = `${call.from}${call.function} as target`;
  const where = whereClause(source, query.conditions, values);
  return {
    text: `
      with called as materialized (select target.* from ${from}),
      source as (
        select ${selectList(source, query.select)} from called as target ${where}
        ${orderClause(source, query.order)} ${windowClause(window, values)}
      )
      select ${answer(routine.returnsSet ? shape : { ...shape, format: "object" })},
        ${count ? `(select count(*) from called as target ${where})` : "null"} as total
      from source`,
    values: values.list,
  };
}

function scalarCall(routine: Routine, call: { from: string; function: string }, shape: Shape) {
  const one = `coalesce((json_agg(value) -> 0)::text, 'null')`;
  const body =
    routine.returnsSet && shape.format !== "object" ? `coalesce(json_agg(value), '[]')::text` : one;
  return `select count(*) as rows, null as total, null as key, ${body} as body
    from (select value from ${call.from}${call.function} as called (value)) as source`;
}

function callExpression(routine: Routine, args: Arguments, values: Values) {
  const typeOf = new Map(routine.parameters.map(({ name, type }) => [name, type]));
  if ("texts" in args) {
    const list = args.texts.map(
      ([name, text]) => `${quote(name)} => ${values.text(text, typeOf.get(name))}`,
    );
    return { from: "", function: `${qualified(routine)}(${list.join(", ")})` };
  }
  if (args.names.length === 0) return { from: "", function: `${qualified(routine)}()` };
  const record = args.names.map((name) => `${quote(name)} ${typeOf.get(name)}`).join(", ");
  const list = args.names.map((name) => `${quote(name)} => args.${quote(name)}`).join(", ");
  return {
    from: `json_to_record(${values.text(args.payload)}::json) as args (${record}), lateral `,
    function: `${qualified(routine)}(${list})`,
  };
}

function writeStatement(
  table: Table,
  query: Query,
  { shape, returning }: WriteOptions,
  values: Values,
  write: string,
): Statement {
  if (returning === "representation") {
    // Postgres asks for the right to read exactly what is returned, so no more is returned.
    const needed = returnedColumns(table, query);
    return {
      text: `
        with target as (${write} returning ${needed.map((name) => `target.${quote(name)}`).join(", ")}),
        source as (
          select ${selectList(table, query.select)} from target ${orderClause(table, query.order)}
        )
        select ${answer(shape)}, null as total from source`,
      values: values.list,
    };
  }
  const key = returning === "headers-only" ? table.primaryKey : [];
  if (key.length === 0) return { text: write, values: values.list, isSilent: true };
  return {
    text: `
      with source as (${write} returning ${key.map((name) => `target.${quote(name)}`).join(", ")})
      select count(*) as rows, null as total, '' as body, json_agg(source) -> 0 as key
      from source`,
    values: values.list,
  };
}

function returnedColumns(table: Table, { select, order }: Query): string[] {
  const named = select.flatMap((item) =>
    item.kind === "all" ? [...table.columns.keys()] : item.kind === "column" ? [item.column] : [],
  );
  const ordered = order.map(({ column }) => column);
  return [...new Set([...named, ...ordered])].map((name) => column(table, name).name);
}

/** The end of a statement whose rows are in `source`. */
function answer({ format, stripNulls }: Shape): string {
  const rows = stripNulls ? "json_strip_nulls(json_agg(source))" : "json_agg(source)";
  const body = {
    array: `coalesce(${rows}, '[]')::text`,
    object: `coalesce((${rows} -> 0)::text, 'null')`,
    csv: `coalesce((
        select string_agg(key, ',') from json_object_keys(json_agg(source) -> 0) as key
      ), '') || E'\\n' || coalesce(
        string_agg(substring(source::text, 2, length(source::text) - 2), E'\\n'), '')`,
  }[format];
  return `count(*) as rows, ${body} as body, null as key`;
}

function column(source: Source, name: string): Column {
  const found = source.columns.get(name);
  if (!found) throw noColumn(source.name, name);
  return found;
}

/** Types that a request may cast to; anything else would be a name from outside in a statement. */
const castTypes = new Set(
  ["text", "varchar", "smallint", "int2", "integer", "int", "int4", "bigint", "int8", "numeric"]
    .concat(["real", "float4", "double precision", "float8", "boolean", "bool", "uuid", "date"])
    .concat(["timestamp", "timestamptz", "json", "jsonb"]),
);

function selectList(source: Source, items: SelectItem[]): string {
  return items
    .flatMap((item) => {
      if (item.kind === "all")
        return [...source.columns.keys()].map((name) => `target.${quote(name)}`);
      if (item.kind === "embedded") throw noRelationship(source.name, item.relation);
      if (item.cast && !castTypes.has(item.cast)) throw noType(item.cast);
      const { name } = column(source, item.column);
      const value = item.cast
        ? `cast(target.${quote(name)} as ${item.cast})`
        : `target.${quote(name)}`;
      // The alias is the one name that a request may choose; quoted, it can be nothing but a name.
      return [`${value} as ${quote(item.alias ?? name)}`];
    })
    .join(", ");
}

function whereClause(source: Source, conditions: Condition[], values: Values): string {
  if (conditions.length === 0) return "";
  return `where ${conditions.map((condition) => conditionSql(source, condition, values)).join(" and ")}`;
}

const truths: Record<TruthValue, string> = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
};

function conditionSql(source: Source, condition: Condition, values: Values): string {
  const negation = condition.negated ? "not " : "";
  if ("conditions" in condition) {
    const parts = condition.conditions.map((inner) => conditionSql(source, inner, values));
    return `${negation}(${parts.join(` ${condition.kind} `)})`;
  }
  const { name, type } = column(source, condition.column);
  const left = `target.${quote(name)}`;
  if (condition.kind === "is") return `${negation}(${left} is ${truths[condition.value]})`;
  if (condition.kind === "in") {
    const list = condition.values.map((value) => values.text(value, type));
    return list.length ? `${negation}(${left} in (${list.join(", ")}))` : `${negation}false`;
  }
  const { operator, value } = condition;
  const right =
    operator === "like" || operator === "ilike"
      ? values.text(value.replaceAll("*", "%"))
      : values.text(value, operator === "match" || operator === "imatch" ? "text" : type);
  return `${negation}(${left} ${simpleOperators[operator]} ${right})`;
}

function orderClause(source: Source, terms: OrderTerm[]): string {
  if (terms.length === 0) return "";
  const list = terms.map(({ column: name, direction, nulls }) => {
    const ordered = `target.${quote(column(source, name).name)} ${direction}`;
    return nulls ? `${ordered} nulls ${nulls}` : ordered;
  });
  return `order by ${list.join(", ")}`;
}

function windowClause({ offset, limit }: Window, values: Values): string {
  const most = limit === undefined ? "" : `limit ${values.number(limit)}`;
  return offset ? `${most} offset ${values.number(offset)}` : most;
}

function payloadColumns(table: Table, names: string[]): Column[] {
  return names.map((name) => {
    const found = table.columns.get(name);
    if (!found) throw noPayloadColumn(table.name, name);
    return found;
  });
}

/** The body as rows of the table's own types. */
function payloadRows(columns: Column[], payload: Payload, useDefaults: boolean, values: Values) {
  const { text, isArray } = payload;
  const types = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  const json = values.text(text);
  if (!useDefaults) {
    return `${isArray ? "json_to_recordset" : "json_to_record"}(${json}::json) as payload (${types})`;
  }
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : `${values.text(column.name)}, ${column.default}`,
  );
  if (defaults.length > 50) throw notImplemented("Defaults for more than 50 columns at once");
  const elements = isArray ? `${json}::jsonb` : `jsonb_build_array(${json}::jsonb)`;
  return `jsonb_to_recordset((
      select jsonb_agg(jsonb_build_object(${defaults.join(", ")}) || element)
      from jsonb_array_elements(${elements}) as element
    )) as payload (${types})`;
}

function conflictClause(
  table: Table,
  onConflict: string[] | undefined,
  columns: Column[],
  onDuplicates: InsertOptions["onDuplicates"],
): string {
  if (!onDuplicates) return "";
  const names = onConflict ?? table.primaryKey;
  if (names.length === 0) return "";
  const keys = names.map((name) => quote(column(table, name).name));
  const updates = columns.map(({ name }) => `${quote(name)} = excluded.${quote(name)}`);
  const action =
    onDuplicates === "ignore-duplicates" || updates.length === 0
      ? "nothing"
      : `update set ${updates.join(", ")}`;
  return `on conflict (${keys.join(", ")}) do ${action}`;
}
