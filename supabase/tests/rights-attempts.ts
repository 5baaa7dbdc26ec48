/** What one person may do with one table or function: each try is a request to the API. */

import type { Transaction } from "#server/database/database.ts";
import type { TestApi } from "#server/rest/testing.ts";
import { samples } from "./rights-samples.ts";

export interface Person {
  name: string;
  /** The role of the database that such requests run as. */
  role: "anon" | "authenticated" | "service_role";
  headers: Record<string, string>;
}

export interface Table {
  name: string;
  columns: Column[];
  rows: number;
}

interface Column {
  name: string;
  /** False where Postgres computes it: then a value is refused whatever the rights are. */
  isWritable: boolean;
}

type Right = "select" | "insert" | "update";

/** The columns that the catalog grants a role each of these rights to. */
async function grantedColumns(tx: Transaction, { role }: Person, table: string) {
  const { rows } = await tx.query<Record<Right, string[]>>(
    `select array_agg(attname) filter (where has_column_privilege($1, attrelid, attnum, 'select')) as select,
       array_agg(attname) filter (where has_column_privilege($1, attrelid, attnum, 'insert')) as insert,
       array_agg(attname) filter (where has_column_privilege($1, attrelid, attnum, 'update')) as update
     from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped`,
    [role, `public.${table}`],
  );
  return (right: Right, column: string) => rows[0]![right]?.includes(column) ?? false;
}

/**
 * A cell for each column, and one for the whole row. What the catalog grants is tried in one request, and so is
 * what it doesn't grant; where the answer isn't the one that the catalog promises, each half is tried again.
 */
export async function tryTableAs(
  api: TestApi,
  tx: Transaction,
  person: Person,
  { name, columns, rows }: Table,
) {
  const sample = samples[name];
  if (!sample) throw new Error(`Give a sample row for ${name} in rights-samples.ts`);
  const ask = (method: string, query = "", body?: object) =>
    attempt(api, person, `/${name}?${query}`, method, body);
  const share = (letter: string, { is, count }: Outcome) => {
    if (is === "denied") return "";
    if (is === "refused by policy" || count === 0) return `(${letter})`;
    return count < rows ? letter : letter.toUpperCase();
  };
  const valuesOf = (names: string[]) =>
    Object.fromEntries(
      names.map((column) => {
        const value = sample.values[column];
        if (value !== undefined) return [column, value];
        throw new Error(`Give ${name}.${column} a value in rights-samples.ts`);
      }),
    );
  const row = await ask("POST", "", sample.row());
  const tries: Record<Right, (names: string[]) => Promise<Outcome>> = {
    select: (names) => ask("GET", `select=${names}`),
    // With the right to the row, the columns join it; without, they are tried alone.
    insert: async (names) => {
      const base = row.is === "denied" ? {} : sample.row();
      const { is, message } = await ask("POST", "", { ...base, ...valuesOf(names) });
      return { is, message, count: Number.POSITIVE_INFINITY };
    },
    update: (names) => ask("PATCH", "", valuesOf(names)),
  };
  const granted = await grantedColumns(tx, person, name);
  const tryEach = async (right: Right, names: string[]): Promise<[string, Outcome][]> => {
    if (names.length === 0) return [];
    const outcome = await tries[right](names);
    const answersForEach = outcome.is === (granted(right, names[0]!) ? "done" : "denied");
    if (names.length === 1 || answersForEach) return names.map((column) => [column, outcome]);
    const half = names.length / 2;
    return [
      ...(await tryEach(right, names.slice(0, half))),
      ...(await tryEach(right, names.slice(half))),
    ];
  };
  const tryAll = async (right: Right, names: string[]) => {
    const open = names.filter((column) => granted(right, column));
    const closed = names.filter((column) => !granted(right, column));
    return new Map([...(await tryEach(right, open)), ...(await tryEach(right, closed))]);
  };

  const names = columns.map((column) => column.name);
  const writable = columns.filter(({ isWritable }) => isWritable).map((column) => column.name);
  const reads = await tryAll("select", names);
  const inserts = await tryAll("insert", writable);
  const updates = await tryAll("update", writable);
  const letters = Object.entries({ r: reads, i: inserts, u: updates });
  const cellOf = (column: string) =>
    letters.map(([letter, tried]) => tried.get(column) && share(letter, tried.get(column)!));
  const cells = Object.fromEntries(names.map((column) => [column, cellOf(column).join("")]));
  cells["*the row*"] = share("d", await ask("DELETE"));
  return cells;
}

interface Outcome {
  is: "done" | "denied" | "refused by policy" | "refused by a rule";
  count: number;
  message?: string;
}

/** Rules of the data itself (class 23, words of triggers and functions) are asked only after the rights. */
async function attempt(
  api: TestApi,
  { headers }: Person,
  path: string,
  method: string,
  body?: object,
): Promise<Outcome> {
  const response = await api.request(path, {
    method,
    headers: {
      "Content-Type": "application/json",
      Prefer: "count=exact, return=minimal",
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok) {
    const total = response.headers.get("Content-Range")?.split("/")[1];
    return { is: "done", count: Number(total) };
  }
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  const refused = { count: Number.POSITIVE_INFINITY, message };
  // A view over several tables takes no rows from anybody.
  const isOnlyRead =
    code === "55000" && /^cannot (insert into|update|delete from) view/.test(message);
  if (isOnlyRead || (code === "42501" && message.startsWith("permission denied"))) {
    return { ...refused, is: "denied" };
  }
  if (code === "42501" && message.includes("row-level security")) {
    return { ...refused, is: "refused by policy" };
  }
  if (code === "42501" || code === "P0001" || /^(23|PT4)/.test(code)) {
    return { ...refused, is: "refused by a rule" };
  }
  throw new Error(`${method} ${path} ${JSON.stringify(body)} is no valid try: ${text}`);
}

/** Whether this person may call a function: `yes`, `refused`, or a dot. */
export async function tryFunction(api: TestApi, person: Person, name: string): Promise<string> {
  const sample = samples[name];
  if (!sample) throw new Error(`Give arguments for ${name} in rights-samples.ts`);
  const { is } = await attempt(api, person, `/rpc/${name}`, "POST", sample.row());
  return {
    done: "yes",
    denied: "·",
    "refused by a rule": "refused",
    "refused by policy": "policy",
  }[is];
}
