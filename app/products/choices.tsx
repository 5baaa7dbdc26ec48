import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { doorWords } from "#shop/door.ts";
import { formatMoney } from "#shop/money.ts";
import type { CardFacts } from "./card-facts.ts";
import { type Showrooms, valueLabel } from "./facet-labels.ts";
import { type Choice, choicesOf, type FacetName, without } from "./filter.ts";
import { seatsLabel } from "./size-words.ts";

/** Everything that the filter of a list asks for, each with a way to take it back. */
export default function Choices({ path, filter }: { path: string; filter: URLSearchParams }) {
  const { showrooms } = useShop();
  return (
    <div className="my-2 flex flex-wrap items-center gap-2">
      {choicesOf(filter).map((choice) => (
        <Link
          key={choice.join()}
          to={`?${without(filter, choice)}`}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-spruce-wash py-1 pr-2 pl-3.5 text-sm font-semibold text-spruce no-underline hover:underline"
        >
          <span className="sr-only">Remove the filter </span>
          {choiceLabel(choice, showrooms)}
          <Icon name="close" className="size-4" />
        </Link>
      ))}
      <Link to={path} replace preventScrollReset className={button("quiet", "sm", "min-h-11")}>
        Clear all
      </Link>
    </div>
  );
}

/** Where ranges of prices begin and end, in dollars. */
const bounds = [0, 100, 250, 500, 1_000, 1_500, 2_000, Number.POSITIVE_INFINITY];

interface PriceRangesProps {
  cards: readonly Pick<CardFacts, "priceCents">[];
  filter: URLSearchParams;
}

/** Ranges of a list's prices, each with how many it has; a press asks for one, and a second press for all again. */
export function PriceRanges({ cards, filter }: PriceRangesProps) {
  const ranges = bounds.slice(1).map((to, at) => {
    const from = bounds[at]!;
    const count = cards.filter(({ priceCents }) => {
      const dollars = priceCents / 100;
      return dollars >= from && dollars <= to;
    }).length;
    return { min: from ? String(from) : "", max: Number.isFinite(to) ? String(to) : "", count };
  });
  return ranges.map(({ min, max, count }) => {
    if (count === 0) return null;
    const isChosen = (filter.get("min") ?? "") === min && (filter.get("max") ?? "") === max;
    const wanted = new URLSearchParams(filter);
    for (const [name, value] of Object.entries({ min, max })) {
      wanted.delete(name);
      if (value && !isChosen) wanted.set(name, value);
    }
    return (
      <Link
        key={min}
        to={`?${wanted}`}
        replace
        preventScrollReset
        aria-current={isChosen}
        className={cn("range text-ink no-underline", isChosen && "font-bold")}
      >
        {rangeLabel(min, max)}
        <small>{count}</small>
      </Link>
    );
  });
}

const rangeLabel = (min: string, max: string) => {
  const [from, to] = [min, max].map((dollars) => formatMoney(Number(dollars) * 100));
  if (!min) return `Up to ${to}`;
  return max ? `${from} to ${to}` : `From ${from}`;
};

/** A choice in words: “oak”, Up to $900, Bed. */
export function choiceLabel([name, value]: Choice, showrooms: Showrooms) {
  if (name === "q") return `“${value}”`;
  if (name === "min") return `From ${formatMoney(Number(value) * 100)}`;
  if (name === "max") return `Up to ${formatMoney(Number(value) * 100)}`;
  if (name === "seats") return `Seats ${seatsLabel(value)}`;
  if (name === "door") return `Fits a ${doorWords(Number(value))}`;
  if (name === "seat") return `Seat ${value} in. high`;
  if (name === "holds") return `Holds ${value} lb`;
  if (name === "about") return `About ${value} in. wide`;
  if (name === "width") return `Up to ${value} in. wide`;
  if (name === "room") return `Fits a room of ${value.replace("x", " × ")} in.`;
  return valueLabel(name as FacetName, value, showrooms);
}
