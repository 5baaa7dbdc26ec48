/** One row of a spreadsheet as the product it makes or changes, with what it needs before it can. */
import { factNames, factsOfType, readFacts } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import { partsOf } from "../kit/schema.ts";
import {
  checkProduct,
  emptyProduct,
  type ProductFields,
  parseFacts,
} from "../products/editor/product-fields.ts";
import { isLargeChange, moneyText, parseMoney } from "../records/money-input.ts";
import { factHint, readFactCell } from "./fact-cells.ts";
import { type Known, type KnownProducts, textsOf, wordsOf } from "./known-products.ts";
import type { Cells } from "./records.ts";
import type { Defaults, Settings } from "./settings.ts";
import { isFact, labelOf, type Target } from "./targets.ts";
import { type Said, understand } from "./understand.ts";
import * as values from "./values.ts";

export interface ImportRow {
  line: number;
  cells: Cells;
  known: Known | undefined;
  title: string;
  said: Said;
  notes: string[];
  /** What keeps it from being imported, by the cell that mends it. */
  problems: Partial<Record<Target, string>>;
  /** Problems that are mended by saying that it is meant so. */
  isDoubt: boolean;
  /** Why it is a draft though all are to go live. */
  draftOnly: string;
  fields: ProductFields;
  pictures: string[];
  /** What save_product is told; nothing where nothing changes. */
  save: { product: Record<string, unknown>; stock?: Record<string, number> } | undefined;
}

const cellOfField: Partial<Record<keyof ProductFields, Target>> = { color2: "color" };

export function readRow(
  line: number,
  cells: Cells,
  products: KnownProducts,
  settings: Settings,
  isAccepted: boolean,
): ImportRow {
  const { said, notes } = understand(cells, settings.defaults);
  const problems: ImportRow["problems"] = {};
  const known = findKnown(cells, products, problems);
  const base = known?.fields ?? { ...emptyProduct, ...defaultFields(said, settings.defaults) };
  const isAsBefore = sameAs(known, cells, said);
  const changed = Object.entries(said).filter(([target]) => !isAsBefore(target as Target));
  const fields = {
    ...base,
    ...Object.fromEntries(changed.filter(([target]) => own(emptyProduct, target) !== undefined)),
  } as ProductFields;
  if (changed.some(([target]) => target === "parts"))
    fields.parts = JSON.stringify(values.readParts(said.parts!) ?? []);
  const facts = Object.fromEntries(changed.filter(([target]) => isFact(target)));
  fields.facts = JSON.stringify({ ...parseFacts(base.facts), ...facts });
  const row: ImportRow = {
    ...{ line, cells, known, said, notes, problems, fields },
    ...{ title: fields.title, isDoubt: false, draftOnly: "", save: undefined },
    pictures: partsOf(cells.pictures ?? "", /[\n,;|]+/),
  };
  if (cells.parts && said.parts === undefined && !said.size && !isAsBefore("parts")) {
    problems.parts = "Enter width x depth x height in inches, such as 84 x 38 x 36.";
  }
  if (cells.condition && !said.condition)
    problems.condition = "Enter new, open box, floor model or cosmetic mark.";
  else if (!fields.condition)
    problems.condition =
      "Enter new, open box, floor model or cosmetic mark. If all of them are new, choose New at “Condition of all,” above.";
  if (cells.state && !said.state) problems.state = "Enter draft, live, sold or hidden.";
  const before = known?.row.state;
  const wanted = said.state ?? (before && before !== "archived" ? before : settings.as);
  if (wanted === "sold" && before !== "sold")
    problems.state = "Mark it sold in the product list, so the sale is recorded.";
  // Whatever is new begins as a draft or live.
  const state =
    !known && wanted !== "live" ? "draft" : settings.as === "draft" && !known ? "draft" : wanted;
  const goesLive = state === "live" && before !== "live";
  const isKnown = Boolean(known?.row.went_live_at);
  const checkAs = (isForSale: boolean) =>
    checkProduct(fields, isForSale, settings.now, isKnown, known?.fields);
  const checked = checkAs(false);
  collect(checked.errors);
  if (problems.price && !cells.price && said.compareAt)
    problems.price = "Enter a price, or set “Price, as a percent of compare-at,” above.";
  checkFacts(String(checked.product.type));
  const live = goesLive ? checkAs(true).errors : {};
  const missing = Object.entries(live).filter(
    ([field]) => own(checked.errors, field) === undefined,
  );
  if (missing.length > 0) {
    if (known) collect(live);
    else row.draftOnly = missing.map(([, words]) => words).join(" ");
  }
  if (!isAccepted && Object.keys(problems).length === 0) askBack(row, products);
  if (Object.keys(problems).length === 0)
    row.save = whatToSave(row, checked, row.draftOnly ? "draft" : state, base);
  return row;

  function checkFacts(type: string) {
    const asked = factsOfType(type);
    const wrong = readFacts(parseFacts(fields.facts), type).problems;
    for (const name of factNames) {
      const cell = cells[name]?.trim();
      if (!cell || isAsBefore(name)) continue;
      if (readFactCell(name, cell) === undefined) problems[name] = factHint(name);
      else if (wrong[name]) problems[name] = wrong[name];
      else if (!asked.includes(name))
        notes.push(`“${labelOf(name)}” isn’t used for this kind of product`);
    }
  }

  function collect(errors: Partial<Record<keyof ProductFields, string>>) {
    for (const [field, words] of Object.entries(errors)) {
      if (field === "facts" || (field === "conditionReason" && problems.condition)) continue;
      const target = own(cellOfField, field) ?? (field as Target);
      // What the file leaves alone is no concern of it.
      if (!known || changed.some(([one]) => one === target)) problems[target] ??= words;
    }
  }
}

/** What says the same as before, in the words of the file that goes out or in others, leaves all of it as it is. */
function sameAs(known: Known | undefined, cells: Cells, said: ImportRow["said"]) {
  if (!known) return () => false;
  const [texts, words] = [textsOf(known), wordsOf(known)];
  if (!cells.conditionReason && said.condition === known.fields.condition)
    delete said.conditionReason;
  const even = (text: string | undefined) => text?.replaceAll("\r", "").trim();
  return (target: Target | "color2") => {
    const cell = target === "color2" ? "color" : target;
    return own(texts, target) === said[target] || even(cells[cell]) === even(own(words, cell));
  };
}

function findKnown(
  { id, sku }: Cells,
  products: KnownProducts,
  problems: ImportRow["problems"],
): Known | undefined {
  if (id) {
    const found = products.byId.get(id.replace(/^#/, ""));
    if (!found)
      problems.id = `No product has the number ${id.slice(0, 40)}. Leave it empty to add a new one.`;
    return found;
  }
  return sku ? products.bySku.get(sku) : undefined;
}

/** A slip is likelier than a price that moves far, and a second product of the same name. */
function askBack(row: ImportRow, products: KnownProducts) {
  const { known, fields } = row;
  const price = parseMoney(fields.price);
  if (known && "cents" in price && isLargeChange(known.row.price_cents, price.cents)) {
    row.problems.price = `From $${moneyText(known.row.price_cents)} to $${moneyText(price.cents)}: is that right?`;
  }
  const twin = known ? undefined : products.byTitle.get(fields.title.toLowerCase());
  if (twin) {
    row.problems.id = `“${fields.title}” already exists as number ${twin}. Enter ${twin} to change it, or confirm that this is a different one.`;
  }
  row.isDoubt = Object.keys(row.problems).length > 0;
}

function whatToSave(
  row: ImportRow,
  checked: ReturnType<typeof checkProduct>,
  state: string,
  base: ProductFields,
): ImportRow["save"] {
  const { known, said } = row;
  const columns: Record<string, unknown> = { ...checked.product, state };
  if (!known) return { product: columns, stock: checked.stock };
  const before: Record<string, unknown> = {
    ...checkProduct(base, false, new Date(0), true).product,
    state: known.row.state,
  };
  const diff = Object.entries(columns).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(own(before, name)),
  );
  const counts = (["east", "west"] as const).filter(
    (showroom) => said[showroom] !== undefined && said[showroom] !== base[showroom],
  );
  if (diff.length === 0 && counts.length === 0) return undefined;
  return {
    product: { id: known.row.id, version: known.row.version, ...Object.fromEntries(diff) },
    ...(counts.length > 0
      ? { stock: Object.fromEntries(counts.map((one) => [one, checked.stock[one]!])) }
      : {}),
  };
}

function defaultFields(
  said: ImportRow["said"],
  { list, condition, conditionReason = "", maker, compareAtSource, lot }: Defaults,
): Partial<ProductFields> {
  const kind = said.type ?? "";
  return {
    condition,
    conditionReason,
    facts: JSON.stringify(maker ? { maker } : {}),
    lot,
    list: list === "by kind" ? (values.readList(kind) ?? "clearance") : list,
    compareAtSource: said.compareAt ? compareAtSource : "",
    pictureFollows: "yes",
    parts: "[]",
  } as Partial<ProductFields>;
}
