/** Reads and writes the reviews. Each write throws where the database refuses, or no row was changed. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { changedRows, rowsPerRequest } from "../requests.ts";
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

/** `version` is the one that it was made over. */
export async function changeReview(id: string, change: Partial<ReviewRow> & { version: number }) {
  changedRows(await reviews().update(change).eq("id", id).select("id").throwOnError());
}

/** What somebody else has changed since that version stays. */
export async function removeReview(id: string, version: number) {
  changedRows(
    await reviews().delete().eq("id", id).eq("version", version).select("id").throwOnError(),
  );
}
