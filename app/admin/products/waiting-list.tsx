import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { RowsSection } from "../kit/rows.tsx";
import type { Product } from "../records/records.queries.ts";
import { waitingQuery } from "../records/waiting.queries.ts";
import { isAbout, waitingWords } from "./waiting.ts";

interface WaitingListProps {
  product?: Product;
  products?: readonly Product[];
}

const maxShown = 20;

/** How many people asked for a text, and about what; they are texted by themselves when it comes true. */
export function WaitingList({ product, products = [] }: WaitingListProps) {
  const { data = [] } = useQuery(waitingQuery);
  const shown = data.filter(
    (waiting) => waiting.kind !== "check" && (!product || isAbout(waiting, product)),
  );
  return (
    <RowsSection
      id="waiting"
      title="Waiting for a text"
      note={
        shown.length > maxShown ? (
          <p className="mt-1 text-sm text-ink-soft">And {shown.length - maxShown} more.</p>
        ) : null
      }
    >
      {shown.slice(0, maxShown).map((waiting) => {
        const about = product ?? products.find(({ id }) => id === waiting.product_id);
        return (
          <li key={Object.values(waiting).join()} className="p-3 [overflow-wrap:anywhere]">
            {waitingWords(waiting)}
            {about && !product ? (
              <>
                {": "}
                <Link to={`/admin/products/${about.slug}`}>{about.title}</Link>
              </>
            ) : null}
          </li>
        );
      })}
    </RowsSection>
  );
}
