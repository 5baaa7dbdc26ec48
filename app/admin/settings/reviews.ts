/** Reviews: what the form of one holds, and how they are read, shown and removed. Each write throws what the database refuses. */
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { httpsLink, orNull, wholeNumber, words } from "../kit/schema.ts";
import { deleteRow, undoOf, writeRow } from "../records/row-writes.ts";
import { read, rowsPerRequest } from "../requests.ts";

export type ReviewRow = Tables<"reviews">;

const linkProblem = "Enter a link that starts with https:// and has no spaces.";

/** The row that a form stands for; a review in the owner's words says where it was published. SQL repeats the lengths. */
export const reviewSchema = v.object({
  name: words(60, "Enter the customer’s name, up to 60 characters."),
  rating: wholeNumber(1, 5, "Choose one to five stars."),
  text: words(1000, "Enter what the customer said, up to 1,000 characters."),
  shown_date: words(40, "Enter when it was written, up to 40 characters."),
  source: words(60, "Enter where it was published, up to 60 characters."),
  source_url: orNull(
    v.pipe(httpsLink(linkProblem), v.maxLength(400, "Enter a link of up to 400 characters.")),
  ),
});

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
