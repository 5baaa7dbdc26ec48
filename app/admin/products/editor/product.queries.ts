/** What the editor reads of one product. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { productsKey } from "../../records/records.queries.ts";
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
      const [{ data: row }, pictures, { data: notes }] = await Promise.all([
        db().from("products").select("*").eq("id", id).abortSignal(signal).single().throwOnError(),
        readPictures(id, signal),
        db()
          .from("product_notes")
          .select("cost_cents, lot, note")
          .eq("product_id", id)
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError(),
      ]);
      return { row, pictures, notes };
    },
  });
