/** Fills a database that holds no people and no leads yet from a backup, all of it or nothing. */

import type { Database, Transaction } from "#server/database/database.ts";
import { openMemory } from "#server/database/pglite.ts";
import { migrationVersions, prepareDatabase } from "#server/database/prepare.ts";
import { inKnownVersions, listMigrations } from "#server/database/recorded-migrations.ts";
import { StartError } from "#server/start-error.ts";
import { dump, type End, format, type Head, quoted, type TableHead } from "./dump.ts";
import { isHostedProject, listTables, type Table } from "./tables.ts";

const rowsAtOnce = 500;

/** Where the hosted service expects an empty text and would stumble over null. */
const emptyTexts = [
  "confirmation_token",
  "recovery_token",
  "email_change_token_new",
  "email_change_token_current",
  "email_change",
  "phone_change",
  "phone_change_token",
  "reauthentication_token",
];

export interface Loaded {
  rows: number;
  /** What the database has no table for: sessions and tokens, where the hosted service keeps its own. */
  leftOut: string[];
}

interface Loading {
  upTo?: string;
  /** An empty database that is kept nowhere. */
  openBetween?: () => Promise<Database>;
}

/**
 * Brings the database to the backup's migrations, fills it, and applies what is newer, all or up to a
 * version. Where the database is newer already, the backup becomes as new first.
 */
export async function load(
  database: Database,
  lines: AsyncIterable<string>,
  { upTo, openBetween = openMemory }: Loading = {},
): Promise<Loaded> {
  let reader = lines[Symbol.asyncIterator]();
  let first = (await reader.next()).value;
  const isHosted = await database.transaction(isHostedProject);
  const newer = await newestBeyond(database, readHead(first).migrations);
  if (newer) {
    await database.transaction(requireEmpty);
    reader = broughtUp(first, reader, newer, openBetween);
  }
  try {
    if (newer) first = (await reader.next()).value;
    await bringTo(database, readHead(first).migrations, isHosted);
    const loaded = await database.transaction(async (tx) => {
      await requireEmpty(tx);
      const tables = await listTables(tx, { isHosted });
      await clear(tx, tables);
      const result = await fill(tx, tables, reader, isHosted);
      await tx.exec(toggleTriggers(tables, "enable"));
      return result;
    });
    if (!isHosted) await prepareDatabase(database, { upTo });
    return loaded;
  } finally {
    // Whatever the lines come from ends with the last one that is read.
    await reader.return?.();
  }
}

/** The newest migration of the database, where it has some that the backup was made without. */
async function newestBeyond(database: Database, recorded: string[]): Promise<string | undefined> {
  const known = await migrationVersions();
  const wanted = inKnownVersions(recorded, known, "backup");
  const applied = await listApplied(database, known);
  return applied.some((version) => !wanted.includes(version)) ? applied.at(-1) : undefined;
}

/**
 * The same backup after the migrations up to a version. They have to see its rows, of which they make
 * others, and they run once in a database: so one in memory has both, and is what is restored.
 */
async function* broughtUp(
  first: string,
  reader: AsyncIterator<string>,
  version: string,
  openBetween: () => Promise<Database>,
): AsyncGenerator<string> {
  const between = await openBetween();
  try {
    await load(between, again(first, reader), { upTo: version });
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const written = dump(between, (line) => writer.write(line)).then(
      () => writer.close(),
      (error) => writer.abort(error),
    );
    try {
      yield* readable;
    } finally {
      // What it fails with was read as the stream's own failure.
      await written.catch(() => undefined);
    }
  } finally {
    await between.close();
  }
}

async function* again(first: string, reader: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
}

function readHead(line: string | undefined): Head {
  const head = parse(line ?? "") as Partial<Head>;
  if (head.format !== format || !Array.isArray(head.migrations)) {
    throw new StartError("This is not a backup that `npm run backup` made.");
  }
  return head as Head;
}

async function bringTo(database: Database, recorded: string[], isHosted: boolean): Promise<void> {
  const known = await migrationVersions();
  const wanted = inKnownVersions(recorded, known, "backup");
  if (!isHosted) await prepareDatabase(database, { upTo: wanted.at(-1) });
  const applied = new Set(await listApplied(database, known));
  if (!wanted.every((version) => applied.has(version))) {
    throw new StartError(
      "The hosted project lacks migrations that the backup needs. Run `supabase db push` first.",
    );
  }
}

async function listApplied(database: Database, known: string[]): Promise<string[]> {
  const recorded = await database.transaction((tx) => listMigrations(tx));
  return inKnownVersions(recorded, known, "database");
}

async function requireEmpty(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ people: number; leads: number }>(
    `select (select count(*) from auth.users)::int as people,
       (select count(*) from public.financing_leads)::int as leads`,
  );
  const { people = 0, leads = 0 } = rows[0] ?? {};
  if (people > 0 || leads > 0) {
    throw new StartError(
      `The database already holds ${people} accounts and ${leads} leads; a backup is restored into an empty one only.`,
    );
  }
}

/** What migrations put in goes: the backup has it too, perhaps changed. */
async function clear(tx: Transaction, tables: Table[]): Promise<void> {
  await tx.exec(toggleTriggers(tables, "disable"));
  for (const { name } of tables.toReversed()) {
    if (!name.startsWith("auth.")) await tx.exec(`delete from ${name}`);
  }
}

/** Triggers of ours would write history anew; rows of history are in the backup themselves. */
function toggleTriggers(tables: Table[], verb: "enable" | "disable"): string {
  return tables
    .filter(({ name }) => !name.startsWith("auth."))
    .map(({ name }) => `alter table ${name} ${verb} trigger user;`)
    .join("\n");
}

async function fill(
  tx: Transaction,
  tables: Table[],
  reader: AsyncIterator<string>,
  isHosted: boolean,
): Promise<Loaded> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const leftOut: string[] = [];
  let statement: string | undefined;
  let batch: string[] = [];
  let rows = 0;
  let seen = 0;

  async function flush(): Promise<void> {
    if (statement && batch.length > 0) {
      const { affectedRows } = await tx.query(statement, [`[${batch.join(",")}]`]);
      rows += affectedRows;
    }
    batch = [];
  }

  for (;;) {
    const { value: line, done } = await reader.next();
    if (done) throw new StartError("The backup is incomplete: its end is missing.");
    if (line.startsWith("[")) {
      seen += 1;
      batch.push(line);
      if (batch.length >= rowsAtOnce) await flush();
      continue;
    }
    await flush();
    const said = parse(line) as Partial<TableHead & End>;
    if (said.rows !== undefined) {
      if (said.rows !== seen) throw new StartError("The backup is incomplete: rows are missing.");
      break;
    }
    const { table: name = "", columns = [] } = said;
    const table = byName.get(name);
    if (table) statement = insertion(table, columns, isHosted);
    else {
      statement = undefined;
      leftOut.push(name);
    }
  }
  for (const table of tables) await countOn(tx, table);
  return { rows, leftOut };
}

/** Takes the columns that both sides have; whatever else the table has keeps its default. */
function insertion(table: Table, given: string[], isHosted: boolean): string {
  const columns: string[] = [];
  const values: string[] = [];
  for (const { name, type } of table.columns) {
    const at = given.indexOf(name);
    if (at >= 0) {
      columns.push(quoted(name));
      values.push(`(line ->> ${at})::${type}`);
    } else if (isHosted && table.name === "auth.users" && emptyTexts.includes(name)) {
      columns.push(quoted(name));
      values.push("''");
    }
  }
  return `insert into ${table.name} (${columns}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as lines (line)`;
}

/** Counted columns go on after the highest number. */
async function countOn(tx: Transaction, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isCounted }) => isCounted)) {
    await tx.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column.name)}), 1),
         max(${quoted(column.name)}) is not null) from ${name}`,
      [name, column.name],
    );
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new StartError("The backup is damaged: a line can’t be read.");
  }
}
