/** A product as a form holds it: texts by field, and what the database is told of them. */
import * as v from "valibot";
import { detroitToday, fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { type Facts, type FactTexts, factNames, readFacts, textsOfFacts } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import { productTypes } from "#shop/product.ts";
import { cleanTexts } from "#shop/typed-texts.ts";
import type { Tables } from "#supabase/database.types.ts";
import { describeLength } from "../../format.ts";
import { textsOf } from "../../kit/schema.ts";
import { maxAlt, type ProductImage } from "../../pictures/picture.ts";
import { compareAtProblem, moneyText } from "../../records/money-input.ts";
import { showroomIds } from "../../records/product-labels.ts";
import { maxLetters } from "./limits.ts";
import { emptyPart, readParts, textsOfPart } from "./parts.ts";
import { productSchema } from "./product-schema.ts";

type Field = keyof typeof productSchema.entries;
const fieldNames = Object.keys(productSchema.entries) as Field[];

export type ProductFields = Record<Field, string>;

const byField = (textOf: (field: Field) => string | undefined) =>
  Object.fromEntries(fieldNames.map((field) => [field, textOf(field) ?? ""])) as ProductFields;

/** A new product before anything is typed: what came off a truck is mostly new and for Clearance. */
export const emptyProduct: ProductFields = {
  ...byField(() => ""),
  ...{ list: "clearance", condition: "new", location: "All Locations" },
  ...{ parts: JSON.stringify([emptyPart]), pictures: "[]", facts: "{}" },
};

export type ProductRow = Tables<"products">;

export type ProductNotes = Pick<Tables<"product_notes">, "cost_cents" | "lot" | "note">;

/** The columns that the form calls otherwise. */
const columns = {
  ...{ price: "price_cents", compareAt: "compare_at_cents", compareAtSource: "compare_at_source" },
  ...{ parts: "pieces", conditionReason: "condition_reason", addOns: "add_ons" },
  ...{ freeTv: "free_tv", arrivedOn: "added_on", cost: "cost_cents" },
};
const columnOf = (field: string) => own(columns, field) ?? field;

export const fieldsOfColumn = (column: string): readonly string[] =>
  column === "colors"
    ? ["color", "color2"]
    : fieldNames.filter((field) => columnOf(field) === column);

export function fieldsOfProduct(
  row: ProductRow,
  stock: Readonly<Record<string, number>>,
  pictures: readonly ProductImage[],
  notes: ProductNotes | null,
): ProductFields {
  const parts = row.pieces as unknown as Record<string, unknown>[];
  const addOns = row.add_ons as unknown as { name: string; priceCents: number }[];
  const texts: Record<string, string> = textsOf({ ...row, ...notes }, { entries: columnsShown });
  return {
    ...byField((field) => own(texts, columnOf(field))),
    color: row.colors[0] ?? "",
    color2: row.colors[1] ?? "",
    materials: row.materials.join(", "),
    location: row.location ?? emptyProduct.location,
    addOns: addOns.map(({ name, priceCents }) => `${name}: ${moneyText(priceCents)}`).join("\n"),
    freeTv: row.free_tv ? "yes" : "",
    publishAt: row.publish_at ? toLocal(row.publish_at) : "",
    // What the form does not show, such as cartons, travels with its part.
    parts: JSON.stringify(parts.map((part) => ({ ...part, ...textsOfPart(part) }))),
    pictures: JSON.stringify(pictures),
    facts: JSON.stringify(textsOfFacts(row.facts as Facts)),
    east: String(stock.east ?? 0),
    west: String(stock.west ?? 0),
  };
}

const columnsShown: Record<string, true> = Object.fromEntries(
  fieldNames.map((field) => [columnOf(field), true]),
);

export function parseFacts(text: string): FactTexts {
  try {
    const found: unknown = JSON.parse(text);
    return Object.fromEntries(
      factNames.map((name) => [name, String(own(found as FactTexts, name) ?? "")]),
    );
  } catch {
    return {};
  }
}

export type Checked = ReturnType<typeof checkProduct>;

type Limited = keyof typeof maxLetters;

/** What is too long, in a sentence. */
const limited: Record<Limited, string> = {
  ...{ title: "name", description: "description", badge: "badge", compareAtSource: "source" },
  ...{ conditionReason: "reason", sku: "SKU", lot: "lot", note: "note" },
};

type Errors = Partial<ProductFields>;

/** What stands for a field that cannot be read. */
const nothing = { price: 0, compareAt: null, cost: null, addOns: [] };

/**
 * `isForSale`: it is published now or at a moment, so pictures and their words are there. One that `isKnown`
 * was for sale before, perhaps with the studio's picture, and its stock is counted elsewhere. Words that are
 * `saved` already may be longer than new ones.
 */
export function checkProduct(
  typed: ProductFields,
  isForSale: boolean,
  now: Date,
  isKnown = false,
  saved?: Partial<Record<Limited, string>>,
) {
  const fields = cleanTexts(typed);
  const { output, issues = [] } = v.safeParse(productSchema, fields);
  const wrong: Errors = Object.fromEntries(
    issues.map(({ path, message }) => [path?.[0].key, message]),
  );
  const unread = Object.entries(nothing).filter(([name]) => Object.hasOwn(wrong, name));
  const read = Object.assign(
    output as v.InferOutput<typeof productSchema>,
    Object.fromEntries(unread),
  );
  const { pictures, pictureFollows, publishAt, east, west, ...product } = read;
  const { color, color2, cost, lot, note, location, arrivedOn, ...columns } = product;
  const { title, price, compareAt, compareAtSource, condition, conditionReason } = product;
  const isNew = isForSale && !isKnown;
  const type = product.type || typeInName(title);
  const { parts, problem } = readParts(fields.parts, type || title);
  const { facts, problems } = readFacts(parseFacts(fields.facts), type);
  const stock = Object.fromEntries(
    Object.entries({ east, west }).filter(
      ([id]) => showroomIds.includes(id as "east") && !Object.hasOwn(wrong, id),
    ),
  );

  const found: { [name in Field]?: string | false | undefined } = {
    pictures: picturesProblem(pictures, isForSale, isNew && !pictureFollows),
    compareAt: compareAtProblem({ cents: price }, { cents: compareAt ?? 0 }),
    compareAtSource:
      isNew &&
      compareAt !== null &&
      !compareAtSource &&
      "Enter where the compare-at price came from.",
    conditionReason: condition !== "new" && !conditionReason && "Describe what’s wrong with it.",
    [showroomIds[0]!]: isNew && !Object.values(stock).some(Boolean) && "Enter how many you have.",
    arrivedOn: arrivedOn > detroitToday(now) && "That date is in the future.",
    publishAt:
      publishAt && Date.parse(fromLocal(publishAt)) <= now.getTime() && "That time has passed.",
    parts: problem,
    facts: Object.values(problems)[0],
    ...tooLong(fields, saved),
    ...wrong,
  };
  return {
    errors: Object.fromEntries(
      fieldNames.flatMap((name) => (found[name] ? [[name, found[name]]] : [])),
    ) as Errors,
    pictures,
    stock,
    product: {
      ...Object.fromEntries(
        Object.entries(columns).map(([field, value]) => [columnOf(field), value]),
      ),
      ...{ type, facts, pieces: parts, colors: [...new Set([color, color2].filter(Boolean))] },
      location: fields.list === "in-store" ? location : null,
      ...(arrivedOn && { added_on: arrivedOn }),
      notes: { cost_cents: cost, lot, note },
    } as Record<string, unknown>,
  };
}

function picturesProblem(pictures: readonly ProductImage[], isForSale: boolean, isNeeded: boolean) {
  if (isNeeded && pictures.length === 0) return "Add a picture, or check “Picture coming soon”.";
  if (isForSale && pictures.some(({ alt }) => !alt)) return "Describe each picture.";
  return pictures.some(({ alt }) => alt.length > maxAlt)
    ? `Describe each picture in up to ${maxAlt} characters.`
    : "";
}

function tooLong(fields: ProductFields, saved: Partial<Record<Limited, string>> = {}) {
  const errors: Errors = {};
  for (const [field, most] of Object.entries(maxLetters) as [Limited, number][]) {
    const words = fields[field].trim();
    if (words.length <= most || words === saved[field]) continue;
    errors[field] = `Keep the ${limited[field]} to ${describeLength(words, most)}.`;
  }
  return errors;
}

/** The kind that a name ends with or names last: a "Queen sleeper sofa" is a sleeper sofa. */
function typeInName(title: string) {
  const name = title.toLowerCase();
  const found = productTypes.filter((type) => new RegExp(`\\b${type}\\b`).test(name));
  return found.sort((a, b) => endOf(name, b) - endOf(name, a) || b.length - a.length)[0] ?? "";
}

const endOf = (name: string, type: string) => name.lastIndexOf(type) + type.length;
