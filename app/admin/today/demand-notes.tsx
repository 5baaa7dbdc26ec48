import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { RowsSection } from "../kit/rows.tsx";
import { bentWords } from "../products/demand.ts";
import { demandQuery } from "../records/demand.queries.ts";
import type { Product } from "../records/records.queries.ts";

/** What people searched for and did not find, and counts that look as if somebody added to them. */
export function DemandNotes({ products }: { products: readonly Product[] }) {
  const { data } = useQuery(demandQuery);
  if (!data) return null;
  const bent = data.bent.flatMap((count) => {
    const product = products.find(({ id }) => id === count.product_id);
    return product ? [{ count, product }] : [];
  });
  return (
    <>
      <RowsSection id="bent" title="Counts that look off">
        {bent.slice(0, 5).map(({ count, product }) => (
          <li key={`${count.product_id} ${count.day} ${count.kind}`} className="p-3">
            <Link to={`/admin/products/${product.slug}`}>{bentWords(count, product.title)}</Link>. A
            post that took off, or somebody adding to it.
          </li>
        ))}
      </RowsSection>
      <RowsSection id="not-found" title="Searched for, not found">
        {data.searches.slice(0, 10).map(({ term, count }) => (
          <li key={term} className="flex justify-between gap-3 p-3 [overflow-wrap:anywhere]">
            <span>“{term}”</span>
            <span className="whitespace-nowrap text-ink-soft">{count} times in 28 days</span>
          </li>
        ))}
      </RowsSection>
    </>
  );
}
