import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { ProductImage } from "../../pictures/picture.ts";
import { sendOriginal } from "../../pictures/storage.ts";
import { productsKey } from "../../records/records.queries.ts";
import { read } from "../../requests.ts";
import type { Checked, ProductNotes } from "./product-fields.ts";

export interface FullProduct {
  row: Tables<"products">;
  pictures: Awaited<ReturnType<typeof readPictures>>;
  notes: ProductNotes | null;
}

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

interface ProductToSave extends Pick<Checked, "pictures"> {
  product: Record<string, unknown>;
  /** Without it, stock stays as it is counted elsewhere. */
  stock?: Checked["stock"];
  /** Made once for one new product: a second try after a lost answer is the same product. */
  request?: string;
}

/** Every original is at the shop before a row names it. */
export async function saveProduct(saved: ProductToSave): Promise<Tables<"products">> {
  const { product, pictures, stock, request } = saved;
  for (const { original } of pictures) await sendOriginal(original);
  const { data } = await db()
    .rpc("save_product", {
      product: product as never,
      pictures: pictures.map(({ alt, ...one }) => ({ ...one, alt: alt.trim() })) as never,
      ...(stock ? { stock: stock as never } : {}),
      ...(request ? { request } : {}),
    })
    .throwOnError();
  return data[0]!;
}

async function readPictures(product: string, signal: AbortSignal) {
  const data = await read(
    signal,
    db()
      .from("product_pictures")
      .select("id, original, alt, turn, zoom, focus_x, focus_y, light, stands_in, name, problem")
      .eq("product_id", product)
      .order("position")
      .order("id"),
  );
  return data satisfies ProductImage[];
}
