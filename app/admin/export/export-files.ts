/** The files of “Download everything”, one after the other, so that none waits for all in memory. */
import { toLocal } from "#shop/calendar/clock.ts";
import { own } from "#shop/own.ts";
import { csvText } from "../csv.ts";
import { type ExportedRow, exportedTables, isExported, type TableName } from "./exported-tables.ts";

export interface ExportFile {
  /** Its path in the archive. */
  name: string;
  lastModified: Date;
  input: string | ReadableStream<Uint8Array>;
}

/** Where the files come from. */
export interface ExportSource {
  /** Every row of a table, sorted by its key. */
  rowsOf: (table: TableName, key: readonly string[]) => Promise<readonly ExportedRow[]>;
  /** Every sale and return as the bookkeeper's file has them. */
  salesCsv: () => Promise<string>;
  /** A picture as somebody uploaded it; null where it is not there any more. */
  original: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
}

/** Says what is being read: "products", "pictures". */
type OnFile = (what: string) => void;

export async function* exportFiles(
  source: ExportSource,
  now: Date,
  onFile: OnFile = () => {},
): AsyncGenerator<ExportFile> {
  const file = (name: string, input: ExportFile["input"]) => ({ name, lastModified: now, input });
  const originals = new Set<string>();
  yield file("READ ME.txt", readMe(now));
  for (const [table, key] of Object.entries(exportedTables) as [TableName, readonly string[]][]) {
    onFile(table.replaceAll("_", " "));
    const rows = (await source.rowsOf(table, key)).filter((row) => isExported(table, row));
    if (table === "shop" && rows.length === 0) throw new Error(nothingToRead);
    for (const name of rows.flatMap(originalsOf)) originals.add(name);
    yield file(`tables/${table}.json`, `${JSON.stringify(rows, null, 1)}\n`);
    yield file(`tables/${table}.csv`, csvOf(rows));
  }
  onFile("sales");
  yield file("sales.csv", await source.salesCsv());
  for (const name of originals) {
    onFile("pictures");
    const picture = await source.original(name);
    if (picture) yield file(`pictures/${name}`, picture);
  }
}

/** The pictures that a row names, of today's or in its history. */
function originalsOf({ original, before, after }: ExportedRow): string[] {
  const then = [before, after] as ({ original?: unknown } | null | undefined)[];
  const names = [original, ...then.map((row) => row?.original)];
  return names.filter((name): name is string => typeof name === "string" && isOriginal(name));
}

const isOriginal = (name: string) => /^[0-9a-f]{64}\.[a-z]{3,4}$/.test(name);

// The database gives someone who is no longer an admin no rows.
const nothingToRead = "Nothing could be read. Sign in again as an admin.";

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;

/** A table for spreadsheets: money in cents, moments by Detroit's clock, lists and objects as JSON. */
export const csvOf = (rows: readonly ExportedRow[]) =>
  csvText<ExportedRow>(
    Object.keys(rows[0] ?? {}).map((name) => [name, (row) => cell(own(row, name))]),
    rows,
  );

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return value;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  return moment.test(text) ? toLocal(text).replace("T", " ") : text;
}

const readMe = (
  now: Date,
) => `Everything in the store, as it was on ${toLocal(now).replace("T", " ")} in Detroit.

tables/    Every table of the catalog, twice: .json has the rows as the database does, with times in
           UTC; .csv is for spreadsheets, with times in Detroit's. Money is in cents.
           "changes" lists who changed what and when, "publications" when it went live.
sales.csv  Sales and returns in words and dollars, with tax, for the bookkeeper.
pictures/  The pictures you uploaded.

Not included: people who asked for financing or a hold (export them under Financing Leads), accounts,
passwords, and the sample pictures that come with the site's code.
This isn't a backup to restore from; docs/backup.md of the site says how to make one.
`;

/** "store-2026-11-23.zip", by the day in Detroit. */
export const exportName = (now: Date) => `store-${toLocal(now).slice(0, 10)}.zip`;
