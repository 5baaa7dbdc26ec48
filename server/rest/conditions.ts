/** The filters of a query string, turned into conditions. Names are not checked here. */

import { notImplemented } from "./errors.ts";
import { QueryReader } from "./query-reader.ts";

export const simpleOperators = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
} as const;
export type SimpleOperator = keyof typeof simpleOperators;

/** Operators of PostgREST that nothing in this shop needs. */
const notOffered = new Set([
  "fts",
  "plfts",
  "phfts",
  "wfts",
  "ov",
  "sl",
  "sr",
  "nxr",
  "nxl",
  "adj",
]);

export const truthValues = ["null", "not_null", "true", "false", "unknown"] as const;
export type TruthValue = (typeof truthValues)[number];

export type Condition =
  | { kind: "simple"; column: string; negated: boolean; operator: SimpleOperator; value: string }
  | { kind: "in"; column: string; negated: boolean; values: string[] }
  | { kind: "is"; column: string; negated: boolean; value: TruthValue }
  | { kind: "and" | "or"; negated: boolean; conditions: Condition[] };

/** One filter of a query string: `status=eq.pending`. */
export function parseFilter(name: string, text: string): Condition {
  const column = new QueryReader("tree path", name).name();
  const reader = new QueryReader("filter", text);
  return parseOperation(reader, column, () => reader.match(/[\s\S]*/y) ?? "");
}

function parseOperation(reader: QueryReader, column: string, value: () => string): Condition {
  const negated = reader.takes("not.");
  const operator = reader.match(/[a-z]+/y);
  if (operator && isSimple(operator)) {
    if (reader.match(/\((?:any|all)\)/y)) throw notImplemented("any and all are not supported");
    reader.needs(".");
    return {
      kind: "simple",
      column,
      negated,
      operator,
      value: value(),
    };
  }
  if (operator === "in") {
    reader.needs(".");
    return { kind: "in", column, negated, values: parseList(reader) };
  }
  if (operator === "is") {
    reader.needs(".");
    const given = reader.match(/[a-z_]+/iy)?.toLowerCase();
    const truth = truthValues.find((known) => known === given);
    return {
      kind: "is",
      column,
      negated,
      value: truth ?? reader.fail("null, not_null, true, false or unknown"),
    };
  }
  if (operator && notOffered.has(operator)) {
    throw notImplemented(`The operator ${operator} is not supported`);
  }
  return reader.fail(`operator (${Object.keys(simpleOperators).join(", ")}, in, is)`);
}

function parseList(reader: QueryReader): string[] {
  reader.needs("(");
  const values: string[] = [];
  do values.push(reader.listed());
  while (reader.takes(","));
  reader.needs(")");
  return values.length === 1 && values[0] === "" ? [] : values;
}

/** Whether a condition hands a regular expression to Postgres, where a short one can run for minutes. */
export function usesRegularExpression(condition: Condition): boolean {
  if ("conditions" in condition) return condition.conditions.some(usesRegularExpression);
  return (
    condition.kind === "simple" &&
    (condition.operator === "match" || condition.operator === "imatch")
  );
}

/** A group of filters: `or=(status.eq.new,and(…))`. */
export function parseLogic(name: string, text: string): Condition {
  const reader = new QueryReader("logic tree", text);
  const kind = name.endsWith("and") ? "and" : "or";
  const condition = parseGroup(reader, kind, name.startsWith("not."), 0);
  reader.needsEnd();
  return condition;
}

const deepestNesting = 32;

function parseGroup(
  reader: QueryReader,
  kind: "and" | "or",
  negated: boolean,
  depth: number,
): Condition {
  if (depth > deepestNesting) reader.fail(`at most ${deepestNesting} levels`);
  reader.needs("(");
  const conditions: Condition[] = [];
  do {
    reader.match(/[ \t]*/y);
    const group = reader.match(/(?:not\.)?(?:and|or)(?=\()/y);
    if (group) {
      const inner = group.endsWith("and") ? "and" : "or";
      conditions.push(parseGroup(reader, inner, group.startsWith("not."), depth + 1));
    } else {
      const column = reader.name();
      if (reader.match(/->/y)) throw notImplemented("Paths into JSON columns are not supported");
      reader.needs(".");
      conditions.push(parseOperation(reader, column, () => reader.listed()));
    }
    reader.match(/[ \t]*/y);
  } while (reader.takes(","));
  reader.needs(")");
  return { kind, negated, conditions };
}

/** Tells a filter from a function's argument. */
export function beginsWithOperator(value: string): boolean {
  const first = /^(?:not\.)?([a-z]+)\./.exec(value)?.[1];
  return first !== undefined && (isSimple(first) || first === "in" || first === "is");
}

function isSimple(operator: string): operator is SimpleOperator {
  return Object.hasOwn(simpleOperators, operator);
}
