import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toolButton } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { MoveButtons } from "../kit/move-buttons.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { useWrite } from "../kit/use-write.ts";
import { WordsField } from "../kit/words-field.tsx";
import { Problem } from "../problem.tsx";
import { deleteRow, undoOf, writeRow } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { type ReviewRow, reviewFields, reviewSchema } from "./review-fields.ts";
import { addReview, reviewsQuery } from "./review-writes.ts";

/** What customers said: worded, ordered, hidden, removed, each with a way back. */
export function ReviewsForm() {
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery);
  const { problem, write } = useWrite({ isOfMany: true });
  const [added, setAdded] = useState<ReviewRow>();
  if (!data) {
    return <LoadState of={{ isError, isFetching, refetch }} failed="Failed to load the reviews." />;
  }

  const show = ({ id, name, version, is_shown }: ReviewRow) =>
    write(async () => {
      await writeRow("reviews", id, { is_shown: !is_shown, version });
      return {
        title: `${name}’s review is ${is_shown ? "hidden" : "shown"}.`,
        undo: () => writeRow("reviews", id, { is_shown, version: version + 1 }),
      };
    }, `show review ${id}`);

  const remove = ({ version, updated_at: _, ...row }: ReviewRow) =>
    write(async () => {
      await deleteRow("reviews", row.id, version);
      return { title: `${row.name}’s review is removed.`, undo: () => addReview(row) };
    }, `remove review ${row.id}`);

  /** Each gets its place anew, so that equal ones are told apart. */
  const move = (from: number, to: number) =>
    write(async () => {
      const order = data.toSpliced(from, 1).toSpliced(to, 0, data[from]!);
      for (const [position, row] of order.entries()) {
        if (row.position === position) continue;
        await writeRow("reviews", row.id, { position, version: row.version });
      }
      return undefined;
    }, "order of reviews");

  const list = added && !data.some(({ id }) => id === added.id) ? [...data, added] : data;
  return (
    <Section
      title="Reviews"
      about="Customer reviews on the home page, in this order, up to 50. Samples are marked; yours say where they were published."
    >
      {list.length === 0 ? <p>No reviews. The home page links to the showrooms instead.</p> : null}
      <ul className="divide-y divide-line">
        {list.map((review, at) => {
          const { id, name, rating, text, is_sample, is_shown } = review;
          return review === added ? (
            <li key={id} className="grid gap-3 py-4">
              <h3 className="text-lg">A new review</h3>
              <ReviewForm review={review} />
            </li>
          ) : (
            <li key={id} className="grid gap-2 py-4">
              <h3 className="font-sans text-base font-bold [overflow-wrap:anywhere]">
                {name}, {rating} of 5 stars
                {is_sample ? " · sample" : ""}
                {is_shown ? "" : " · hidden"}
              </h3>
              <p className="line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>
              <details>
                <summary className="min-h-11 py-2.5 font-semibold">
                  Edit<span className="sr-only"> {name}’s review</span>
                </summary>
                <ReviewForm review={review} />
              </details>
              <div className="flex flex-wrap gap-2">
                <MoveButtons
                  label={`${name}’s review`}
                  {...{ at, count: data.length, onMove: (to) => void move(at, to) }}
                />
                <button type="button" className={toolButton()} onClick={() => show(review)}>
                  {is_shown ? "Hide" : "Show"}
                  <span className="sr-only"> {name}’s review</span>
                </button>
                <button type="button" className={toolButton()} onClick={() => remove(review)}>
                  Remove<span className="sr-only"> {name}’s review</span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <Problem>{problem}</Problem>
      <button
        type="button"
        className={button("outline", "sm", "min-h-11")}
        onClick={() => setAdded(newReview(data))}
      >
        Add a review
      </button>
    </Section>
  );
}

const newReview = (others: readonly ReviewRow[]): ReviewRow => ({
  ...{ id: uuid(), name: "", rating: 5, text: "", shown_date: "", source: "", source_url: null },
  ...{ is_sample: false, is_shown: true, version: 0, updated_at: "" },
  position: Math.max(0, ...others.map(({ position }) => position + 1)),
});

/** One review, or a new one, which is in no list yet. */
function ReviewForm({ review }: { review: ReviewRow }) {
  const { id, name, version, is_sample, updated_at: _, ...row } = review;
  const isNew = version === 0;
  const title = `${name || "The"}’s review`;
  return (
    <RecordForm
      label={isNew ? "the review" : title}
      done={({ name }) => `${name}’s review is saved.`}
      record={{ table: "reviews", key: id }}
      draft={isNew ? "new review" : `review ${id}`}
      saved={reviewFields(review)}
      version={version}
      schema={reviewSchema}
      write={async (typed, over) => {
        if (isNew) {
          await addReview({ ...row, ...typed, id, is_sample });
          return undefined;
        }
        await writeRow("reviews", id, { ...typed, version: over });
        // What was a sample is one again when it is taken back.
        const undo = await undoOf("reviews", id);
        return undo ? { title: `${typed.name}’s review is saved.`, undo } : undefined;
      }}
      undo={isNew ? () => deleteRow("reviews", id, 1) : undefined}
    >
      {({ bind }) => (
        <>
          {is_sample ? (
            <p className="text-sm text-ink-soft">
              Made up for the sample shop. Replace it with a real customer’s words and where they
              were published.
            </p>
          ) : null}
          <WordsField label="What the customer said" rows={4} {...bind("text")} />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField label="Customer’s name" {...bind("name")} />
            <SelectField label="Stars" {...bind("rating")}>
              {["5", "4", "3", "2", "1"].map((stars) => (
                <option key={stars}>{stars}</option>
              ))}
            </SelectField>
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
