/** A product as a form holds it: texts by field, and what the database is told of them. */

import { detroitToday, fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { type Facts, type FactTexts, factNames, readFacts, textsOfFacts } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import { type Category, productTypes } from "#shop/product.ts";
import { cleanTexts } from "#shop/typed-texts.ts";
import type { Tables } from "#supabase/database.types.ts";
import { describeLength } from "../../format.ts";
import { partsOf, textsOf } from "../../kit/schema.ts";
import { maxAlt, type ProductImage, parsePictures } from "../../pictures/picture.ts";
import { compareAtProblem, moneyText, parseMoney } from "../../records/money-input.ts";
import { showroomIds } from "../../records/product-labels.ts";
import { maxLetters } from "./limits.ts";
import { emptyPart, readParts, textsOfPart } from "./parts.ts";

/** A new product before anything is typed: what came off a truck is mostly new and for Clearance. */
export const emptyProduct = {
  type: "",
  list: "clearance",
  title: "",
  sku: "",
  description: "",
  price: "",
  compareAt: "",
  compareAtSource: "",
  badge: "",
  style: "",
  size: "",
  color: "",
  color2: "",
  finish: "",
  materials: "",
  features: "",
  care: "",
  condition: "new",
  conditionReason: "",
  location: "All Locations",
  addOns: "",
  freeTv: "",
  arrivedOn: "",
  cost: "",
  lot: "",
  note: "",
  publishAt: "",
  parts: JSON.stringify([emptyPart]),
  pictures: "[]",
  pictureFollows: "",
  facts: "{}",
  east: "",
  west: "",
};
export type ProductFields = typeof emptyProduct;

export type ProductRow = Tables<"products">;

export type ProductNotes = Pick<Tables<"product_notes">, "cost_cents" | "lot" | "note">;

export function fieldsOfProduct(
  row: ProductRow,
  stock: Readonly<Record<string, number>>,
  pictures: readonly ProductImage[],
  notes: ProductNotes | null,
): ProductFields {
  const parts = row.pieces as unknown as Record<string, unknown>[];
  const addOns = row.add_ons as unknown as { name: string; priceCents: number }[];
  return {
    // What the form calls as the column is called.
    ...textsOf(row as Partial<Record<keyof ProductFields, unknown>>, { entries: emptyProduct }),
    price: moneyText(row.price_cents),
    compareAt: row.compare_at_cents ? moneyText(row.compare_at_cents) : "",
    compareAtSource: row.compare_at_source,
    color: row.colors[0] ?? "",
    color2: row.colors[1] ?? "",
    materials: row.materials.join(", "),
    conditionReason: row.condition_reason ?? "",
    location: row.location ?? "All Locations",
    addOns: addOns.map(({ name, priceCents }) => `${name}: ${moneyText(priceCents)}`).join("\n"),
    freeTv: row.free_tv ? "yes" : "",
    arrivedOn: row.added_on,
    cost: notes?.cost_cents == null ? "" : moneyText(notes.cost_cents),
    lot: notes?.lot ?? "",
    note: notes?.note ?? "",
    publishAt: row.publish_at ? toLocal(row.publish_at) : "",
    // What the form does not show, such as cartons, travels with its part.
    parts: JSON.stringify(parts.map((part) => ({ ...part, ...textsOfPart(part) }))),
    pictures: JSON.stringify(pictures),
    facts: JSON.stringify(textsOfFacts(row.facts as Facts)),
    east: String(stock.east ?? 0),
    west: String(stock.west ?? 0),
  };
}

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

type Limited = keyof typeof maxLetters;

/** What is too long, in a sentence. */
const limited: Record<Limited, string> = {
  ...{ title: "name", description: "description", badge: "badge", compareAtSource: "source" },
  ...{ conditionReason: "reason", sku: "SKU", lot: "lot", note: "note" },
};

export type Errors = Partial<Record<keyof ProductFields, string>>;

export interface Checked {
  errors: Errors;
  product: Record<string, unknown>;
  pictures: ProductImage[];
  stock: Record<string, number>;
}

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
): Checked {
  const fields = cleanTexts(typed);
  const errors: Errors = {};
  const pictures = parsePictures(fields.pictures).map((one) => ({ ...one, alt: one.alt.trim() }));
  const isNew = isForSale && !isKnown;
  if (isNew && pictures.length === 0 && fields.pictureFollows !== "yes") {
    errors.pictures = "Add a picture, or check “Picture coming soon”.";
  } else if (isForSale && pictures.some(({ alt }) => !alt)) {
    errors.pictures = "Describe each picture.";
  } else if (pictures.some(({ alt }) => alt.length > maxAlt)) {
    errors.pictures = `Describe each picture in up to ${maxAlt} characters.`;
  }
  for (const [field, most] of Object.entries(maxLetters) as [Limited, number][]) {
    const words = fields[field].trim();
    if (words.length <= most || words === saved?.[field]) continue;
    errors[field] = `Keep the ${limited[field]} to ${describeLength(words, most)}.`;
  }
  const title = fields.title.trim();
  const type = fields.type || typeInName(title);
  if (!title) errors.title = "Enter a name.";
  const price = parseMoney(fields.price);
  const compareAt = fields.compareAt.trim() ? parseMoney(fields.compareAt) : { cents: null };
  if ("problem" in price) errors.price = price.problem;
  if ("problem" in compareAt) errors.compareAt = compareAt.problem;
  else {
    const wrong = compareAtProblem(price, { cents: compareAt.cents ?? 0 });
    if (wrong) errors.compareAt = wrong;
  }
  if ("cents" in compareAt && compareAt.cents && !fields.compareAtSource.trim() && isNew) {
    errors.compareAtSource = "Enter where the compare-at price came from.";
  }
  if (fields.condition !== "new" && !fields.conditionReason.trim()) {
    errors.conditionReason = "Describe what’s wrong with it.";
  }
  const stock: Record<string, number> = {};
  for (const showroom of showroomIds) {
    const count = fields[showroom].trim();
    if (!/^\d{0,5}$/.test(count) || Number(count) > 10_000) {
      errors[showroom] = "Enter a whole number up to 10,000.";
    } else stock[showroom] = Number(count);
  }
  if (isNew && Object.values(stock).every((count) => count === 0)) {
    errors[showroomIds[0]!] = "Enter how many you have.";
  }
  const cost = fields.cost.trim() ? parseMoney(fields.cost) : { cents: null };
  if ("problem" in cost) errors.cost = cost.problem;
  if (fields.arrivedOn > detroitToday(now)) {
    errors.arrivedOn = "That date is in the future.";
  }
  const { parts, problem: partProblem } = readParts(fields.parts, type || title);
  if (partProblem) errors.parts = partProblem;
  const addOns = readAddOns(fields, errors);
  const { facts, problems } = readFacts(parseFacts(fields.facts), type);
  const [problem] = Object.values(problems);
  if (problem) errors.facts = problem;
  if (fields.publishAt) {
    const isOver = Date.parse(fromLocal(fields.publishAt)) <= now.getTime();
    if (isOver) errors.publishAt = "That time has passed.";
  }
  const text = (name: keyof ProductFields) => fields[name].trim();
  return {
    errors,
    pictures,
    stock,
    product: {
      type,
      list: fields.list as Category,
      title,
      sku: text("sku"),
      description: text("description"),
      price_cents: "cents" in price ? price.cents : 0,
      compare_at_cents: "cents" in compareAt ? compareAt.cents : null,
      compare_at_source: text("compareAtSource"),
      badge: text("badge"),
      style: fields.style,
      size: text("size") || null,
      colors: [...new Set([fields.color, fields.color2].filter(Boolean))],
      finish: text("finish"),
      materials: partsOf(fields.materials, ","),
      pieces: parts,
      features: partsOf(fields.features),
      care: text("care"),
      condition: fields.condition,
      condition_reason: text("conditionReason").replace(/\s+/g, " ") || null,
      facts,
      add_ons: addOns,
      free_tv: fields.freeTv === "yes",
      location: fields.list === "in-store" ? fields.location : null,
      ...(fields.arrivedOn ? { added_on: fields.arrivedOn } : {}),
      notes: {
        cost_cents: "cents" in cost ? cost.cents : null,
        lot: text("lot"),
        note: text("note"),
      },
    },
  };
}

/** The kind that a name ends with or names last: a "Queen sleeper sofa" is a sleeper sofa. */
function typeInName(title: string) {
  const name = title.toLowerCase();
  const found = productTypes.filter((type) => new RegExp(`\\b${type}\\b`).test(name));
  return found.sort((a, b) => endOf(name, b) - endOf(name, a) || b.length - a.length)[0] ?? "";
}

const endOf = (name: string, type: string) => name.lastIndexOf(type) + type.length;

function readAddOns(fields: ProductFields, errors: Errors) {
  return partsOf(fields.addOns).map((line) => {
    const [, name = "", amount = ""] = /^(.*):\s*(\S+)$/.exec(line) ?? [];
    const price = parseMoney(amount);
    if (!name.trim() || "problem" in price) {
      errors.addOns = `Enter “Name: price” on each line. Check “${line}”.`;
    }
    return { name: name.trim(), priceCents: "cents" in price ? price.cents : 0 };
  });
}

type Field = keyof ProductFields;

/** Where the form calls a column of the product otherwise, or has two fields for it. */
const fieldsByColumn: Readonly<Record<string, readonly Field[]>> = {
  price_cents: ["price"],
  compare_at_cents: ["compareAt"],
  compare_at_source: ["compareAtSource"],
  colors: ["color", "color2"],
  pieces: ["parts"],
  condition_reason: ["conditionReason"],
  add_ons: ["addOns"],
  free_tv: ["freeTv"],
  added_on: ["arrivedOn"],
};

export const fieldsOfColumn = (column: string): readonly string[] =>
  own(fieldsByColumn, column) ?? [column];
