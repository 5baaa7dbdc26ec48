import { useQuery } from "@tanstack/react-query";
import { uuid } from "#app/lib/uuid.ts";
import { ActButton } from "../kit/act-button.tsx";
import { RecordList } from "../kit/record-list.tsx";
import { orderRows } from "../records/row-writes.ts";
import { ReviewForm } from "./review-form.tsx";
import { type ReviewRow, removeReview, reviewsQuery, showReview } from "./reviews.ts";

/** What customers said: worded, ordered, hidden, removed, each with a way back. */
export function ReviewsForm() {
  return (
    <RecordList
      title="Reviews"
      about="Customer reviews on the home page, in this order, up to 50: only real customers, good and bad alike. Samples are marked; yours say where they were published."
      of={useQuery(reviewsQuery)}
      what="the reviews"
      empty="No reviews. The home page links to the showrooms instead."
      addWords="Add a review"
      blank={newReview}
      order={{ save: (ids) => orderRows("reviews", ids), nameOf: titleOf }}
    >
      {(review, moves) => {
        const { id, version, name, rating, text, is_sample, is_shown } = review;
        if (version === 0) return <ReviewForm review={review} />;
        const words = <span className="sr-only"> {titleOf(review)}</span>;
        return (
          <>
            <h3 className="font-sans text-base font-bold wrap-anywhere">
              {name}, {rating} of 5 stars
              {is_sample ? " · sample" : ""}
              {is_shown ? "" : " · hidden"}
            </h3>
            <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{text}</p>
            <details>
              <summary className="min-h-11 py-2.5 font-semibold">Edit{words}</summary>
              <ReviewForm review={review} />
            </details>
            <div className="flex flex-wrap gap-2">
              {moves}
              <ActButton about={`show review ${id}`} act={() => showReview(review)}>
                {is_shown ? "Hide" : "Show"}
                {words}
              </ActButton>
              <ActButton about={`remove review ${id}`} act={() => removeReview(review)}>
                Remove{words}
              </ActButton>
            </div>
          </>
        );
      }}
    </RecordList>
  );
}

const titleOf = ({ name }: ReviewRow) => `${name}’s review`;

const newReview = (position: number): ReviewRow => ({
  ...{ id: uuid(), position, name: "", rating: 5, text: "", shown_date: "", source: "" },
  ...{ source_url: null, is_sample: false, is_shown: true, version: 0, updated_at: "" },
});
