/** A query string as PostgREST reads it, turned into a typed request. Names are not checked here. */

import { beginsWithOperator, type Condition, parseFilter, parseLogic } from "./conditions.ts";
import { noAggregates, notEmbedded, notImplemented } from "./errors.ts";
import { QueryReader } from "./query-reader.ts";

export type SelectItem =
  | { kind: "all" }
  | { kind: "column"; column: string; alias?: string; cast?: string }
  | { kind: "embedded"; relation: string };

export interface OrderTerm {
  column: string;
  direction: "asc" | "desc";
  nulls?: "first" | "last";
}

export interface Query {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** Parameters without an operator: the arguments of a function that is called by GET. */
  args: [name: string, value: string][];
}

const reserved = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
const logic = new Set(["and", "or", "not.and", "not.or"]);

/** Reads the parameters. Only a function's may be arguments; on a table each one is a filter. */
export function parseQuery(params: URLSearchParams, on: "table" | "function"): Query {
  const conditions: Condition[] = [];
  const args: Query["args"] = [];
  for (const [name, value] of params) {
    if (reserved.has(name)) continue;
    if (logic.has(name)) conditions.push(parseLogic(name, value));
    else if (on === "function" && !beginsWithOperator(value)) args.push([name, value]);
    else conditions.push(parseFilter(name, value));
  }
  const select = params.get("select");
  const order = params.get("order");
  return {
    select: select ? parseSelect(select) : [{ kind: "all" }],
    conditions,
    order: order ? parseOrder(order) : [],
    limit: parseCount(params.get("limit")),
    offset: parseCount(params.get("offset")),
    columns: parseNames("columns", params.get("columns")),
    onConflict: parseNames("on_conflict", params.get("on_conflict")),
    args,
  };
}

function parseSelect(text: string): SelectItem[] {
  const reader = new QueryReader("select parameter", text);
  const items: SelectItem[] = [];
  do items.push(parseSelectItem(reader));
  while (reader.takes(","));
  reader.needsEnd();
  return items;
}

function parseSelectItem(reader: QueryReader): SelectItem {
  reader.match(/[ \t]*/y);
  if (reader.takes("*")) return { kind: "all" };
  const isSpread = reader.takes("...");
  let column = reader.name();
  let alias: string | undefined;
  if (reader.match(/:(?!:)/y)) {
    alias = column;
    column = reader.name();
  }
  const hint = reader.match(/![\p{L}\p{N}_$]+/uy);
  if (reader.takes("(")) {
    if (column === "count" && reader.takes(")")) throw noAggregates();
    return skipEmbedded(reader, column);
  }
  if (isSpread || hint) reader.fail('"("');
  if (reader.match(/\.(?:count|sum|avg|min|max)\(\)/y)) throw noAggregates();
  if (reader.match(/->/y)) throw notImplemented("Paths into JSON columns are not supported");
  const cast = reader.takes("::") ? reader.match(/[a-z0-9_ ]+/iy) : undefined;
  return { kind: "column", column, alias, cast: cast?.trim() };
}

/** Related tables are not served, so what is chosen from them only has to be well formed. */
function skipEmbedded(reader: QueryReader, relation: string): SelectItem {
  for (let depth = 1; depth > 0; ) {
    if (reader.takes("(")) depth += 1;
    else if (reader.takes(")")) depth -= 1;
    else if (!reader.match(/[^()]+/y)) reader.fail('")"');
  }
  return { kind: "embedded", relation };
}

function parseOrder(text: string): OrderTerm[] {
  const reader = new QueryReader("order", text);
  const terms: OrderTerm[] = [];
  do {
    const column = reader.name();
    if (reader.takes("(")) throw notEmbedded(column);
    const direction = reader.match(/\.(?:asc|desc)(?![a-z])/y) === ".desc" ? "desc" : "asc";
    const nulls = reader.match(/\.nulls(?:first|last)/y)?.slice(".nulls".length);
    terms.push({ column, direction, nulls: nulls as OrderTerm["nulls"] });
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
