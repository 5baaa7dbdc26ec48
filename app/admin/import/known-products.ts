/** The products that the store has, as an import compares them. */
import { groupBy } from "#app/lib/group-by.ts";
import type { Part } from "../products/editor/parts.ts";
import {
  fieldsOfProduct,
  type ProductFields,
  type ProductNotes,
  type ProductRow,
  parseFacts,
} from "../products/editor/product-fields.ts";
import { listLabels, stateLabels } from "../records/product-labels.ts";
import type { Target } from "./targets.ts";
import { partsText } from "./values.ts";

export interface Known {
  row: ProductRow;
  fields: ProductFields;
}

export interface KnownProducts {
  all: Known[];
  byId: ReadonlyMap<string, Known>;
  bySku: ReadonlyMap<string, Known>;
  /** The number of the product of that name, in small letters; without hidden ones. */
  byTitle: ReadonlyMap<string, string>;
  /** Those that have pictures of their own. */
  pictured: ReadonlySet<string>;
}

export function knownProducts(
  rows: readonly ProductRow[],
  stock: readonly { product_id: string; showroom: string; on_hand: number }[],
  notes: readonly (ProductNotes & { product_id: string })[],
  pictures: readonly { product_id: string }[] = [],
): KnownProducts {
  const counts = groupBy(stock, ({ product_id }) => product_id);
  const noted = new Map(notes.map((one) => [one.product_id, one]));
  const all = rows.map((row): Known => {
    const on = Object.fromEntries(
      (counts.get(row.id) ?? []).map((one) => [one.showroom, one.on_hand]),
    );
    return { row, fields: fieldsOfProduct(row, on, [], noted.get(row.id) ?? null) };
  });
  return {
    all,
    pictured: new Set(pictures.map(({ product_id }) => product_id)),
    byId: new Map(all.map((one) => [one.row.id, one])),
    bySku: new Map(all.flatMap((one) => (one.row.sku ? [[one.row.sku, one]] : []))),
    byTitle: new Map(
      all.flatMap(({ row }) =>
        row.state === "archived" ? [] : [[row.title.toLowerCase(), row.id]],
      ),
    ),
  };
}

/** What the store has, as its cells would say it. */
export function textsOf({ row, fields }: Known): Partial<Record<Target, string>> {
  const { pictures: _, publishAt: __, facts, ...texts } = fields;
  return {
    ...texts,
    ...parseFacts(facts),
    ...{ id: row.id, state: row.state },
    parts: partsText(JSON.parse(fields.parts) as Part[]),
  };
}

/** The words for people in the file that goes out. */
export const wordsOf = (known: Known): Partial<Record<Target, string>> => {
  const { row, fields } = known;
  return {
    ...textsOf(known),
    list: listLabels[row.list as keyof typeof listLabels],
    state: stateLabels[row.state as keyof typeof stateLabels],
    color: [fields.color, fields.color2].filter(Boolean).join(" / "),
    location: row.location ?? "",
  };
};
