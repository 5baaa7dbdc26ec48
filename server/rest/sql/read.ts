/** Statements that read a table or view. */

import type { Query } from "#server/rest/query.ts";
import type { Table } from "#server/rest/schema-cache.ts";
import { answerColumns, orderClause, selectList, whereClause, windowClause } from "./clauses.ts";
import { qualified, type Shape, type Statement, Values, type Window } from "./statement.ts";

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
      select ${answerColumns(shape)}, ${count ? `(select count(*) from ${from} ${where})` : "null"} as total
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
