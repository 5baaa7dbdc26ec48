/** The shop's own pictures: which stand where, and how one is chosen. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { ShopPlace } from "#shop/shop.ts";
import { read } from "../requests.ts";

export const looksQuery = queryOptions({
  queryKey: ["looks"],
  queryFn: ({ signal }) =>
    read(
      signal,
      db()
        .from("product_pictures")
        .select("place, original, problem")
        .not("place", "is", null)
        .not("place", "like", "article-%"),
    ),
});

/** Sends it first, so that no place names what is not there. */
export async function setPicture(place: ShopPlace, original: string | null) {
  if (original) {
    const { sendOriginal } = await import("../pictures/storage.ts");
    await sendOriginal(original);
  }
  await db()
    .rpc("set_shop_picture", { place, original: original as string })
    .throwOnError();
}
