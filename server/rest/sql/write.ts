/** Statements that insert, update and delete. */

import { noPayloadColumn, notImplemented } from "#server/rest/errors.ts";
import type { Payload } from "#server/rest/payload.ts";
import type { Query } from "#server/rest/query.ts";
import type { Column, Table } from "#server/rest/schema.ts";
import { answerColumns, column, selection, whereClause } from "./clauses.ts";
import { sourceOf } from "./embedded.ts";
import { qualified, quote, type Shape, type Source, type Statement, Values } from "./statement.ts";

/** For a body that has nothing to write. */
const nothing: Statement = {
  text: "select 0 as rows, null as total, '[]' as body, null as key",
  values: [],
};

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
    ${conditionsOn(table, query, values)}`,
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
    delete from ${qualified(table)} as target ${conditionsOn(table, query, values)}`,
  );
}

function writeStatement(
  table: Table,
  query: Query,
  { shape, returning }: WriteOptions,
  values: Values,
  write: string,
): Statement {
  if (returning === "representation") {
    const source = sourceOf(table, "target", query.select);
    // Postgres asks for the right to read exactly what is returned, so no more is returned.
    const needed = returnedColumns(source, query);
    const written = { ...query, conditions: [] };
    const all = { offset: 0, limit: undefined };
    return {
      text: `
        with target as (${write} returning ${needed.map((name) => `target.${quote(name)}`).join(", ")}),
        source as (${selection(source, "target", written, all, values)})
        select ${answerColumns(shape)}, null as total from source`,
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

function returnedColumns(source: Source, { select, order }: Query): string[] {
  const named = select.flatMap((item) => {
    if (item.kind === "all") return [...source.columns.keys()];
    return item.kind === "column" ? [item.column] : [];
  });
  const ordered = order.flatMap((term) => (term.relation === undefined ? [term.column] : []));
  const joined = source.embedded.flatMap(({ relationship }) => relationship.columns);
  return [...new Set([...named, ...ordered, ...joined])].map((name) => column(source, name).name);
}

const conditionsOn = (table: Table, { conditions, select }: Query, values: Values) =>
  whereClause(sourceOf(table, "target", select), conditions, values);

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

/** Counts, for the rest of the transaction, the rows that were there before. */
const countUpdate = `set_config('rest.updated',
  (coalesce(nullif(current_setting('rest.updated', true), ''), '0')::integer + 1)::text, true) <> ''`;

/** How many rows an insert that merges duplicates found there. */
export const updatedStatement: Statement = {
  text: `select coalesce(nullif(current_setting('rest.updated', true), ''), '0')::integer as rows,
    null as total, '' as body, null as key`,
  values: [],
};

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
      : `update set ${updates.join(", ")} where ${countUpdate}`;
  return `on conflict (${keys.join(", ")}) do ${action}`;
}
