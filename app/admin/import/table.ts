export interface Table {
  name: string;
  headers: string[];
  rows: string[][];
  lines: number[];
  /** What it is: "CSV, separated by semicolons, Windows-1252", "XLSX, sheet “Stock”". */
  kind: string;
}

/** A sentence for the person who chose the file. */
export class FileProblem extends Error {
  override readonly name = "FileProblem";
}

/** Why something could not be read, in a sentence; nothing where it was. */
export const problemOf = (error: Error | null, what: string) =>
  error instanceof FileProblem ? error.message : error ? `We can’t read ${what}.` : "";

export const limits = {
  fileBytes: 20 * 1_048_576,
  /** What a workbook may unpack to. */
  unpackedBytes: 200 * 1_048_576,
  rows: 5_000,
  columns: 150,
  cellLength: 20_000,
};

/** "Unit_Retail ($)" and "unit retail" are the same header. */
export const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9#%]+/g, " ")
    .trim();
