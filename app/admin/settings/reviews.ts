import * as v from "valibot";
import { db } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field } from "../kit/fields.tsx";
import { formOfRow } from "../kit/form-of-row.ts";
import { httpsLink, orNull, wholeNumber, words } from "../kit/schema.ts";
import { removeRow, undoOf, writeRow } from "../records/row-writes.ts";
import { rowsPerRequest, rowsQuery } from "../requests.ts";

export type ReviewRow = Tables<"reviews">;

const linkProblem = "Enter a link that starts with https:// and has no spaces.";

/** SQL repeats the lengths. */
export const reviewSchema = v.object({
  text: field(
    "What the customer said",
    words(1000, "Enter what the customer said, up to 1,000 characters."),
    { rows: 4 },
  ),
  name: field("Customer’s name", words(60, "Enter the customer’s name, up to 60 characters.")),
  rating: field("Stars", wholeNumber(1, 5, "Choose one to five stars."), {
    options: ["5", "4", "3", "2", "1"],
  }),
  shown_date: field(
    "When, as the page shows it",
    words(40, "Enter when it was written, up to 40 characters."),
    { placeholder: "November 2026" },
  ),
  source: field(
    "Where it was published",
    words(60, "Enter where it was published, up to 60 characters."),
    { placeholder: "Google" },
  ),
  source_url: field(
    "Link to it (if there is one)",
    orNull(
      v.pipe(httpsLink(linkProblem), v.maxLength(400, "Enter a link of up to 400 characters.")),
    ),
    { type: "url", placeholder: "https://", width: "full" },
  ),
});

export const newReview = (position: number): ReviewRow => ({
  ...{ id: uuid(), position, name: "", rating: 5, text: "", shown_date: "", source: "" },
  ...{ source_url: null, is_sample: false, is_shown: true, version: 0, updated_at: "" },
});

export const titleOf = ({ name }: ReviewRow) => `${name}’s review`;

export function formOfReview(review: ReviewRow) {
  const isNew = review.version === 0;
  const given = { position: review.position };
  return {
    label: isNew ? "the review" : titleOf(review),
    draft: isNew ? "new review" : `review ${review.id}`,
    ...formOfRow("reviews", review, { schema: reviewSchema, given }),
    done: ({ name }: { name: string }) => `${name}’s review is saved.`,
  };
}

export const reviewsQuery = rowsQuery(["reviews"], () =>
  db().from("reviews").select("*").order("position").order("id").limit(rowsPerRequest),
);

export async function showReview({ id, name, version, is_shown }: ReviewRow) {
  await writeRow("reviews", id, { is_shown: !is_shown, version });
  return {
    title: `${name}’s review is ${is_shown ? "hidden" : "shown"}.`,
    undo: await undoOf("reviews", id, version + 1),
  };
}

export const removeReview = async (review: ReviewRow) => ({
  title: `${review.name}’s review is removed.`,
  ...(await removeRow("reviews", review)),
});
