import { queryOptions } from "@tanstack/react-query";
import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";
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

export const knownProductsQuery = queryOptions({
  queryKey: [...productsKey, "import"],
  queryFn: readKnownProducts,
});

async function readKnownProducts({ signal }: { signal: AbortSignal }): Promise<KnownProducts> {
  const [rows, stock, notes, pictures] = await Promise.all([
    readAll(signal, () =>
      db().from("products").select("*").order("list").order("position").order("id"),
    ),
    readAll(signal, () =>
      db()
        .from("stock")
        .select("product_id, showroom, on_hand")
        .order("product_id")
        .order("showroom"),
    ),
    readAll(signal, () =>
      db().from("product_notes").select("product_id, cost_cents, lot, note").order("product_id"),
    ),
    readAll(signal, () => db().from("product_pictures").select("product_id").order("id")),
  ]);
  // The shop's own pictures are of no product.
  const ofProducts = pictures.flatMap(({ product_id }) => (product_id ? [{ product_id }] : []));
  return knownProducts(rows, stock, notes, ofProducts);
}
