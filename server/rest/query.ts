/** A query string as PostgREST reads it, turned into a typed request. Names are not checked here. */

import { beginsWithOperator, parseFilter, parseLogic } from "./conditions.ts";
import { notEmbedded, notImplemented } from "./errors.ts";
import { QueryReader } from "./query-reader.ts";
import {
  emptyPart,
  nameOf,
  type OrderTerm,
  type Part,
  parseSelect,
  type Related,
} from "./select.ts";

export interface Query extends Part {
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** Parameters without an operator: the arguments of a function that is called by GET. */
  args: [name: string, value: string][];
}

const ofTheWhole = new Set(["select", "columns", "on_conflict"]);
const ofOnePart = new Set(["order", "limit", "offset"]);
const logic = new Set(["and", "or", "not.and", "not.or"]);

/** Reads the parameters. Only a function's may be arguments; on a table each one is a filter. */
export function parseQuery(params: URLSearchParams, on: "table" | "function"): Query {
  const select = params.get("select");
  const query: Query = {
    ...emptyPart(select ? parseSelect(select) : [{ kind: "all" }]),
    columns: parseNames("columns", params.get("columns")),
    onConflict: parseNames("on_conflict", params.get("on_conflict")),
    args: [],
  };
  const seen = new Set<string>();
  for (const [name, value] of params) {
    if (ofTheWhole.has(name)) continue;
    const { path, last } = splitName(name);
    if (ofOnePart.has(last)) {
      if (!seen.has(name)) setOption(partAt(query, path), last, value);
      seen.add(name);
    } else if (logic.has(last)) {
      partAt(query, path).conditions.push(parseLogic(last, value));
    } else if (on === "function" && !beginsWithOperator(value)) {
      query.args.push([name, value]);
    } else if (name.includes("->")) {
      throw notImplemented("Paths into JSON columns are not supported");
    } else {
      partAt(query, path).conditions.push(parseFilter(last, value));
    }
  }
  return query;
}

/** `lenders.name` is the name of a column in what is embedded as lenders. */
function splitName(name: string): { path: string[]; last: string } {
  const names = name.match(/"(?:[^"\\]|\\[\s\S])*"|[^.]+/g) ?? [name];
  const last = names.pop() ?? "";
  const isNegated = logic.has(last) && names.at(-1) === "not";
  if (isNegated) names.pop();
  return { path: names, last: isNegated ? `not.${last}` : last };
}

function partAt(root: Part, path: string[]): Part {
  return path.reduce((part, name) => {
    const related = part.select.filter((item): item is Related => item.kind === "related");
    const found =
      related.find((item) => nameOf(item) === name) ??
      related.find(({ relation }) => relation === name);
    if (!found) throw notEmbedded(name);
    return found.part;
  }, root);
}

function setOption(part: Part, option: string, value: string): void {
  if (option === "order") part.order = value ? parseOrder(value) : [];
  else if (option === "limit") part.limit = parseCount(value);
  else part.offset = parseCount(value);
}

function parseOrder(text: string): OrderTerm[] {
  const reader = new QueryReader("order", text);
  const terms: OrderTerm[] = [];
  do {
    let column = reader.name();
    let relation: string | undefined;
    if (reader.takes("(")) {
      relation = column;
      column = reader.name();
      reader.needs(")");
    }
    const direction = reader.match(/\.(?:asc|desc)(?![a-z])/y) === ".desc" ? "desc" : "asc";
    const nulls = reader.match(/\.nulls(?:first|last)/y)?.slice(".nulls".length);
    terms.push({ column, relation, direction, nulls: nulls as OrderTerm["nulls"] });
  } while (reader.takes(","));
  reader.needsEnd();
  return terms;
}

function parseNames(parameter: string, text: string | null): string[] | undefined {
  if (text === null) return undefined;
  const reader = new QueryReader(`${parameter} parameter`, text);
  const names: string[] = [];
  do names.push(reader.name());
  while (reader.takes(","));
  reader.needsEnd();
  return names;
}

/** A count that is none is as if it were not there, as PostgREST has it. */
function parseCount(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}
