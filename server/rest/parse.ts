/** A query string as PostgREST reads it, turned into a typed request. Names are not checked here. */

import { noAggregates, notEmbedded, notImplemented, parseFailure } from "./errors.ts";

export type SelectItem =
  | { kind: "all" }
  | { kind: "column"; column: string; alias?: string; cast?: string }
  | { kind: "embedded"; relation: string };

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

export const truthValues = ["null", "not_null", "true", "false", "unknown"] as const;
export type TruthValue = (typeof truthValues)[number];

export type Condition =
  | { kind: "simple"; column: string; negated: boolean; operator: SimpleOperator; value: string }
  | { kind: "in"; column: string; negated: boolean; values: string[] }
  | { kind: "is"; column: string; negated: boolean; value: TruthValue }
  | { kind: "and" | "or"; negated: boolean; conditions: Condition[] };

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

/** Reads a text from left to right; what it does not expect becomes a PGRST100. */
class Reader {
  #at = 0;
  readonly #what: string;
  readonly #text: string;

  constructor(what: string, text: string) {
    this.#what = what;
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Takes `expected` if it comes next. */
  takes(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#at)) return false;
    this.#at += expected.length;
    return true;
  }

  /** Takes what `pattern`, a sticky expression, matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  needs(expected: string): void {
    if (!this.takes(expected)) this.fail(`"${expected}"`);
  }

  needsEnd(): void {
    if (!this.atEnd) this.fail("end of input");
  }

  fail(expecting: string): never {
    const next = this.atEnd ? "end of input" : `"${this.#text[this.#at]}"`;
    throw parseFailure(
      this.#what,
      this.#text,
      this.#at + 1,
      `unexpected ${next} expecting ${expecting}`,
    );
  }

  /** A column's name: plain, or anything in double quotes. */
  name(): string {
    if (this.#text[this.#at] === '"') return this.quoted();
    const name = this.match(/(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy)?.trim();
    return name || this.fail("field name (* or [a..z0..9_$])");
  }

  quoted(): string {
    const text = this.match(/"(?:[^"\\]|\\[\s\S])*"/y) ?? this.fail('a closing "');
    return text.slice(1, -1).replace(/\\([\s\S])/g, "$1");
  }

  /** A value inside parentheses: quoted, an array in braces, or plain up to a comma. */
  listed(): string {
    const start = this.#at;
    if (this.#text[start] === '"') {
      const value = this.match(/"(?:[^"\\]|\\[\s\S])*"(?=[,)])/y);
      if (value !== undefined) return value.slice(1, -1).replace(/\\([\s\S])/g, "$1");
    }
    return this.match(/\{[^{}]*\}(?=[,)])/y) ?? this.match(/[^,)]*/y) ?? "";
  }
}

function parseSelect(text: string): SelectItem[] {
  const reader = new Reader("select parameter", text);
  const items: SelectItem[] = [];
  do items.push(parseSelectItem(reader));
  while (reader.takes(","));
  reader.needsEnd();
  return items;
}

function parseSelectItem(reader: Reader): SelectItem {
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
function skipEmbedded(reader: Reader, relation: string): SelectItem {
  for (let depth = 1; depth > 0; ) {
    if (reader.takes("(")) depth += 1;
    else if (reader.takes(")")) depth -= 1;
    else if (!reader.match(/[^()]+/y)) reader.fail('")"');
  }
  return { kind: "embedded", relation };
}

function parseFilter(name: string, text: string): Condition {
  if (name.includes("->")) throw notImplemented("Paths into JSON columns are not supported");
  if (/^[^".]+\./.test(name)) throw notEmbedded(name.slice(0, name.indexOf(".")));
  const column = new Reader("tree path", name).name();
  const reader = new Reader("filter", text);
  return parseOperation(reader, column, () => reader.match(/[\s\S]*/y) ?? "");
}

function parseOperation(reader: Reader, column: string, value: () => string): Condition {
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
  return reader.fail(`operator (${Object.keys(simpleOperators).join(", ")}, in, is)`);
}

function parseList(reader: Reader): string[] {
  reader.needs("(");
  const values: string[] = [];
  do values.push(reader.listed());
  while (reader.takes(","));
  reader.needs(")");
  return values.length === 1 && values[0] === "" ? [] : values;
}

function parseLogic(name: string, text: string): Condition {
  const reader = new Reader("logic tree", text);
  const kind = name.endsWith("and") ? "and" : "or";
  const condition = parseGroup(reader, kind, name.startsWith("not."), 0);
  reader.needsEnd();
  return condition;
}

const deepestNesting = 32;

function parseGroup(
  reader: Reader,
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

function parseOrder(text: string): OrderTerm[] {
  const reader = new Reader("order", text);
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
  const reader = new Reader(`${parameter} parameter`, text);
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

function beginsWithOperator(value: string): boolean {
  const first = /^(?:not\.)?([a-z]+)\./.exec(value)?.[1];
  return first !== undefined && (isSimple(first) || first === "in" || first === "is");
}

function isSimple(operator: string): operator is SimpleOperator {
  return Object.hasOwn(simpleOperators, operator);
}
