import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { csvText } from "../csv.ts";
import type { Part } from "../products/editor/parts.ts";
import {
  fieldsOfProduct,
  type ProductFields,
  type ProductNotes,
  type ProductRow,
  parseFacts,
} from "../products/editor/product-fields.ts";
import { listLabels, stateLabels } from "../records/product-labels.ts";
import { productsKey } from "../records/records.queries.ts";
import { readAll } from "../requests.ts";
import { columnsOut, labelOf, type Target } from "./targets.ts";
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
  pictured: ReadonlySet<string>;
}

/** A product with what is noted, counted and shown of it. */
export interface StoredProduct extends ProductRow {
  stock: { showroom: string; on_hand: number }[];
  product_notes: ProductNotes | null;
  product_pictures: object[];
}

export function knownProducts(rows: readonly StoredProduct[]): KnownProducts {
  const all = rows.map(({ stock, product_notes, product_pictures: _, ...row }): Known => {
    const counts = Object.fromEntries(stock.map((one) => [one.showroom, one.on_hand]));
    return { row, fields: fieldsOfProduct(row, counts, [], product_notes) };
  });
  const pictured = rows.filter(({ product_pictures }) => product_pictures.length > 0);
  const shown = all.filter(({ row }) => row.state !== "archived");
  return {
    all,
    pictured: new Set(pictured.map(({ id }) => id)),
    byId: new Map(all.map((one) => [one.row.id, one])),
    bySku: new Map(all.flatMap((one) => (one.row.sku ? [[one.row.sku, one]] : []))),
    byTitle: new Map(shown.map(({ row }) => [row.title.toLowerCase(), row.id])),
  };
}

/** Products as a spreadsheet that the import takes back unchanged. */
export const productsFile = (products: readonly Known[]) =>
  csvText<ReturnType<typeof wordsOf>>(
    columnsOut.map((target) => [`"${labelOf(target)}"`, (words) => words[target] ?? ""]),
    products.map(wordsOf),
  );

export const knownProductsQuery = queryOptions({
  queryKey: [...productsKey, "import"],
  queryFn: async ({ signal }) =>
    knownProducts(
      await readAll<StoredProduct>(signal, () =>
        db()
          .from("products")
          .select(
            "*, stock(showroom, on_hand), product_notes(cost_cents, lot, note), product_pictures(id)",
          )
          .order("list")
          .order("position")
          .order("id"),
      ),
    ),
});

export function textsOf({ row, fields }: Known): Partial<Record<Target, string>> {
  const { pictures: _, publishAt: __, facts, ...texts } = fields;
  return {
    ...texts,
    ...parseFacts(facts),
    ...{ id: row.id, state: row.state },
    parts: partsText(JSON.parse(fields.parts) as Part[]),
  };
}

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
