/** Reads and adds reviews; records/row-writes.ts changes and removes them. Throws what the database refuses. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { rowsPerRequest } from "../requests.ts";
import type { ReviewRow } from "./review-fields.ts";

const reviews = () => db().from("reviews");

/** In the order of the home page. */
export const reviewsQuery = queryOptions({
  queryKey: ["reviews"],
  queryFn: async ({ signal }): Promise<ReviewRow[]> => {
    const { data } = await reviews()
      .select("*")
      .order("position")
      .order("id")
      .limit(rowsPerRequest)
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

export async function addReview(row: Omit<ReviewRow, "version" | "updated_at">) {
  await reviews().insert(row).throwOnError();
}
