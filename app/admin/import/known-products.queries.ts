import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { productsKey } from "../records/records.queries.ts";
import { readAll } from "../requests.ts";
import { type KnownProducts, knownProducts } from "./known-products.ts";

/** Every product of every state with all of its columns, its counts and notes; read anew with the list of products. */
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
