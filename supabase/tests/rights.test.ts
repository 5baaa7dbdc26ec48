/**
 * Every right that anybody has, written down in supabase/rights.md: found out by trying, in SQL, and
 * tried again through the API. A change of rights fails here until `vitest run rights -u` has written
 * it into that file, where a reader sees it.
 */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asCaller, type Caller } from "../../server/database/caller.ts";
import type { Transaction } from "../../server/database/database.ts";
import { openTestApi, type TestApi } from "../../server/rest/testing.ts";
import { makeSecrets } from "../../server/secrets.ts";

const [other, former, owner] = [randomUUID(), randomUUID(), randomUUID()];

/** A row that each of these may be given; a table that lets anybody insert needs one here. */
const samples: Record<string, string> = {
  "public.financing_leads": `(first_name, last_name, phone, financing_option, status)
    values ('Ann', 'Lee', '586-555-0117', 'Bridgewater Credit', 'pending')`,
  "public.user_roles": `(user_id, role) values ('${other}', 'admin')`,
};

interface Person {
  name: string;
  caller: Caller;
  /** How the person calls the API. */
  headers: Record<string, string>;
}

interface Table {
  oid: number;
  name: string;
  schema: string;
  columns: string[];
  rows: number;
}

interface Routine {
  oid: number;
  name: string;
  schema: string;
  /** With null for every argument. */
  call: string;
}

let api: TestApi;
let persons: Person[];
let tables: Table[];
let functions: Routine[];
beforeAll(async () => {
  api = await openTestApi(world);
  const ids = {
    shopper: api.people.shopper,
    "other shopper": other,
    admin: api.people.admin,
    "former admin": former,
  };
  const signedIn = Object.entries(ids).map(async ([name, sub]) => ({
    name,
    caller: { role: "authenticated", claims: { role: "authenticated", sub } } as Caller,
    headers: { Authorization: `Bearer ${await api.token(sub)}` },
  }));
  persons = [
    { name: "stranger", caller: { role: "anon", claims: { role: "anon" } }, headers: {} },
    ...(await Promise.all(signedIn)),
    {
      name: "secret key",
      caller: { role: "service_role", claims: { role: "service_role" } },
      headers: { apikey: api.secretKey, Authorization: `Bearer ${api.secretKey}` },
    },
  ];
  await api.database.transaction(async (tx) => {
    await tx.query("insert into public.user_roles (user_id, role) values ($1, 'user')", [
      ids.shopper,
    ]);
    tables = await listTables(tx);
    functions = await listFunctions(tx);
  });
});
afterAll(() => api.close());

const world = `
  insert into auth.users (id, email) values ('${other}', 'other@example.com'),
    ('${former}', 'former@example.com'), ('${owner}', 'owner@example.com');
  insert into public.user_roles (user_id, role)
    values ('${other}', 'user'), ('${former}', 'admin'), ('${owner}', 'admin');
  delete from public.user_roles where user_id = '${former}';
  select set_config('request.jwt.claims', '{"role": "anon"}', true);
  insert into public.financing_leads (first_name, last_name, phone, financing_option) values
    ('Dana', 'Whitfield', '(586) 555-0117', 'Bridgewater Credit'),
    ('Luis', 'Arredondo', '586-555-0182', 'Easy Lane Leasing');
  update public.financing_leads set notes = 'Call back';
`;

test("rights are as supabase/rights.md says", async () => {
  const text = [introduction, await describeTables(), await describeFunctions()].join("\n");
  await expect(text).toMatchFileSnapshot("../rights.md");
}, 120_000);

const introduction = `# Who may do what

Written by \`supabase/tests/rights.test.ts\`, which tries everything in this file. Rights that are not
here do not exist. Nobody but the shop's own server, and the worker, owns the tables.

**r** reads, **i** inserts, **u** updates, **d** deletes. A capital letter: every row. A small one:
some rows, such as one's own. In brackets: the right is granted, but no row or value passes the
policies. A dot: no right at all. A forged or expired token is refused with 401 everywhere.
`;

async function describeTables(): Promise<string> {
  const parts: string[] = [];
  for (const table of tables) {
    const found: TableRights[] = [];
    for (const person of persons) found.push(await tryTable(table, person));
    const cells = (line: (of: TableRights) => string) => found.map(line).join(" | ");
    parts.push(
      `## ${table.schema}.${table.name}\n`,
      `| column | ${persons.map(({ name }) => name).join(" | ")} |`,
      `| --- |${" --- |".repeat(persons.length)}`,
      ...table.columns.map(
        (column) => `| ${column} | ${cells((of) => of.columns[column] || "·")} |`,
      ),
      `| *the row* | ${cells((of) => of.row || "·")} |\n`,
    );
  }
  return parts.join("\n");
}

interface TableRights {
  columns: Record<string, string>;
  row: string;
}

const tried = new Map<string, TableRights>();

/** Tries everything as that person, once; all of it is undone. */
async function tryTable(table: Table, person: Person): Promise<TableRights> {
  const name = `${table.schema}.${table.name}`;
  const known = tried.get(`${person.name} ${name}`);
  if (known) return known;
  const rights: TableRights = { columns: {}, row: "" };
  await undone(person, async (tx) => {
    const some = (letter: string, rows: number | undefined) => {
      if (rows === undefined) return "";
      if (rows === 0) return `(${letter})`;
      return rows >= table.rows ? letter.toUpperCase() : letter;
    };
    const inserts = await tryInsert(tx, table);
    for (const column of table.columns) {
      const reads = await attempt(tx, `select "${column}" from ${name}`);
      const updates = await attempt(tx, `update ${name} set "${column}" = default`);
      const mayInsert = inserts && (await hasInsertRight(tx, table, column));
      rights.columns[column] = [
        some("r", reads),
        mayInsert ? inserts : "",
        some("u", updates),
      ].join("");
    }
    rights.row = some("d", await attempt(tx, `delete from ${name}`));
  });
  tried.set(`${person.name} ${name}`, rights);
  return rights;
}

/** How many rows a statement read or touched; undefined where it needs a right that is not there. */
async function attempt(tx: Transaction, statement: string): Promise<number | undefined> {
  await tx.exec("savepoint attempt");
  try {
    const { rows, affectedRows } = await tx.query(statement);
    return affectedRows || rows.length;
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    // Whatever else is wrong with the statement comes after the check of rights.
    return code === "42501" && message.startsWith("permission denied") ? undefined : Infinity;
  } finally {
    await tx.exec("rollback to savepoint attempt");
  }
}

async function tryInsert(tx: Transaction, table: Table): Promise<"I" | "(i)" | ""> {
  const name = `${table.schema}.${table.name}`;
  const { rows } = await tx.query<{ may: boolean }>(
    "select has_any_column_privilege($1::oid, 'insert') as may",
    [table.oid],
  );
  if (!rows[0]?.may) return "";
  if (!samples[name]) {
    const { rows: who } = await tx.query<{ is_service: boolean }>(
      "select current_user = 'service_role' as is_service",
    );
    if (who[0]?.is_service) return "I";
    throw new Error(`Give a sample row for ${name} in rights.test.ts`);
  }
  await tx.exec("savepoint attempt");
  try {
    await tx.query(`insert into ${name} ${samples[name]}`);
    return "I";
  } catch (error) {
    return /row-level security|permission denied/.test(String(error)) ? "(i)" : "I";
  } finally {
    await tx.exec("rollback to savepoint attempt");
  }
}

async function hasInsertRight(tx: Transaction, { oid }: Table, column: string): Promise<boolean> {
  const { rows } = await tx.query<{ may: boolean }>(
    "select has_column_privilege($1::oid, $2, 'insert') as may",
    [oid, column],
  );
  return rows[0]?.may === true;
}

async function describeFunctions(): Promise<string> {
  const lines = [
    "## Functions\n",
    "**yes**: may call it. **refused**: may call it, and is told that it is not for them, or that there",
    "is nothing to do it to. **inside**: only checks and policies call it for them.\n",
    `| function | ${persons.map(({ name }) => name).join(" | ")} |`,
    `| --- |${" --- |".repeat(persons.length)}`,
  ];
  for (const { schema, name, call, oid } of functions) {
    const cells: string[] = [];
    for (const person of persons) cells.push(await tryFunction(person, call, oid));
    lines.push(`| ${schema}.${name} | ${cells.join(" | ")} |`);
  }
  return `${lines.join("\n")}\n`;
}

async function tryFunction(person: Person, call: string, oid: number): Promise<string> {
  let outcome = "yes";
  await undone(person, async (tx) => {
    const { rows } = await tx.query<{ may: boolean }>(
      "select has_function_privilege($1::oid, 'execute') as may",
      [oid],
    );
    await tx.query(`select ${call}`).catch(({ code, message }) => {
      if (/^permission denied for (function|schema)/.test(message))
        outcome = rows[0]?.may ? "inside" : "·";
      else if (code === "42501" || code === "P0001") outcome = "refused";
    });
  });
  return outcome;
}

test("through the API everybody has the same rights, and private things are not there", async () => {
  for (const table of tables) {
    for (const person of persons) {
      if (table.schema !== "public") {
        const { status } = await ask(person, `/${table.name}`, "GET");
        expect(status, table.name).toBe(404);
        continue;
      }
      const rights = await tryTable(table, person);
      const tell = async (method: string, query: string, right: boolean, body?: object) => {
        const answer = await ask(person, `/${table.name}?${query}`, method, body);
        const isDenied = (await answer.text()).includes("permission denied");
        const label = `${person.name} ${method} ${table.name} ${query} ${JSON.stringify(body)}`;
        if (right) expect(isDenied, label).toBe(false);
        else expect(answer.status, label).toBeGreaterThanOrEqual(400);
      };
      const none = `${table.columns[0]}=is.null`;
      for (const [column, cell] of Object.entries(rights.columns)) {
        await tell("GET", `select=${column}&limit=1`, /r/i.test(cell));
        await tell("PATCH", none, /u/i.test(cell), { [column]: null });
        // With the right to the column, others may still be missing.
        if (!/i/i.test(cell)) await tell("POST", "", false, { [column]: null });
      }
      await tell("DELETE", none, /d/i.test(rights.row));
    }
  }
}, 240_000);

test("through the API everybody may call the same functions", async () => {
  for (const { schema, name, call, oid } of functions) {
    const path = `/rpc/${name.replace(/\(.*/, "")}`;
    for (const person of persons) {
      const { status } = await ask(person, path, "POST", {});
      const outcome = await tryFunction(person, call, oid);
      const label = `${person.name}: ${schema}.${name}`;
      if (schema !== "public") expect(status, label).toBe(404);
      // Answers of functions that take arguments say first that these are missing.
      else if (!name.endsWith("()")) expect([401, 403, 404], label).toContain(status);
      else if (outcome === "·") expect([401, 403], label).toContain(status);
    }
  }
}, 120_000);

test("strangers and shoppers may not empty, refer to or hang triggers on any table", async () => {
  const { rows } = await api.database.transaction((tx) =>
    tx.query(`
      select role || ' ' || right_name || ' ' || pg_class.oid::regclass as name
      from unnest(array['anon', 'authenticated']) as role,
        unnest(array['truncate', 'trigger', 'references']) as right_name, pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_table_privilege(role, pg_class.oid, right_name)
          or right_name = 'references' and has_any_column_privilege(role, pg_class.oid, right_name))`),
  );
  expect(rows).toEqual([]);
});

test("forged and expired tokens open nothing", async () => {
  const { signingKey } = await makeSecrets();
  const genuine = await api.token(api.people.admin);
  const [head = "", claims = ""] = genuine.split(".");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const service = { ...JSON.parse(atob(claims)), role: "service_role" };
  const forged = [
    await api.token(api.people.admin, -60),
    await api.token(api.people.admin, 3600, signingKey),
    `${encode({ alg: "none", typ: "JWT" })}.${claims}.`,
    `${head}.${encode(service)}.${genuine.split(".")[2]}`,
  ];
  for (const token of forged) {
    const person = { ...persons[0]!, headers: { Authorization: `Bearer ${token}` } };
    for (const table of tables) {
      for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
        expect((await ask(person, `/${table.name}`, method, {})).status).toBe(401);
      }
    }
    for (const { name } of functions) {
      const path = `/rpc/${name.replace(/\(.*/, "")}`;
      expect((await ask(person, path, "POST", {})).status).toBe(401);
    }
  }
}, 120_000);

function ask(person: Person, path: string, method: string, body?: object) {
  return api.request(path, {
    method,
    headers: { "Content-Type": "application/json", ...person.headers },
    body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
  });
}

async function undone(person: Person, work: (tx: Transaction) => Promise<void>): Promise<void> {
  const request = { method: "POST", path: "/", headers: {} };
  const undo = new Error("undo");
  await asCaller(api.database, person.caller, request, async (tx) => {
    await work(tx);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
}

async function listTables(tx: Transaction): Promise<Table[]> {
  const { rows } = await tx.query<Table>(`
    select pg_class.oid::int, nspname as schema, relname as name,
      json_agg(attname order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f')
    group by pg_class.oid, nspname, relname order by nspname desc, relname::text collate "C"`);
  // Views may ask who is looking.
  await tx.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ role: "authenticated", sub: api.people.admin }),
  ]);
  for (const table of rows) {
    const counted = await tx.query<{ rows: number }>(
      `select count(*)::int as rows from ${table.schema}.${table.name}`,
    );
    table.rows = counted.rows[0]?.rows ?? 0;
    if (table.rows === 0 && table.schema === "public") {
      throw new Error(`Give ${table.name} a row in rights.test.ts, or nobody's rights to it show`);
    }
  }
  return rows;
}

async function listFunctions(tx: Transaction) {
  const { rows } = await tx.query<Routine>(`
    select pg_proc.oid::int, nspname as schema,
      proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' as name,
      format('%I.%I(%s)', nspname, proname, (
        select string_agg('null::' || format_type(type, null), ', ' order by at)
        from unnest(proargtypes) with ordinality as arguments (type, at)
      )) as call
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'private') and prokind = 'f'
    order by nspname desc, proname::text collate "C", pg_proc.oid`);
  return rows;
}
