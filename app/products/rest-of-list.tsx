import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { loadJson } from "#app/lib/load-json.ts";
import { button } from "#app/ui/button.ts";
import { cardsPerPage, listPagePath } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import type { Category } from "#shop/product.ts";
import type { CardFacts } from "./card-facts.ts";
import { ListPageLinks } from "./list-page-links.tsx";

interface RestOfListProps {
  category: Category;
  path: string;
  pages: number;
  /** How many cards are shown now, and how many the filter has found. */
  shown: number;
  found: number;
  filter: URLSearchParams;
  /** Called with all cards of the list. */
  onCards: (cards: CardFacts[]) => void;
}

/**
 * Below the first cards of a long list: the way to the others. The whole list is loaded at the first
 * touch, or at once where the address asks for more than the page shows.
 */
export default function RestOfList(props: RestOfListProps) {
  const { category, path, pages, shown, found, filter, onCards } = props;
  const navigate = useNavigate();
  const query = filter.toString();
  const place = useRef<number>(undefined);

  useEffect(() => {
    const load = () => {
      loadJson<CardFacts[]>(`/products/lists/${category}.json`).then(
        (cards) => {
          place.current = placeBefore();
          onCards(cards);
        },
        () => undefined,
      );
    };
    if (query) return load();
    const touches = ["pointerdown", "keydown", "scroll"] as const;
    for (const touch of touches) addEventListener(touch, load, { once: true, passive: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, load);
    };
  }, [category, query, onCards]);

  useLayoutEffect(() => {
    if (place.current) scrollTo(0, place.current);
    place.current = undefined;
  });

  function showMore(event: React.MouseEvent) {
    event.preventDefault();
    const more = new URLSearchParams(filter);
    more.set("show", String(shown + cardsPerPage));
    navigate({ search: more.toString() }, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="mt-8 grid justify-items-center gap-6">
      {found > shown ? (
        <a
          href={listPagePath(category, 2)}
          onClick={showMore}
          className={button("primary", "lg", "max-sm:w-full")}
        >
          Show {Math.min(cardsPerPage, found - shown)} more
        </a>
      ) : null}
      {query ? null : <ListPageLinks category={category} path={path} pages={pages} current={1} />}
    </div>
  );
}

/**
 * Where a page that is loaded anew, as by Back, was left: the router scrolled there when only the first
 * cards stood on it, and came no further than its end.
 */
function placeBefore(): number | undefined {
  if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) return undefined;
  try {
    const places: Record<string, number> = JSON.parse(
      sessionStorage.getItem("react-router-scroll-positions") ?? "{}",
    );
    return own(places, history.state?.key);
  } catch {
    return undefined;
  }
}
