/** Reads, adds, shows and removes reviews. Each throws what the database refuses. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { deleteRow, undoOf, writeRow } from "../records/row-writes.ts";
import { read, rowsPerRequest } from "../requests.ts";
import type { ReviewRow } from "./review-fields.ts";

/** In the order of the home page. */
export const reviewsQuery = queryOptions({
  queryKey: ["reviews"],
  queryFn: ({ signal }) =>
    read(
      signal,
      db().from("reviews").select("*").order("position").order("id").limit(rowsPerRequest),
    ),
});

/** Hides it from the home page, or shows it there again. */
export async function showReview({ id, name, version, is_shown }: ReviewRow) {
  await writeRow("reviews", id, { is_shown: !is_shown, version });
  return {
    title: `${name}’s review is ${is_shown ? "hidden" : "shown"}.`,
    undo: await undoOf("reviews", id, version + 1),
  };
}

export async function removeReview({ id, name, version }: ReviewRow) {
  await deleteRow("reviews", id, version);
  return { title: `${name}’s review is removed.`, undo: await undoOf("reviews", id) };
}
