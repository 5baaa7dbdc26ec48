import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { productsKey, readAll } from "../records/records.queries.ts";
import { type KnownProducts, knownProducts } from "./known-products.ts";

/** Every product of every state with all of its columns, its counts and notes; read anew with the list of products. */
export const knownProductsQuery = queryOptions({
  queryKey: [...productsKey, "import"],
  queryFn: readKnownProducts,
});

async function readKnownProducts({ signal }: { signal: AbortSignal }): Promise<KnownProducts> {
  const [rows, stock, notes, pictures] = await Promise.all([
    readAll((from, to) =>
      db()
        .from("products")
        .select("*")
        .order("list")
        .order("position")
        .order("id")
        .range(from, to)
        .abortSignal(signal),
    ),
    readAll((from, to) =>
      db()
        .from("stock")
        .select("product_id, showroom, on_hand")
        .order("product_id")
        .order("showroom")
        .range(from, to)
        .abortSignal(signal),
    ),
    readAll((from, to) =>
      db()
        .from("product_notes")
        .select("product_id, cost_cents, lot, note")
        .order("product_id")
        .range(from, to)
        .abortSignal(signal),
    ),
    readAll((from, to) =>
      db()
        .from("product_pictures")
        .select("product_id")
        .order("id")
        .range(from, to)
        .abortSignal(signal),
    ),
  ]);
  // The shop's own pictures are of no product.
  const ofProducts = pictures.flatMap(({ product_id }) => (product_id ? [{ product_id }] : []));
  return knownProducts(rows, stock, notes, ofProducts);
}
