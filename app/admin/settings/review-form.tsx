import { TextField } from "#app/ui/text-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { SelectField } from "../kit/select-field.tsx";
import { WordsField } from "../kit/words-field.tsx";
import { formOfRow } from "../records/row-writes.ts";
import { type ReviewRow, reviewSchema } from "./reviews.ts";

/** One review, or a new one, which is in no list yet. */
export function ReviewForm({ review }: { review: ReviewRow }) {
  const { id, version, updated_at: _, ...row } = review;
  const { name, is_sample } = row;
  const isNew = version === 0;
  const title = `${name || "The"}’s review`;
  return (
    <RecordForm
      label={isNew ? "the review" : title}
      done={({ name }) => `${name}’s review is saved.`}
      {...formOfRow("reviews", review, row)}
      draft={isNew ? "new review" : `review ${id}`}
      saved={textsOf(review, reviewSchema)}
      schema={reviewSchema}
    >
      {({ bind }) => (
        <>
          {isNew ? <h3 className="text-lg">A new review</h3> : null}
          {is_sample ? (
            <p className="text-sm text-ink-soft">
              Made up for the sample shop. Replace it with a real customer’s words and where they
              were published.
            </p>
          ) : null}
          <WordsField label="What the customer said" rows={4} {...bind("text")} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Customer’s name" {...bind("name")} />
            <SelectField label="Stars" options={["5", "4", "3", "2", "1"]} {...bind("rating")} />
            <TextField
              label="When, as the page shows it"
              placeholder="November 2026"
              {...bind("shown_date")}
            />
            <TextField label="Where it was published" placeholder="Google" {...bind("source")} />
          </div>
          <TextField
            label="Link to it (if there is one)"
            type="url"
            placeholder="https://"
            {...bind("source_url")}
          />
        </>
      )}
    </RecordForm>
  );
}
