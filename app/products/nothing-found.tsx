import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import type { CardFacts } from "./card-facts.ts";
import { choiceLabel } from "./choices.tsx";
import { choicesOf, filterCards, type SearchTerms, without } from "./filter.ts";
import type { SizeTestOf } from "./size-filter.ts";

interface NothingFoundProps {
  path: string;
  cards: readonly CardFacts[];
  filter: URLSearchParams;
  words?: SearchTerms;
  sizeTestOf?: SizeTestOf;
}

/** An empty list, or an empty result with the choices that would fill it when taken back. */
export default function NothingFound({
  path,
  cards,
  filter,
  words,
  sizeTestOf,
}: NothingFoundProps) {
  const ways = choicesOf(filter)
    .map((choice) => ({ choice, rest: without(filter, choice) }))
    .map((way) => ({
      ...way,
      count: filterCards(cards, way.rest, words, sizeTestOf?.(way.rest)).length,
    }))
    .filter(({ count }) => count > 0);
  const { phone, showrooms } = useShop();
  return (
    <div className="mt-4 grid justify-items-center gap-4 rounded-card border border-line bg-surface px-5 py-14 text-center">
      <h2 className="text-2xl">
        {cards.length > 0 ? "Nothing matches all of that" : "Nothing in stock here right now"}
      </h2>
      <p className="max-w-prose text-ink-soft">
        New closeouts arrive all the time, and some aren’t on this page yet. Ask us at{" "}
        <a href={phone.href} className="font-bold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
        .
      </p>
      <Link to={`/saved?alert&${filter}`} className={button()}>
        Tell me when one comes in
      </Link>
      <ul className="flex flex-wrap justify-center gap-2">
        {ways.map(({ choice, rest, count }) => (
          <li key={choice.join()}>
            <Link to={`?${rest}`} replace preventScrollReset className={button("outline")}>
              Without {choiceLabel(choice, showrooms)}: {count}
            </Link>
          </li>
        ))}
        {cards.length > 0 ? (
          <li>
            <Link to={path} replace preventScrollReset className={button()}>
              Show all {cards.length}
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
