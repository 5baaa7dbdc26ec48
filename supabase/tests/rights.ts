/**
 * Finds out what people may do by trying it through the API: whole valid rows, typed arguments, every
 * column. Whatever a request does is undone after it.
 */

import type { Database, Transaction } from "#server/database/database.ts";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { type Person, type Table, tryFunction, tryTableAs } from "./rights-attempts.ts";
import { ids, world } from "./rights-samples.ts";

/** What every transaction of the server does first, for tests of these tests. */
export interface Mistake {
  sql?: string;
  /** Forgets who is calling, and runs everything with the owner's rights. */
  asOwner?: boolean;
}

export async function openRights() {
  const mistake: Mistake = {};
  /** While something is tried, the transaction that those of the server are parts of. */
  let trying: Transaction | undefined;
  const api = await openTestApi(world, {}, (database) => ({
    ...database,
    transaction: (work) => {
      const run = (tx: Transaction) => undone(mistake.asOwner ? forgetful(tx) : tx, work);
      return trying ? run(trying) : database.transaction(run);
    },
  }));
  await api.database.transaction((tx) =>
    tx.query("insert into public.user_roles (user_id, role) values ($1, 'user')", [
      api.people.shopper,
    ]),
  );
  const signedIn = async (name: string, id: string) => ({
    name,
    role: "authenticated" as const,
    headers: { Authorization: `Bearer ${await api.token(id)}` },
  });
  const people: Person[] = [
    { name: "stranger", role: "anon", headers: {} },
    await signedIn("shopper", api.people.shopper),
    await signedIn("sales", ids.sales),
    await signedIn("admin", api.people.admin),
    await signedIn("former admin", ids.formerAdmin),
    {
      name: "secret key",
      role: "service_role",
      headers: { apikey: api.secretKey, Authorization: `Bearer ${api.secretKey}` },
    },
  ];
  const tables = await listTables(api.database);
  const hasMistake = () => Object.keys(mistake).length > 0;
  /** A mistake is made once for all that is tried of a table. */
  const together = <Cells>(work: (tx: Transaction) => Promise<Cells>) =>
    api.database.transaction((tx) =>
      undone(tx, async () => {
        if (mistake.sql) await tx.exec(mistake.sql);
        trying = tx;
        return work(tx).finally(() => {
          trying = undefined;
        });
      }),
    );
  return {
    api,
    people,
    tables,
    /** One row of cells for each column, and one for the row; a cell for each of these people. */
    tryTable: (table: Table, who = people) => together((tx) => tryTable(api, tx, who, table)),
    tryFunction: remembered(
      (name: string) =>
        together(async () => {
          const cells: string[] = [];
          for (const person of people) cells.push(await tryFunction(api, person, name));
          return cells;
        }),
      hasMistake,
    ),
    async withMistake<T>(made: Mistake, work: () => Promise<T>): Promise<T> {
      Object.assign(mistake, made);
      try {
        return await work();
      } finally {
        delete mistake.sql;
        delete mistake.asOwner;
      }
    },
    close: () => api.close(),
  };
}

export type Rights = Awaited<ReturnType<typeof openRights>>;

/** Whatever is tried is undone, so that once is enough where there is no mistake. */
function remembered<Key, Cells>(
  find: (key: Key) => Promise<Cells>,
  hasMistake: () => boolean,
): (key: Key) => Promise<Cells> {
  const found = new Map<Key, Promise<Cells>>();
  return (key) => {
    if (hasMistake()) return find(key);
    const cells = found.get(key) ?? find(key);
    found.set(key, cells);
    return cells;
  };
}

async function undone<T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await tx.exec("savepoint before");
  try {
    return await work(tx);
  } finally {
    await tx.exec("rollback to before; release before");
  }
}

function forgetful(tx: Transaction): Transaction {
  return {
    ...tx,
    query: (text, values = []) =>
      tx.query(text, text.includes("set_config('role'") ? values.with(-1, "none") : values),
  };
}

async function tryTable(api: TestApi, tx: Transaction, people: Person[], table: Table) {
  // One after the other: mistakes change the schema, and two that did so at once would deadlock.
  const byPerson: Record<string, string>[] = [];
  for (const person of people) byPerson.push(await tryTableAs(api, tx, person, table));
  return Object.fromEntries(
    [...table.columns.map(({ name }) => name), "*the row*"].map((name) => [
      name,
      byPerson.map((cells) => cells[name] || "·"),
    ]),
  );
}

/** A second row is against the table's own rule. */
const oneRow = new Set(["shop"]);

async function listTables(database: Database): Promise<Table[]> {
  return database.transaction(async (tx) => {
    const { rows: tables } = await tx.query<Table>(`
      select relname as name, json_agg(json_build_object(
        'name', attname, 'isWritable', relkind <> 'v' and attgenerated = '' and attidentity <> 'a'
      ) order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      group by relname order by relname::text collate "C"`);
    for (const table of tables) {
      const { rows } = await tx.query<{ rows: number }>(
        `select count(*)::int as rows from public.${table.name}`,
      );
      table.rows = rows[0]?.rows ?? 0;
      if (table.rows < (oneRow.has(table.name) ? 1 : 2)) {
        throw new Error(`Give ${table.name} rows in rights-samples.ts, or nobody's rights show`);
      }
    }
    return tables;
  });
}
