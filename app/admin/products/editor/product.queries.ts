/** What the editor reads of one product. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { productsKey } from "../../records/records.queries.ts";
import { read } from "../../requests.ts";
import type { ProductNotes } from "./product-fields.ts";
import { readPictures } from "./save-product.ts";

export interface FullProduct {
  row: Tables<"products">;
  pictures: Awaited<ReturnType<typeof readPictures>>;
  notes: ProductNotes | null;
}

/** Every column, the pictures and the shop's own notes; read anew with the list of products. */
export const fullProductQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, "whole", id],
    queryFn: async ({ signal }): Promise<FullProduct> => {
      const [row, pictures, notes] = await Promise.all([
        read(signal, db().from("products").select("*").eq("id", id).single()),
        readPictures(id, signal),
        read(
          signal,
          db()
            .from("product_notes")
            .select("cost_cents, lot, note")
            .eq("product_id", id)
            .maybeSingle(),
        ),
      ]);
      return { row, pictures, notes };
    },
  });
