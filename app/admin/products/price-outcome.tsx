import { useQuery } from "@tanstack/react-query";
import { formatMoney, savings } from "#shop/money.ts";
import { centsOf, parseMoney, priceWarnings } from "../records/money-input.ts";
import { shopQuery } from "../records/records.queries.ts";

interface PriceOutcomeProps {
  /** The price before, in cents; without it, a new one. */
  was?: number;
  price: string;
  compareAt: string;
}

export function PriceOutcome({ was, ...typed }: PriceOutcomeProps) {
  const { data: shop } = useQuery(shopQuery);
  const price = centsOf(parseMoney(typed.price));
  const compareAt = centsOf(parseMoney(typed.compareAt));
  if (price === undefined || compareAt === undefined || compareAt <= price) return null;
  const { percent, cents } = savings(price, compareAt);
  const freeFrom = shop?.free_delivery_from_cents;
  return (
    <div className="text-sm text-ink-soft">
      <p>
        The page will say <b className="text-ink">{percent}% off</b>, {formatMoney(cents)} saved.
      </p>
      {priceWarnings({ was: was ?? price, price, compareAt, freeFrom }).map((words) => (
        <p key={words} className="font-semibold text-brass">
          {words}
        </p>
      ))}
    </div>
  );
}
