import { db } from "#app/lib/supabase.ts";
import type { ShopPlace } from "#shop/shop.ts";
import { rowsQuery } from "../requests.ts";

export const looksQuery = rowsQuery(["looks"], () =>
  db()
    .from("product_pictures")
    .select("place, original, problem")
    .not("place", "is", null)
    .not("place", "like", "article-%"),
);

/** The original is at the shop by then; null takes the picture away. */
export async function setPicture(place: ShopPlace, original: string | null) {
  await db()
    .rpc("set_shop_picture", { place, original: original as string })
    .throwOnError();
}
