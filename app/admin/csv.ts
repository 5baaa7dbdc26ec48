/** Files that Excel, Numbers and Sheets open right, and that no cell can turn into a formula. */

import { detroitToday } from "#shop/calendar/clock.ts";

// Excel takes a file without this mark for the system's old code page.
const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** A file's columns: what each is called, and what it says of a row. */
export type CsvColumns<Row> = readonly (readonly [
  name: string,
  cell: (row: Row) => string | number,
])[];

export const csvText = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]) =>
  [
    byteOrderMark + columns.map(([name]) => name).join(","),
    ...rows.map((row) => columns.map(([, cell]) => csvCell(cell(row))).join(",")),
    "",
  ].join(lineEnd);

/** Always quoted. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvCell(value: string | number) {
  if (typeof value === "number") return `"${value}"`;
  const harmless = /^[=+\-@|\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

export const csvFile = (parts: string[]) => new Blob(parts, { type: "text/csv;charset=utf-8" });

/** Puts a file among the downloads. */
export function download(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** "products-2026-11-23.csv", by the day in Detroit. */
export const csvName = (what: string, now: Date) => `${what}-${detroitToday(now)}.csv`;

/** Puts a text as a file of today among the downloads. */
export const downloadCsv = (what: string, text: string, now = new Date()) =>
  download(csvFile([text]), csvName(what, now));
