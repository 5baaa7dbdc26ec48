import { useQuery } from "@tanstack/react-query";
import { ActButton } from "../kit/act-button.tsx";
import { RecordList } from "../kit/record-list.tsx";
import { orderRows } from "../records/row-writes.ts";
import {
  formOfReview,
  newReview,
  removeReview,
  reviewSchema,
  reviewsQuery,
  showReview,
  titleOf,
} from "./reviews.ts";

export function ReviewsForm() {
  return (
    <RecordList
      title="Reviews"
      about="Customer reviews on the home page, in this order, up to 50: only real customers, good and bad alike. Samples are marked; yours say where they were published."
      of={useQuery(reviewsQuery)}
      what="the reviews"
      empty="No reviews. The home page links to the showrooms instead."
      addWords="Add a review"
      nameOf={titleOf}
      blank={newReview}
      order={(ids) => orderRows("reviews", ids)}
      schema={reviewSchema}
      form={(review) => ({
        ...formOfReview(review),
        children: ({ show }) => (
          <>
            {review.version === 0 ? <h3 className="text-lg">A new review</h3> : null}
            {review.is_sample ? (
              <p className="text-sm text-ink-soft">
                Made up for the sample shop. Replace it with a real customer’s words and where they
                were published.
              </p>
            ) : null}
            {show()}
          </>
        ),
      })}
    >
      {(review, form, moves) => {
        const { id, version, name, rating, text, is_sample, is_shown } = review;
        if (version === 0) return form;
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
              {form}
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
