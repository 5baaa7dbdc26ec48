/** Which tables and views of schema public belong together: their foreign keys, seen from both ends. */

import type { Relationship, Table } from "./schema.ts";

interface End {
  relation: string;
  columns: string[];
}

/** A foreign key, with everything of schema public that shows its columns at either end. */
export interface ForeignKey {
  constraint: string;
  is_unique: boolean;
  sources: End[] | null;
  targets: End[] | null;
}

/** Tells each table what it can be embedded with. */
export function relate(tables: Map<string, Table>, keys: ForeignKey[]): void {
  for (const { constraint, is_unique, sources, targets } of keys) {
    for (const source of sources ?? []) {
      for (const target of targets ?? []) {
        const from = tables.get(source.relation);
        const to = tables.get(target.relation);
        if (!from || !to) continue;
        const there = { constraint, columns: source.columns, foreignColumns: target.columns };
        const back = { constraint, columns: target.columns, foreignColumns: source.columns };
        from.relationships.push({
          ...there,
          kind: is_unique ? "one-to-one" : "many-to-one",
          foreign: to,
        });
        to.relationships.push({
          ...back,
          kind: is_unique ? "one-to-one" : "one-to-many",
          foreign: from,
        });
      }
    }
  }
}

/** Whether a row has at most one of these. */
export const isToOne = ({ kind }: Relationship) => kind !== "one-to-many";

/**
 * The relationships that a name in a request may mean, as PostgREST finds them: by table, by constraint or
 * by column; a hint chooses among those of a table.
 */
export function relationshipsNamed(
  table: { name: string; relationships: Relationship[] },
  name: string,
  hint: string | undefined,
): Relationship[] {
  return table.relationships.filter((candidate) => {
    const { constraint, columns, foreignColumns, foreign, kind } = candidate;
    const isColumn = columns.length === 1 && columns[0] === (hint ?? name);
    const isForeignColumn = foreignColumns.length === 1 && foreignColumns[0] === hint;
    if (foreign.name === table.name) {
      // A table that refers to itself: its own name means the children, the column the parent.
      if (hint !== undefined)
        return name === foreign.name && kind === "one-to-many" && isForeignColumn;
      return kind === "one-to-many" ? name === foreign.name : isColumn;
    }
    if (hint !== undefined) {
      return name === foreign.name && (constraint === hint || isColumn || isForeignColumn);
    }
    return name === foreign.name || (!foreign.isView && (constraint === name || isColumn));
  });
}

/** Postgres itself notes from which column of which table a view's column comes. */
export const foreignKeysQuery = `
  with ends as (
    select attrelid as base, attnum as number, relname as relation, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
    union all
    select entry[3]::oid, entry[4]::smallint, relname, attname
    from pg_class
    join pg_rewrite on ev_class = pg_class.oid and rulename = '_RETURN'
    cross join lateral regexp_matches(ev_action::text,
      ':resno (\\d+) :resname (\\S+) :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)',
      'g') as entry
    join pg_attribute on attrelid = pg_class.oid
      and attnum = entry[1]::smallint and attname = entry[2]
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
  )
  select conname as constraint,
    exists (
      select from pg_constraint as own
      where own.conrelid = key.conrelid and own.contype in ('p', 'u')
        and own.conkey @> key.conkey and own.conkey <@ key.conkey
    ) as is_unique,
    ${endsOf("conrelid", "conkey")} as sources,
    ${endsOf("confrelid", "confkey")} as targets
  from pg_constraint as key
  where contype = 'f' and conparentid = 0
  order by conname`;

function endsOf(table: string, numbers: string): string {
  return `(
    select json_agg(side order by relation) from (
      select relation, json_agg(name order by position) as columns
      from unnest(key.${numbers}) with ordinality as part (number, position)
      join ends on base = key.${table} and ends.number = part.number
      group by relation having count(*) = cardinality(key.${numbers})
    ) as side)`;
}
