/** Statements that call a function. */

import type { Query } from "#server/rest/query.ts";
import type { Routine } from "#server/rest/schema.ts";
import { answerColumns, matching, selection } from "./clauses.ts";
import { sourceOf } from "./embedded.ts";
import { qualified, quote, type Shape, type Statement, Values, type Window } from "./statement.ts";

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
  const { name, columns, relationships } = routine;
  const source = sourceOf({ name, columns, relationships }, "target", query.select);
  const rows = selection(source, "called as target", query, window, values);
  const total = count
    ? `(select count(*) from called as target ${matching(source, query, values)})`
    : "null";
  return {
    text: `
      with called as materialized (select target.* from ${call.from}${call.function} as target),
      source as (${rows})
      select ${answerColumns(routine.returnsSet ? shape : { ...shape, format: "object" })},
        ${total} as total, (select count(*) from called) as affected
      from source`,
    values: values.list,
  };
}

function scalarCall(routine: Routine, call: { from: string; function: string }, shape: Shape) {
  const one = `coalesce((json_agg(value) -> 0)::text, 'null')`;
  const body =
    routine.returnsSet && shape.format !== "object" ? `coalesce(json_agg(value), '[]')::text` : one;
  return `select count(*) as rows, count(*) as total, count(*) as affected, null as key, ${body} as body
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
