/** What columns may say, how it is called here and in the file that goes out, and how other systems call it. */
import { type FactName, factNames, factRules } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import { plain } from "./table.ts";

type Named = Record<string, readonly [label: string, names: string]>;

/** In the order of the file that goes out, each with how it is called here and by other systems. */
const ours = {
  id: ["Number", "tag, tag number, tag no, tag #, product number, stock number"],
  sku: [
    "SKU",
    "variant sku, custom sku, item sku, item #, item no, item number, item code, style #, model, model #, model number, mpn, upc, asin",
  ],
  title: [
    "Title",
    "name, item name, product, product name, item, item description, product title, what, piece",
  ],
  list: [
    "Category",
    "page, list, room, categories, product category, collection, department, dept, dept category, department category, subcategory, reporting category",
  ],
  state: ["State", "status, published, active, visibility"],
  type: ["Kind", "type, product type, furniture type"],
  price: [
    "Price",
    "variant price, sale price, our price, selling price, asking price, retail price, price ea, price each, now",
  ],
  compareAt: [
    "Compare at",
    "variant compare at price, compare at price, msrp, retail, unit retail, list price, was, original price, est retail, suggested retail",
  ],
  compareAtSource: ["Compare at from", "compare at source"],
  condition: ["Condition", "cond, grade, state of item"],
  conditionReason: [
    "What is wrong",
    "damage, defect, defects, issue, condition notes, condition note",
  ],
  color: ["Color", "colour, colors, color family, attribute 1 value s"],
  finish: ["Finish", "color name, finish color, fabric color"],
  style: ["Style", "design, look"],
  size: ["Size", "bed size, mattress size, size name"],
  parts: [
    "Sizes (W x D x H)",
    "dimensions, dims, dimension, measurements, size w x d x h, w x d x h, wxdxh, size wxdxh, size inches, parts, overall dimensions, product dimensions",
  ],
  east: [
    "East",
    "qty east, east qty, inventory east, current quantity east, new quantity east, count east, east stock",
  ],
  west: [
    "West",
    "qty west, west qty, inventory west, current quantity west, new quantity west, count west, west stock",
  ],
  description: ["Description", "body html, body, short description, details, long description"],
  features: ["Features", "highlights, bullet points"],
  materials: ["Materials", "material, fabric"],
  care: ["Care", "cleaning, care instructions"],
  badge: ["Badge", "label, sticker"],
  addOns: ["Add-ons", "add ons, options sold beside"],
  freeTv: ["Free TV", ""],
  location: ["Where it stands", ""],
  arrivedOn: ["Added", "arrived, arrival date, date received, received, added on, date added"],
  cost: [
    "Cost",
    "cost per item, unit cost, default unit cost, default cost, supply price, our cost, price paid",
  ],
  lot: [
    "Lot",
    "lot #, lot number, pallet, pallet id, pallet #, load, load #, truck, manifest, manifest id",
  ],
  note: ["Note", "notes, internal note, remarks, comments"],
} as const satisfies Named;

/** What other systems alone have columns for. */
const theirs = {
  more: [
    "Variant",
    "variation name, option1 value, option2 value, option3 value, variant option one value, variant option two value, variant option three value",
  ],
  group: ["Handle", "parent"],
  regular: ["Regular price", "default price"],
  width: ["Width", "width in, w, w in"],
  depth: ["Depth", "depth in, d, d in, length in, length"],
  height: ["Height", "height in, h, h in"],
  count: [
    "Count",
    "qty, quantity, stock, variant inventory qty, on hand, in stock, how many, units, pcs, pieces, total quantity",
  ],
  pictures: [
    "Pictures",
    "picture, image, images, image src, variant image, photo, photos, image file, picture file, image url",
  ],
} as const satisfies Named;

const known = { ...ours, ...theirs };

/** How other systems call facts; a weight without its unit may be kilograms, and is left to be chosen. */
const factWords: Partial<Record<FactName, string>> = {
  included: "included, includes, what is included, box contents",
  notIncluded: "not included",
  assembly: "assembly required",
  assemblyMinutes: "assembly time",
  cleaningCode: "clean code, fabric code",
  openLengthIn: "open length, open length in, extended length",
  clearanceIn: "wall clearance, clearance needed",
  weightLimitLb: "weight capacity, weight limit, maximum weight, max weight, load capacity",
  weightLb: "weight lbs, weight pounds, item weight lb, item weight lbs, product weight lbs",
  cartons: "boxes, number of boxes, number of cartons, carton count",
  legsOff: "removable legs",
  backOff: "removable back",
  antiTip: "anti tip, anti tip kit, anti tip hardware",
  maker: "brand, make, mfg, mfr, manufacturer name, brand name",
  madeIn: "country of origin, origin, country, coo",
};

export type Target = keyof typeof known | FactName;
/** Columns of the file that goes out. */
export const columnsOut = [...Object.keys(ours), ...factNames] as Target[];
export const targets = [...Object.keys(known), ...factNames] as Target[];
export const isFact = (target: string): target is FactName => own(factRules, target) !== undefined;
export const labelOf = (target: Target): string =>
  isFact(target) ? factRules[target].label.replace(", one on each line", "") : known[target][0];
const namesOf = (target: Target) => (isFact(target) ? factWords[target] : known[target][1]) ?? "";

/** Columns that may be several: their cells are put together. */
export const isShared = (target: Target) =>
  ["pictures", "features", "more", "description", "note", "list"].includes(target);

/** Each name with its target and its rank: a "custom SKU" is rather the SKU than a "UPC". */
const byName = new Map(
  targets.flatMap((target) =>
    [labelOf(target), ...namesOf(target).split(", ").filter(Boolean)].map(
      (name, rank) => [plain(name), { target, rank }] as const,
    ),
  ),
);

/** What a column of this header says, whatever the file; "Width (cm)" is a width. */
export function namedTarget(header: string): { target: Target; rank: number } | undefined {
  const name = plain(header);
  return byName.get(name) ?? byName.get(name.replace(/ (cm|mm|in|inches|usd)$/, ""));
}
