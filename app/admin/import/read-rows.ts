import type { KnownProducts } from "./known-products.ts";
import type { Cells, FileRow } from "./records.ts";
import { type ImportRow, readRow } from "./row.ts";
import type { Settings } from "./settings.ts";

export interface Mended {
  cells: ReadonlyMap<number, Cells>;
  /** It is meant as it is written. */
  accepted: ReadonlySet<number>;
  leftOut: ReadonlySet<number>;
  /** Why the database refused it, until it is changed. */
  refused: ReadonlyMap<number, string>;
}

export const nothingMended: Mended = {
  cells: new Map(),
  accepted: new Set(),
  leftOut: new Set(),
  refused: new Map(),
};

/** How long the page may not answer, in milliseconds. */
const sliceMs = 12;

/** Reads all rows; between slices the page answers. Stops where `signal` is aborted. */
export async function readRows(
  records: readonly FileRow[],
  products: KnownProducts,
  settings: Settings,
  mended: Mended,
  signal?: AbortSignal,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  const seen = new Map<string, number>();
  let until = performance.now() + sliceMs;
  for (const { line, cells } of records) {
    if (mended.leftOut.has(line)) continue;
    const given = { ...cells, ...mended.cells.get(line) };
    const row = readRow(line, given, products, settings, mended.accepted.has(line));
    refuse(row, seen, mended.refused.get(line));
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
