/** The clauses that several kinds of statement share. */

import { type Condition, simpleOperators, type TruthValue } from "#server/rest/conditions.ts";
import {
  noColumn,
  noRelatedFilter,
  noRelatedOrder,
  noType,
  notEmbedded,
  notImplemented,
} from "#server/rest/errors.ts";
import { MAX_ROWS } from "#server/rest/range.ts";
import { isToOne } from "#server/rest/relationships.ts";
import type { Column, Table } from "#server/rest/schema.ts";
import { nameOf, type OrderTerm, type Part, type SelectItem } from "#server/rest/select.ts";
import { embeddedTableOf, joinCondition, sourceOf } from "./embedded.ts";
import {
  type Embedded,
  qualified,
  quote,
  type Shape,
  type Source,
  type Values,
  type Window,
} from "./statement.ts";

/** The end of a statement whose rows are in `source`; with a star, or a column of that name would be meant. */
export function answerColumns({ format, stripNulls }: Shape): string {
  const rows = stripNulls ? "json_strip_nulls(json_agg(source.*))" : "json_agg(source.*)";
  const body = {
    array: `coalesce(${rows}, '[]')::text`,
    object: `coalesce((${rows} -> 0)::text, 'null')`,
    csv: `coalesce((
        select string_agg(key, ',') from json_object_keys(json_agg(source.*) -> 0) as key
      ), '') || E'\\n' || coalesce(
        string_agg(substring((source.*)::text, 2, length((source.*)::text) - 2), E'\\n'), '')`,
  }[format];
  return `count(*) as rows, ${body} as body, null as key`;
}

/** Rows of a source in `from`, with what is embedded in them. */
export function selection(
  source: Source,
  from: string,
  part: Part,
  window: Window,
  values: Values,
  conditions: string[] = [],
): string {
  return `select ${selectList(source, part.select, values)} from ${from}
    ${source.embedded.map((embedded) => joinSql(source, embedded, values)).join("")}
    ${matching(source, part, values, conditions)}
    ${orderClause(source, part.order, values)} ${windowClause(window, values)}`;
}

/** Which rows of a source match; a row without what must be embedded does not. */
export function matching(
  source: Source,
  part: Part,
  values: Values,
  conditions: string[] = [],
): string {
  const inner = source.embedded.filter(({ item }) => item.isInner);
  const exist = inner.map((embedded) => existsSql(source, embedded, values));
  return whereClause(source, part.conditions, values, [...conditions, ...exist]);
}

export function whereClause(
  source: Source,
  conditions: Condition[],
  values: Values,
  others: string[] = [],
): string {
  const all = [
    ...conditions.map((condition) => conditionSql(source, condition, values)),
    ...others,
  ];
  return all.length > 0 ? `where ${all.join(" and ")}` : "";
}

/** The related rows of each row, as one JSON value. */
function joinSql(source: Source, embedded: Embedded, values: Values): string {
  const { item, relationship, alias } = embedded;
  if (item.part.select.length === 0) return "";
  const { part } = item;
  const one = isToOne(relationship);
  const rows = selection(
    sourceOf(relationship.foreign, alias, part.select),
    `${qualified(relationship.foreign)} as ${alias}`,
    part,
    one ? { offset: 0, limit: 1 } : embeddedWindow(part),
    values,
    [joinCondition(source, embedded)],
  );
  const value = one ? `row_to_json(${alias})` : `json_agg(${alias})`;
  return ` left join lateral (select ${value} as value from (${rows}) as ${alias}) as ${alias}_value on true`;
}

function embeddedWindow({ limit, offset }: Part): Window {
  return {
    offset: Math.max(0, offset ?? 0),
    limit: Math.min(Math.max(0, limit ?? MAX_ROWS), MAX_ROWS),
  };
}

function existsSql(source: Source, embedded: Embedded, values: Values): string {
  const { item, relationship } = embedded;
  const own = { ...embedded, alias: `${embedded.alias}_any` };
  const related = sourceOf(relationship.foreign, own.alias, item.part.select);
  return `exists (select from ${qualified(relationship.foreign)} as ${own.alias}
    ${matching(related, item.part, values, [joinCondition(source, own)])})`;
}

export function column(source: { name: string; columns: Map<string, Column> }, name: string) {
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

function selectList(source: Source, items: SelectItem[], values: Values): string {
  return items
    .flatMap((item) => {
      if (item.kind === "all") {
        return [...source.columns.keys()].map((name) => `${source.alias}.${quote(name)}`);
      }
      if (item.kind === "related") return relatedColumns(source, item, values);
      if (item.cast && !castTypes.has(item.cast)) throw noType(item.cast);
      const { name } = column(source, item.column);
      const value = item.cast
        ? `cast(${source.alias}.${quote(name)} as ${item.cast})`
        : `${source.alias}.${quote(name)}`;
      // The alias is the one name that a request may choose; quoted, it can be nothing but a name.
      return [`${value} as ${quote(item.alias ?? name)}`];
    })
    .join(", ");
}

function relatedColumns(source: Source, item: SelectItem, values: Values): string[] {
  const { item: related, relationship, alias } = embeddedTableOf(source, item);
  if (related.part.select.length === 0) return [];
  const value = `${alias}_value.value`;
  if (related.isSpread) {
    if (!isToOne(relationship)) throw notImplemented("Only one row can be spread");
    return namesIn(relationship.foreign, related.part.select).map(
      (name) => `${value} -> ${values.text(name)} as ${quote(name)}`,
    );
  }
  const json = isToOne(relationship) ? value : `coalesce(${value}, '[]')`;
  return [`${json} as ${quote(nameOf(related))}`];
}

/** The names under which a selection's columns stand in its answer. */
function namesIn(table: Table, items: SelectItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === "all") return [...table.columns.keys()];
    if (item.kind === "column") return [item.alias ?? item.column];
    if (item.part.select.length === 0) return [];
    if (!item.isSpread) return [nameOf(item)];
    const inner = sourceOf(table, "", [item]).embedded[0];
    return inner ? namesIn(inner.relationship.foreign, item.part.select) : [];
  });
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
  const embedded = source.embedded.find(({ item }) => nameOf(item) === condition.column);
  if (embedded) {
    if (condition.kind !== "is" || !/null$/.test(condition.value)) {
      throw noRelatedFilter(condition.column);
    }
    const none = (condition.value === "null") !== condition.negated;
    return `${none ? "not " : ""}${existsSql(source, embedded, values)}`;
  }
  const { name, type } = column(source, condition.column);
  const left = `${source.alias}.${quote(name)}`;
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

function orderClause(source: Source, terms: OrderTerm[], values: Values): string {
  if (terms.length === 0) return "";
  const list = terms.map((term) => {
    const ordered = `${orderedBy(source, term, values)} ${term.direction}`;
    return term.nulls ? `${ordered} nulls ${term.nulls}` : ordered;
  });
  return `order by ${list.join(", ")}`;
}

function orderedBy(source: Source, term: OrderTerm, values: Values): string {
  if (term.relation === undefined) {
    return `${source.alias}.${quote(column(source, term.column).name)}`;
  }
  const embedded = source.embedded.find(({ item }) => nameOf(item) === term.relation);
  if (!embedded) throw notEmbedded(term.relation);
  const { relationship, item } = embedded;
  if (!isToOne(relationship)) throw noRelatedOrder(source.name, term.relation);
  const own = { ...embedded, alias: `${embedded.alias}_order` };
  const related = sourceOf(relationship.foreign, own.alias, item.part.select);
  return `(select ${own.alias}.${quote(column(related, term.column).name)}
    from ${qualified(relationship.foreign)} as ${own.alias}
    ${matching(related, item.part, values, [joinCondition(source, own)])} limit 1)`;
}

function windowClause({ offset, limit }: Window, values: Values): string {
  const most = limit === undefined ? "" : `limit ${values.number(limit)}`;
  return offset ? `${most} offset ${values.number(offset)}` : most;
}
