/** Statements that read a table or view. */

import type { Query } from "#server/rest/query.ts";
import type { Table } from "#server/rest/schema.ts";
import { answerColumns, matching, selection } from "./clauses.ts";
import { sourceOf } from "./embedded.ts";
import { qualified, type Shape, type Statement, Values, type Window } from "./statement.ts";

/** Reads rows; `count` adds how many match in all. */
export function selectStatement(
  table: Table,
  query: Query,
  { shape, window, count }: { shape: Shape; window: Window; count: boolean },
): Statement {
  const values = new Values();
  const source = sourceOf(table, "target", query.select);
  const from = `${qualified(table)} as target`;
  const total = count
    ? `(select count(*) from ${from} ${matching(source, query, values)})`
    : "null";
  return {
    text: `
      with source as (${selection(source, from, query, window, values)})
      select ${answerColumns(shape)}, ${total} as total
      from source`,
    values: values.list,
  };
}

/** Only the matching rows, for the planner to estimate. */
export function explainStatement(table: Table, query: Query): Statement {
  const { text, values } = matchingRows(table, query);
  return { text: `explain (format json) ${text}`, values: values.list };
}

/** How many rows match, counting no further than `most`. */
export function boundedCountStatement(table: Table, query: Query, most: number): Statement {
  const { text, values } = matchingRows(table, query);
  return {
    text: `select count(*) as total from (${text} limit ${values.number(most)}) as counted`,
    values: values.list,
  };
}

function matchingRows(table: Table, query: Query) {
  const values = new Values();
  const where = matching(sourceOf(table, "target", query.select), query, values);
  return { text: `select from ${qualified(table)} as target ${where}`, values };
}
