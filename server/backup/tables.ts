/** Which tables hold what a shop may not lose, in an order in which they can be filled. */

import type { Transaction } from "#server/database/database.ts";

export interface Table {
  /** With its schema, quoted where it has to be. */
  name: string;
  /** Those that are stored as given; Postgres computes the others. */
  columns: Column[];
}

export interface Column {
  name: string;
  type: string;
  /** Whether Postgres counts it up by itself. */
  isCounted: boolean;
  isRequired: boolean;
}

/** Of the authentication service: accounts, how people sign in, and where they are signed in. */
const accounts = ["users", "identities", "mfa_factors"];
const signedIn = [
  "sessions",
  "mfa_amr_claims",
  "refresh_tokens",
  "mfa_challenges",
  "flow_state",
  "one_time_tokens",
];

/**
 * Every table of ours. A hosted project keeps sessions and tokens in forms of its own, so people
 * sign in again there.
 */
export async function listTables(tx: Transaction, { isHosted = false } = {}): Promise<Table[]> {
  const { rows } = await tx.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       json_agg(json_build_object(
         'name', attname,
         'type', format_type(atttypid, null),
         'isCounted', attidentity <> '' or pg_get_serial_sequence(
           format('%I.%I', nspname, relname), attname) is not null,
         'isRequired', attnotnull and not atthasdef and attidentity = ''
       ) order by attnum) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind in ('r', 'p') and not relispartition and attgenerated = ''
       and (nspname in ('public', 'private') and relname <> 'last_backup'
         or nspname = 'auth' and relname = any (array(select json_array_elements_text($1::json))))
     group by nspname, relname
     order by 1`,
    [JSON.stringify(isHosted ? accounts : [...accounts, ...signedIn])],
  );
  return inOrder(rows, await listReferences(tx));
}

/** Whether the authentication service is the hosted one, which keeps a record of its own migrations. */
export async function isHostedProject(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    "select to_regclass('auth.schema_migrations') is not null as found",
  );
  return rows[0]?.found === true;
}

interface Reference {
  from: string;
  to: string;
}

async function listReferences(tx: Transaction): Promise<Reference[]> {
  const { rows } = await tx.query<Reference>(
    `select format('%I.%I', source.nspname, child.relname) as from,
       format('%I.%I', target.nspname, parent.relname) as to
     from pg_constraint
     join pg_class as child on child.oid = conrelid
     join pg_namespace as source on source.oid = child.relnamespace
     join pg_class as parent on parent.oid = confrelid
     join pg_namespace as target on target.oid = parent.relnamespace
     where contype = 'f' and conrelid <> confrelid`,
  );
  return rows;
}

/** Tables that others refer to come first. */
function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const isFree = ({ name }: Table) =>
      references.every(({ from, to }) => from !== name || !left.has(to));
    const free = [...left.values()].filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()]}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}
