/** A file's bytes as a table: CSV in any encoding and with any separator, or the first filled sheet of an XLSX. */
import { unzipSync } from "fflate";
import { detectDelimiter, parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { own } from "#shop/own.ts";
import { FileProblem, limits, type Table } from "./table.ts";
import { namedTarget } from "./targets.ts";

/** Rejects with a FileProblem that says what to do instead. */
export async function readTable(bytes: Uint8Array, name: string): Promise<Table> {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith("\xd0\xcf\x11\xe0")) {
    throw new FileProblem("This is an old or protected Excel file. Save it as .xlsx or .csv.");
  }
  if (start.startsWith("%PDF")) {
    throw new FileProblem("This is a PDF. Ask for the list as .xlsx or .csv.");
  }
  const isWorkbook = start.startsWith("PK");
  const { rows, kind } = isWorkbook ? await readWorkbook(bytes) : readText(bytes);
  return tableOf(rows, name, kind);
}

export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const as = (label: string, encoding: string) => ({
    text: new TextDecoder(label).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as("utf-16le", "UTF-16");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as("utf-16be", "UTF-16");
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  if (zeros[1]! > sample.length / 4) return as("utf-16le", "UTF-16");
  if (zeros[0]! > sample.length / 4) return as("utf-16be", "UTF-16");
  if (zeros[0]! + zeros[1]! > 0)
    throw new FileProblem("That isn’t a spreadsheet. Choose a .csv or .xlsx file.");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return as("windows-1252", "Windows-1252");
  }
}

const separators = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" };

function readText(bytes: Uint8Array) {
  const { text: whole, encoding } = decode(bytes);
  // Excel writes the separator into a first line of its own.
  const said = /^sep=(.)\r?\n/i.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  const delimiter = said?.[1] ?? detectDelimiter(text);
  const rows = parseCsv(text, { delimiter }).map((row) => row.map((cell) => String(cell ?? "")));
  return {
    rows,
    kind: `CSV, separated by ${own(separators, delimiter) ?? delimiter}, ${encoding}`,
  };
}

async function readWorkbook(bytes: Uint8Array) {
  let unpacked = 0;
  try {
    // Reads the list of entries only: no entry may unpack to more than it says there.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new FileProblem("This file is damaged and can’t be unpacked.");
  }
  if (unpacked > limits.unpackedBytes)
    throw new FileProblem("This file unpacks to more than 200 MB.");
  const book = await readXlsx(bytes, { maxRows: limits.rows + 50 }).catch(() => {
    throw new FileProblem("We can’t read this workbook. Save it as .xlsx or .csv.");
  });
  const sheets = book.sheets.filter(({ rows }) => rows.length > 0);
  const sheet = sheets.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  if (!sheet) throw new FileProblem("This workbook is empty.");
  const rows = sheet.rows.map((row) => row.map(textOfCell));
  const others = sheets.length > 1 ? `, the longest of ${sheets.length}` : "";
  return { rows, kind: `XLSX, sheet “${sheet.name}”${others}` };
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // 1299.9000000000001 is how a sheet keeps 1299.90.
  return typeof cell === "number" ? String(Number(cell.toFixed(6))) : String(cell ?? "");
}

/** Finds the row of headers below whatever stands above the table. */
function tableOf(all: readonly string[][], name: string, kind: string): Table {
  const filled = all
    .map((row, at) => ({
      line: at + 1,
      cells: row.map((cell) => cell.trim().slice(0, limits.cellLength)),
    }))
    .filter(({ cells }) => cells.some(Boolean));
  if (filled.length === 0) throw new FileProblem("The file is empty.");
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  if (width > limits.columns) {
    throw new FileProblem(`The file has ${width} columns. We can read up to ${limits.columns}.`);
  }
  const known = filled
    .slice(0, 20)
    .map(({ cells }) => cells.filter((cell) => namedTarget(cell)).length);
  const most = Math.max(...known);
  const at =
    most >= 2 || (most === 1 && width < 3) ? known.indexOf(most) : firstWords(filled[0]!.cells);
  const body = filled.slice(at + 1);
  if (body.length === 0) throw new FileProblem("The file has no rows below its headers.");
  if (body.length > limits.rows) {
    throw new FileProblem(
      `The file has ${body.length.toLocaleString("en-US")} rows. We can read ${limits.rows.toLocaleString("en-US")} at a time, so split it.`,
    );
  }
  const headers = Array.from(
    { length: width },
    (_, column) => filled[at]?.cells[column] || `Column ${column + 1}`,
  );
  const whole = (cells: string[]) => headers.map((_, column) => cells[column] ?? "");
  return {
    ...{ name, headers, kind },
    rows: body.map(({ cells }) => whole(cells)),
    lines: body.map(({ line }) => line),
  };
}

/** 0 where the first row has words only, as headers that no one knows; -1 where it is a row like the others. */
const firstWords = (cells: readonly string[]) =>
  cells.filter(Boolean).every((cell) => cell.length < 40 && !/\d/.test(cell)) ? 0 : -1;
