/** Which column of a spreadsheet says what of a product: by its header, by its cells, or as somebody chose. */

import { plain, type Table } from "./table.ts";
import { isShared, namedTarget, type Target } from "./targets.ts";
import { readColor, readCondition, readMoney, readParts, readType } from "./values.ts";

export type Source =
  | "Shopify"
  | "Square"
  | "Lightspeed"
  | "WooCommerce"
  | "a liquidator’s manifest"
  | "this store";

/** Headers that only one system writes, and what it means by some of them. */
const sources: [Source, has: string[], means: Partial<Record<string, Target | "">>][] = [
  ["this store", ["number", "title", "category", "state", "compare at"], {}],
  // As the category was called in files before.
  ["this store", ["number", "title", "page", "state"], {}],
  ["Shopify", ["handle", "variant price"], { type: "type", published: "", vendor: "" }],
  ["Square", ["item name", "variation name"], { "retail price": "" }],
  // "ID" is its own, "Type" says how it is stored.
  ["WooCommerce", ["regular price", "sale price"], { id: "", type: "", parent: "group" }],
  ["Lightspeed", ["supply price", "retail price"], { id: "", "retail price": "price" }],
  ["Lightspeed", ["system id", "custom sku"], { item: "title" }],
  ["a liquidator’s manifest", ["qty", "unit retail"], {}],
  ["a liquidator’s manifest", ["qty", "msrp"], {}],
];

export interface Recognized {
  source: Source | undefined;
  /** What each column says; nothing where it is not used. */
  mapping: (Target | "")[];
}

export function recognize({ headers, rows }: Pick<Table, "headers" | "rows">): Recognized {
  const names = headers.map(plain);
  const found = sources.find(([, has]) => has.every((name) => names.includes(name)));
  const means = new Map(Object.entries(found?.[2] ?? {}));
  const taken = new Set<Target>();
  const mapping = names.map((): Target | "" => "");
  const guesses = names.flatMap((name, at) => {
    // "Current Quantity Main Street", "inventory_Warehouse": the counts of a place that has another name.
    const place =
      /^(?:current quantity|new quantity|inventory|qty|stock) (?!policy|tracker|qty)(.+)$/.exec(
        name,
      )?.[1];
    const meant = means.get(name);
    const { target, rank } = namedTarget(name) ?? { target: place ? placeOf(place) : "", rank: 99 };
    const guess = meant ?? target;
    return guess && cellsOf(rows, at).length > 0 ? [{ at, guess, rank: meant ? 0 : rank }] : [];
  });
  for (const { at, guess } of guesses.sort((a, b) => a.rank - b.rank || a.at - b.at)) {
    if (taken.has(guess) && !isShared(guess)) continue;
    taken.add(guess);
    mapping[at] = guess;
  }
  refineSizes(rows, mapping);
  if (!found || found[0] === "a liquidator’s manifest")
    guessByContent(headers, rows, mapping, taken);
  return { source: found?.[0], mapping };
}

const placeOf = (place: string): Target =>
  /\bwest\b/.test(place) ? "west" : /\beast\b/.test(place) ? "east" : "count";

const cellsOf = (rows: readonly string[][], column: number) =>
  rows
    .slice(0, 200)
    .map((row) => row[column] ?? "")
    .filter(Boolean);

const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

const isSize = (cell: string) => readParts(cell) !== undefined;
const isColor = (cell: string) =>
  cell.length < 30 && readColor(cell).color !== "" && readType(cell) === "";
const isMoney = (cell: string) => "cents" in readMoney(cell);
const isSmallCount = (cell: string) => /^\d{1,3}$/.test(cell);

/** A column “Size” may have beds' sizes or inches. */
function refineSizes(rows: readonly string[][], mapping: (Target | "")[]) {
  const at = mapping.indexOf("size");
  if (at >= 0 && !mapping.includes("parts") && share(cellsOf(rows, at), isSize) > 0.5)
    mapping[at] = "parts";
}

/** What the cells of columns without a known header look like; the surest first. */
function guessByContent(
  headers: readonly string[],
  rows: readonly string[][],
  mapping: (Target | "")[],
  taken: Set<Target>,
) {
  const free = headers.flatMap((header, at) => {
    const cells = cellsOf(rows, at);
    const isIgnored =
      /\b(id|upc|ean|gtin|barcode|asin|model|url|link|weight|ext|extended|total|percent|tax|date|barcode|held|days|address|off)\b/.test(
        plain(header),
      );
    return mapping[at] === "" && cells.length > 0 && !isIgnored ? [{ at, cells }] : [];
  });
  const take = (target: Target, fits: (cells: string[]) => number, least = 0.7) => {
    if (taken.has(target)) return;
    const [best] = free
      .filter(({ at }) => mapping[at] === "")
      .map(({ at, cells }) => ({ at, fit: fits(cells) }))
      .sort((a, b) => b.fit - a.fit);
    if (!best || best.fit < least) return;
    mapping[best.at] = target;
    taken.add(target);
  };
  take("parts", (cells) => share(cells, isSize));
  take("condition", (cells) => share(cells, (cell) => readCondition(cell) !== undefined));
  take("color", (cells) => share(cells, isColor));
  const average = (cells: readonly string[]) =>
    cells.reduce((sum, cell) => sum + ((readMoney(cell) as { cents?: number }).cents ?? 0), 0) /
    cells.length;
  const isPriced = (cells: string[]) =>
    share(cells, isMoney) > 0.8 && average(cells) > 2_000 ? 1 / (1 + average(cells) / 1e9) : 0;
  take("price", isPriced, 0.5);
  take("compareAt", isPriced, 0.5);
  take("count", (cells) => share(cells, isSmallCount), 0.9);
  const isName = (cell: string) => /\p{L}{3}/u.test(cell) && cell.length > 5 && cell.length < 120;
  take("title", (cells) => share(cells, isName) * (new Set(cells).size / cells.length));
}

/** Told again by its headers, whatever the order of its rows. */
export const fingerprint = (headers: readonly string[]) =>
  headers.map(plain).join("|").slice(0, 2_000);
