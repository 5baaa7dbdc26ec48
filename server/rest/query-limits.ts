/** What a stranger may ask of the database: far more than the site does, far less than would hurt. */

import type { DatabaseRole } from "#server/database/caller.ts";
import type { Condition } from "./conditions.ts";
import { notImplemented } from "./errors.ts";
import type { Query } from "./query.ts";
import { partsOf } from "./select.ts";

/** Whoever signs up is hardly less of a stranger, but may be staff with many leads on the screen. */
const most = {
  anon: {
    filters: 20,
    listed: 100,
    patternLength: 100,
    columns: 50,
    embedded: 3,
    orders: 5,
    args: 20,
    offset: 10_000,
  },
  authenticated: {
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

type Measure = keyof typeof most.anon;

/** Refuses, before any of it runs, a query that no page of the site would send. */
export function refuseHeavyQuery(query: Query, offset: number, role: DatabaseRole): void {
  if (role === "service_role") return;
  const who = role === "anon" ? "strangers" : "accounts";
  const limit = (what: Measure, requested: number) => {
    if (requested > most[role][what]) {
      throw notImplemented(`For ${who} at most ${most[role][what]} ${words[what]}`);
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
