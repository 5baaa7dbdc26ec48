/** Products as a spreadsheet that the import takes back unchanged. */
import { factNames } from "#shop/facts.ts";
import { csvText } from "../csv.ts";
import { type Known, wordsOf } from "./known-products.ts";
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

export const productsFile = (products: readonly Known[]) =>
  csvText<ReturnType<typeof wordsOf>>(
    columns.map((target) => [`"${labelOf(target)}"`, (words) => words[target] ?? ""]),
    products.map(wordsOf),
  );
