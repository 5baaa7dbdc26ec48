/** What a stranger may ask of the database: far more than the site does, far less than would hurt. */

import type { Condition } from "./conditions.ts";
import { notImplemented } from "./errors.ts";
import type { Query } from "./query.ts";

const most = {
  filters: 20,
  listed: 100,
  patternLength: 100,
  columns: 50,
  orders: 5,
  args: 20,
  offset: 10_000,
};

/** Refuses, before any of it runs, a query that no page of the site would send. */
export function refuseHeavyQuery(query: Query, offset: number): void {
  limit("filters", flatten(query.conditions).length);
  for (const condition of flatten(query.conditions)) {
    if (condition.kind === "in") limit("listed", condition.values.length);
    if (condition.kind === "simple" && /^i?like$/.test(condition.operator)) {
      limit("patternLength", condition.value.length);
    }
  }
  limit("columns", query.select.length);
  limit("orders", query.order.length);
  limit("args", query.args.length);
  limit("offset", offset);
}

const words: Record<keyof typeof most, string> = {
  filters: "filters and groups of them",
  listed: "values in a list",
  patternLength: "characters in a pattern",
  columns: "columns",
  orders: "columns to order by",
  args: "arguments",
  offset: "rows left out",
};

function limit(what: keyof typeof most, asked: number): void {
  if (asked > most[what])
    throw notImplemented(`For strangers at most ${most[what]} ${words[what]}`);
}

const flatten = (conditions: Condition[]): Condition[] =>
  conditions.flatMap((condition) =>
    "conditions" in condition ? [condition, ...flatten(condition.conditions)] : [condition],
  );
