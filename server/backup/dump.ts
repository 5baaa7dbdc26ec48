/**
 * A backup: lines of JSON that any Postgres can be filled from. The first names the format and the
 * migrations; then each table by its columns, followed by its rows, whose values are texts as
 * Postgres writes them; the last counts the rows and has the hash of all lines before it, so that a file that
 * was cut off or changed is recognized.
 */

import { createHash } from "node:crypto";

import type { Database, Transaction } from "#server/database/database.ts";
import { listMigrations } from "#server/database/recorded-migrations.ts";
import { isHostedProject, listTables, type Table } from "./tables.ts";

export const format = "store-backup-1";

export interface Head {
  format: typeof format;
  madeAt: string;
  migrations: string[];
}

export interface TableHead {
  table: string;
  columns: string[];
}

export interface End {
  rows: number;
  /** SHA-256 of all lines before, each with its line feed; older backups lack it. */
  sha256?: string;
}

const rowsAtOnce = 1_000;

/** Writes everything as it was at one moment. */
export function dump(
  database: Database,
  writeLine: (line: string) => void | Promise<void>,
): Promise<End> {
  const hash = createHash("sha256");
  const write = (line: string) => {
    hash.update(`${line}\n`);
    return writeLine(line);
  };
  return database.transaction(async (tx) => {
    await tx.exec("set transaction isolation level repeatable read, read only");
    await tx.exec(
      "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'",
    );
    const head: Head = {
      format,
      madeAt: new Date().toISOString(),
      migrations: await listMigrations(tx),
    };
    await write(JSON.stringify(head));
    let count = 0;
    for (const table of await listTables(tx, { isHosted: await isHostedProject(tx) })) {
      const columns = table.columns.map(({ name }) => name);
      await write(JSON.stringify({ table: table.name, columns } satisfies TableHead));
      count += await dumpRows(tx, table, write);
    }
    const end: End = { rows: count, sha256: hash.digest("hex") };
    await writeLine(JSON.stringify(end));
    return end;
  });
}

async function dumpRows(
  tx: Transaction,
  { name, columns }: Table,
  write: (line: string) => void | Promise<void>,
): Promise<number> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`);
  await tx.exec(
    `declare backup no scroll cursor for
     select to_jsonb(array[${texts}]::text[])::text as line from ${name}`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await tx.query<{ line: string }>(`fetch ${rowsAtOnce} from backup`);
    for (const { line } of rows) await write(line);
    count += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.exec("close backup");
  return count;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
