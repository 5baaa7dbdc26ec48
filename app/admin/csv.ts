/** Files that Excel, Numbers and Sheets open right, and that no cell can turn into a formula. */

import { detroitToday } from "#shop/calendar/clock.ts";

// Excel takes a file without this mark for the system's old code page.
const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** The first line of a file. */
export const csvHead = (names: readonly string[]) => byteOrderMark + names.join(",") + lineEnd;

/** A line of texts and numbers. */
export const csvLine = (cells: readonly (string | number)[]) =>
  cells.map(csvCell).join(",") + lineEnd;

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
