import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { bentWords } from "../products/demand.ts";
import { demandQuery } from "../records/demand.queries.ts";
import type { Product } from "../records/records.queries.ts";

const card = "divide-y divide-line rounded-card border border-line bg-surface";

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
      {bent.length > 0 ? (
        <section aria-labelledby="bent">
          <h2 id="bent" className="mb-2 text-xl">
            Counts that look off
          </h2>
          <ul className={card}>
            {bent.slice(0, 5).map(({ count, product }) => (
              <li key={`${count.product_id} ${count.day} ${count.kind}`} className="p-3">
                <Link to={`/admin/products/${product.slug}`}>
                  {bentWords(count, product.title)}
                </Link>
                . A post that took off, or somebody adding to it.
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {data.searches.length > 0 ? (
        <section aria-labelledby="not-found">
          <h2 id="not-found" className="mb-2 text-xl">
            Searched for, not found
          </h2>
          <ul className={card}>
            {data.searches.slice(0, 10).map(({ term, count }) => (
              <li key={term} className="flex justify-between gap-3 p-3 [overflow-wrap:anywhere]">
                <span>“{term}”</span>
                <span className="whitespace-nowrap text-ink-soft">{count} times in 28 days</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
