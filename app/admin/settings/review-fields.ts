/** What the form of one review holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { httpsLink, orNull, wholeNumber, words } from "../kit/schema.ts";

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
