import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatNumber } from "../format.ts";
import { demandQuery } from "../records/demand.queries.ts";
import type { Product } from "../records/records.queries.ts";
import { demandKinds } from "./demand.ts";

/** How much a product draws people and what comes of it, in the last 7 and 28 days. */
export function DemandNumbers({ product }: { product: Product }) {
  const { data } = useQuery(demandQuery);
  if (!data) return null;
  const counts = data.products.get(product.id);
  const shown = demandKinds.filter(
    ({ kind, isOfVisits }) => !isOfVisits || data.isOn || counts?.[kind],
  );
  return (
    <section aria-labelledby="demand">
      <h2 id="demand" className="mb-2 text-xl">
        Demand
      </h2>
      <div className="rounded-card border border-line bg-surface p-3">
        <table className="w-full max-w-md text-left">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="font-normal">
                <span className="sr-only">What</span>
              </th>
              <th scope="col" className="text-right font-normal">
                7 days
              </th>
              <th scope="col" className="text-right font-normal">
                28 days
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, label }) => (
              <tr key={kind}>
                <th scope="row" className="py-0.5 font-normal">
                  {label}
                </th>
                {(counts?.[kind] ?? [0, 0]).map((count, at) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the two spans of time.
                    key={at}
                    className="tabular text-right font-semibold"
                  >
                    {formatNumber(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {data.isOn ? null : (
          <p className="mt-2 text-sm text-ink-soft">
            Views and taps aren’t counted.{" "}
            <Link to="/admin/settings#counting">See what counting does</Link>
          </p>
        )}
      </div>
    </section>
  );
}
