/** The clauses that several kinds of statement share. */

import { type Condition, simpleOperators, type TruthValue } from "#server/rest/conditions.ts";
import { noColumn, noRelationship, noType } from "#server/rest/errors.ts";
import type { OrderTerm, SelectItem } from "#server/rest/query.ts";
import type { Column } from "#server/rest/schema-cache.ts";
import { quote, type Shape, type Source, type Values, type Window } from "./statement.ts";

/** The end of a statement whose rows are in `source`. */
export function answerColumns({ format, stripNulls }: Shape): string {
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

export function column(source: Source, name: string): Column {
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

export function selectList(source: Source, items: SelectItem[]): string {
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

export function whereClause(source: Source, conditions: Condition[], values: Values): string {
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
    // One parameter for the whole list: thousands of them take embedded Postgres a second.
    const list = values.text(JSON.stringify(condition.values), "json");
    return `${negation}(${left} in (
      select cast(item as ${type}) from json_array_elements_text(${list}) as item))`;
  }
  const { operator, value } = condition;
  const right =
    operator === "like" || operator === "ilike"
      ? values.text(value.replaceAll("*", "%"))
      : values.text(value, operator === "match" || operator === "imatch" ? "text" : type);
  return `${negation}(${left} ${simpleOperators[operator]} ${right})`;
}

export function orderClause(source: Source, terms: OrderTerm[]): string {
  if (terms.length === 0) return "";
  const list = terms.map(({ column: name, direction, nulls }) => {
    const ordered = `target.${quote(column(source, name).name)} ${direction}`;
    return nulls ? `${ordered} nulls ${nulls}` : ordered;
  });
  return `order by ${list.join(", ")}`;
}

export function windowClause({ offset, limit }: Window, values: Values): string {
  const most = limit === undefined ? "" : `limit ${values.number(limit)}`;
  return offset ? `${most} offset ${values.number(offset)}` : most;
}
