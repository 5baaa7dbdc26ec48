/** What a request wants to see: columns, and rows of related tables. Names are not checked here. */

import type { Condition } from "./conditions.ts";
import { noAggregates, notImplemented } from "./errors.ts";
import { QueryReader } from "./query-reader.ts";

export type SelectItem =
  | { kind: "all" }
  | { kind: "column"; column: string; alias?: string; cast?: string }
  | Related;

/** Rows of another table by a foreign key: `lead_events(field,at)`. */
export interface Related {
  kind: "related";
  relation: string;
  alias?: string;
  /** Which of several foreign keys: `lenders!financing_option(*)`. */
  hint?: string;
  /** Rows without any of these are left out: `lead_events!inner(*)`. */
  isInner: boolean;
  /** Its columns stand among those of the row: `...lenders(terms)`. */
  isSpread: boolean;
  part: Part;
}

export interface OrderTerm {
  column: string;
  /** The related table whose column it is: `order=lenders(position)`. */
  relation?: string;
  direction: "asc" | "desc";
  nulls?: "first" | "last";
}

/** What is asked of one table. */
export interface Part {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
}

export const emptyPart = (select: SelectItem[]): Part => ({
  select,
  conditions: [],
  order: [],
  limit: undefined,
  offset: undefined,
});

/** A part and all that are embedded in it. */
export function partsOf(part: Part): Part[] {
  const related = part.select.filter((item): item is Related => item.kind === "related");
  return [part, ...related.flatMap((item) => partsOf(item.part))];
}

/** The name under which an embedded table stands in the answer. */
export const nameOf = ({ alias, relation }: Related) => alias ?? relation;

export function parseSelect(text: string): SelectItem[] {
  const reader = new QueryReader("select parameter", text);
  const items = parseItems(reader, 0);
  reader.needsEnd();
  return items;
}

const deepestEmbedding = 8;

function parseItems(reader: QueryReader, depth: number): SelectItem[] {
  if (depth > deepestEmbedding) reader.fail(`at most ${deepestEmbedding} levels`);
  const items: SelectItem[] = [];
  do {
    reader.match(/[ \t]*/y);
    items.push(parseItem(reader, depth));
    reader.match(/[ \t]*/y);
  } while (reader.takes(","));
  return items;
}

function parseItem(reader: QueryReader, depth: number): SelectItem {
  if (reader.takes("*")) return { kind: "all" };
  const isSpread = reader.takes("...");
  let column = reader.name();
  let alias: string | undefined;
  if (reader.match(/:(?!:)/y)) {
    alias = column;
    column = reader.name();
  }
  const hints = [embedHint(reader), embedHint(reader)].filter((hint) => hint !== undefined);
  if (reader.takes("(")) {
    const isEmpty = reader.takes(")");
    if (isEmpty && column === "count") throw noAggregates();
    const select = isEmpty ? [] : parseItems(reader, depth + 1);
    if (!isEmpty) reader.needs(")");
    return {
      kind: "related",
      relation: column,
      alias,
      hint: hints.find((hint) => hint !== "inner" && hint !== "left"),
      isInner: hints.includes("inner"),
      isSpread,
      part: emptyPart(select),
    };
  }
  if (isSpread || hints.length > 0) reader.fail('"("');
  if (reader.match(/\.(?:count|sum|avg|min|max)\(\)/y)) throw noAggregates();
  if (reader.match(/->/y)) throw notImplemented("Paths into JSON columns are not supported");
  const cast = reader.takes("::") ? reader.match(/[a-z0-9_ ]+/iy) : undefined;
  return { kind: "column", column, alias, cast: cast?.trim() };
}

const embedHint = (reader: QueryReader) => reader.match(/![\p{L}\p{N}_$]+/uy)?.slice(1);
