/** Every product as a spreadsheet that the import takes back unchanged. */
import { factNames } from "#shop/facts.ts";
import { csvHead, csvLine } from "../csv.ts";
import { type KnownProducts, wordsOf } from "./known-products.ts";
import { labelOf, type Target } from "./targets.ts";

const columns: Target[] = [
  ...([
    "id",
    "sku",
    "title",
    "list",
    "state",
    "type",
    "price",
    "compareAt",
    "compareAtSource",
  ] as const),
  ...([
    "condition",
    "conditionReason",
    "color",
    "finish",
    "style",
    "size",
    "parts",
    "east",
    "west",
  ] as const),
  ...([
    "description",
    "features",
    "materials",
    "care",
    "badge",
    "addOns",
    "freeTv",
    "location",
  ] as const),
  ...(["arrivedOn", "cost", "lot", "note"] as const),
  ...factNames,
];

export function productsFile({ all }: KnownProducts): string {
  const lines = all.map((known) => {
    const words = wordsOf(known);
    return csvLine(columns.map((target) => words[target] ?? ""));
  });
  return csvHead(columns.map((target) => `"${labelOf(target)}"`)) + lines.join("");
}
