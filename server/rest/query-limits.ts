/** What people may ask of the database: far more than the site does, far less than would hurt. */

import { type Caller, isVisitor } from "#server/database/caller.ts";
import type { Condition } from "./conditions.ts";
import { notImplemented } from "./errors.ts";
import type { Query } from "./query.ts";
import { partsOf } from "./select.ts";

/** Staff have many leads on the screen. */
const most = {
  visitors: {
    filters: 20,
    listed: 100,
    patternLength: 100,
    columns: 50,
    embedded: 3,
    orders: 5,
    args: 20,
    offset: 10_000,
  },
  staff: {
    filters: 100,
    listed: 1_000,
    patternLength: 200,
    columns: 200,
    embedded: 10,
    orders: 10,
    args: 50,
    offset: 10_000_000,
  },
};

type Measure = keyof typeof most.visitors;

/** Refuses, before any of it runs, a query that no page of the site would send. */
export function refuseHeavyQuery(query: Query, offset: number, caller: Caller): void {
  if (caller.role === "service_role") return;
  const who = isVisitor(caller) ? "visitors" : "staff";
  const limit = (what: Measure, requested: number) => {
    if (requested > most[who][what]) {
      throw notImplemented(`For ${who} at most ${most[who][what]} ${words[what]}`);
    }
  };
  const parts = partsOf(query);
  const conditions = parts.flatMap((part) => flatten(part.conditions));
  limit("filters", conditions.length);
  for (const condition of conditions) {
    if (condition.kind === "in") limit("listed", condition.values.length);
    if (condition.kind === "simple" && /^i?like$/.test(condition.operator)) {
      limit("patternLength", condition.value.length);
    }
  }
  limit("columns", parts.flatMap(({ select }) => select).length);
  limit("embedded", parts.length - 1);
  limit("orders", parts.flatMap(({ order }) => order).length);
  limit("args", query.args.length);
  limit("offset", Math.max(offset, ...parts.map((part) => part.offset ?? 0)));
}

const words: Record<Measure, string> = {
  filters: "filters and groups of them",
  listed: "values in a list",
  patternLength: "characters in a pattern",
  columns: "columns",
  embedded: "embedded tables",
  orders: "columns to order by",
  args: "arguments",
  offset: "rows left out",
};

const flatten = (conditions: Condition[]): Condition[] =>
  conditions.flatMap((condition) =>
    "conditions" in condition ? [condition, ...flatten(condition.conditions)] : [condition],
  );
