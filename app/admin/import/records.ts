import type { Source } from "./columns.ts";
import { plain, type Table } from "./table.ts";
import { isShared, type Target } from "./targets.ts";

export type Cells = Partial<Record<Target, string>>;

export interface FileRow {
  line: number;
  cells: Cells;
}

export interface Records {
  records: FileRow[];
  leftOut: { line: number; words: string }[];
}

/** What a variant takes from the first row of its product. */
const own = new Set<Target>([
  "id",
  "sku",
  "price",
  "compareAt",
  "regular",
  "count",
  "east",
  "west",
  "cost",
  "pictures",
  "more",
  "state",
]);
const isPlainVariant = (words: string) =>
  /^(default title|default|regular|standard|one size)$/i.test(words);

export function recordsOf(
  table: Table,
  mapping: readonly (Target | "")[],
  source: Source | undefined,
): Records {
  const leftOut: Records["leftOut"] = [];
  const all = table.rows.map((row, at) => ({
    line: table.lines[at]!,
    cells: cellsOf(row, mapping, table.headers),
    row,
  }));
  const kinds =
    source === "WooCommerce" ? table.headers.findIndex((header) => plain(header) === "type") : -1;
  const firsts = new Map<string, FileRow>();
  const records: FileRow[] = [];
  for (const { line, cells, row } of all) {
    const group = cells.group?.replace(/^id:/, "");
    if (kinds >= 0 && row[kinds] === "variable") {
      const ids = table.headers.findIndex((header) => plain(header) === "id");
      for (const key of [cells.sku, row[ids]]) if (key) firsts.set(key, { line, cells });
      leftOut.push({ line, words: "stands for its variations, which are imported." });
      continue;
    }
    const first = group ? firsts.get(group) : undefined;
    if (!first) {
      if (isSum(cells))
        leftOut.push({ line, words: "is a total or a note: it has no number, name or SKU." });
      else {
        // Others inherit what it was before its own variant was added to its name.
        if (group) firsts.set(group, { line, cells: { ...cells } });
        records.push({ line, cells });
      }
      continue;
    }
    if (!cells.price && !cells.regular && !cells.sku && !cells.more) {
      // Another picture of the same.
      const before = records.findLast((one) => one.cells.group === cells.group);
      if (before && cells.pictures)
        before.cells.pictures = [before.cells.pictures, cells.pictures].filter(Boolean).join("\n");
      leftOut.push({ line, words: "has another picture of the product above." });
      continue;
    }
    const inherited = Object.fromEntries(
      Object.entries(first.cells).filter(([target]) => !own.has(target as Target)),
    );
    const said = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell));
    records.push({ line, cells: { ...inherited, ...said } });
  }
  for (const { cells } of records) nameVariant(cells);
  return { records, leftOut };
}

/** Spreadsheet programs are kept from taking a text for a formula by an apostrophe. */
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@|\t\r])/, "");

function cellsOf(
  row: readonly string[],
  mapping: readonly (Target | "")[],
  headers: readonly string[],
): Cells {
  const cells: Cells = {};
  for (const [at, target] of mapping.entries()) {
    const cell = withoutApostrophe(row[at] ?? "");
    if (!target || (cells[target] && !cell)) continue;
    const before = cells[target];
    // “Product Category” says more than “Tags”, whichever stands first.
    cells[target] =
      before && isShared(target) ? `${before}${target === "more" ? ", " : "\n"}${cell}` : cell;
    // A length in the header's words: "Width (cm)".
    if (/\bcm\b/i.test(headers[at]!) && cell && ["width", "depth", "height"].includes(target))
      cells[target] = `${cell} cm`;
  }
  return cells;
}

const isSum = ({ id, sku, title, group }: Cells) =>
  !id && !sku && !group && (!title || /^(grand |sub)?total\b/i.test(title));

function nameVariant(cells: Cells) {
  const more = (cells.more ?? "")
    .split(", ")
    .filter((words) => words && !isPlainVariant(words))
    .join(", ");
  if (more && cells.title && !cells.title.toLowerCase().includes(more.toLowerCase())) {
    cells.title = `${cells.title}, ${more}`;
  }
  delete cells.more;
}
