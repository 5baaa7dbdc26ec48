import type { KnownProducts } from "./known-products.ts";
import type { Cells, FileRow } from "./records.ts";
import { type ImportRow, readRow } from "./row.ts";
import type { Settings } from "./settings.ts";

/** What somebody said of a row of the file, and what became of it. */
export interface Mend {
  cells?: Cells;
  /** It is meant as it is written. */
  isAccepted?: boolean;
  isLeftOut?: boolean;
  isImported?: boolean;
  /** Why the database refused it, until something else is said of it. */
  refusal?: string;
}

/** By the line of the row. */
export type Mends = ReadonlyMap<number, Mend>;

/** How long the page may not answer, in milliseconds. */
const sliceMs = 12;

/** Reads all rows; between slices the page answers. Stops where `signal` is aborted. */
export async function readRows(
  records: readonly FileRow[],
  products: KnownProducts,
  settings: Settings,
  mends: Mends,
  signal?: AbortSignal,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  const seen = new Map<string, number>();
  let until = performance.now() + sliceMs;
  for (const { line, cells } of records) {
    const mend = mends.get(line) ?? {};
    if (mend.isLeftOut || mend.isImported) continue;
    const given = { ...cells, ...mend.cells };
    const row = readRow(line, given, products, settings, mend.isAccepted === true);
    refuse(row, seen, mend.refusal);
    rows.push(row);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) break;
    until = performance.now() + sliceMs;
  }
  return rows;
}

function refuse(row: ImportRow, seen: Map<string, number>, refusal: string | undefined) {
  const { cells, known, line } = row;
  const keys = { id: known?.row.id, sku: cells.sku && `SKU ${cells.sku}` };
  for (const [target, key] of Object.entries(keys) as ["id" | "sku", string | undefined][]) {
    if (!key) continue;
    const before = seen.get(key);
    if (before !== undefined)
      row.problems[target] = `Row ${before} is the same product. Leave one of them out.`;
    else seen.set(key, line);
  }
  if (refusal) row.problems.title = refusal;
  if (Object.keys(row.problems).length > 0) row.save = undefined;
}
