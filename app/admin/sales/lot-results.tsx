import { useQuery } from "@tanstack/react-query";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { formatNumber, plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { lotResultsQuery } from "./sales.queries.ts";
import type { LotResult } from "./sales.ts";
import { sayResult } from "./sales-list.ts";

/** What each lot cost and brought, whatever the period: earned, left, and since when it is even. */
export function LotResults() {
  const query = useQuery(lotResultsQuery);
  if (!query.data) return <LoadState of={query} what="the lots" />;
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="lots" className="grid gap-2">
      <h2 id="lots" className="text-lg">
        Lots, since they arrived
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {query.data.map((lot) => (
          <li key={lot.id} className="px-3 py-2 text-sm [overflow-wrap:anywhere]">
            <p>
              <b className="text-base">
                {lot.supplier}, {formatCalendarDay(lot.arrived_on)}
              </b>
              : {sayResult(lot)}
            </p>
            <p className="text-ink-soft">{sayRest(lot)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sayRest = ({ paid, revenue, items, left, left_value, days }: LotResult) =>
  [
    paid === null ? "" : `${formatMoney(paid)} paid`,
    `${plural(items, "item")} sold for ${formatMoney(revenue)}`,
    `${formatNumber(left)} left, ${formatMoney(left_value)} at today’s prices`,
    days === null ? "" : `${plural(days, "day")} in stock on average`,
  ]
    .filter(Boolean)
    .join(" · ");
