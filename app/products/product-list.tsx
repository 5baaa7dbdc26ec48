import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { maxCompared } from "#app/cart/saved.ts";
import { afterPaint } from "#app/lib/after-paint.ts";
import { loadedJson, loadJson } from "#app/lib/load-json.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { CompareLink } from "#app/products/compare-box.tsx";
import { latePart } from "#app/start/late-part.tsx";
import { lazy, preload, usePart, whenLoaded } from "#app/start/lazy.ts";
import { cn } from "#app/ui/cn.ts";
import type { Category } from "#shop/product.ts";
import type { CardFacts } from "./card-facts.ts";
import { filterCards, type SearchTerms, sizeNames, validFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { listFacts } from "./list-facts.ts";
import { loadProduct } from "./load-product.ts";
import { MyPlace } from "./my-place.tsx";
import { ProductCard } from "./product-card.tsx";
import type { SizeTestOf } from "./size-filter.ts";
import { SizeMenu } from "./size-menu.tsx";

const NothingFound = lazy(() => import("./nothing-found.tsx"));
const loadDialog = () => import("./product-dialog.tsx");

const RestOfList = latePart(async () => (await import("./rest-of-list.tsx")).default);

type List = Pick<ReturnType<typeof listFacts>, "path" | "category" | "count" | "cards" | "pages">;

/**
 * A grid of products with its filter. The filter and the opened product live in the router's
 * location, `?type=bed&item=<slug>`; while a product is open the address bar shows the product's own
 * address, so that it can be shared.
 */
export function ProductList({ list }: { list: List }) {
  const { path, category, count, pages } = list;
  const first = useMemo((): CardFacts[] => JSON.parse(list.cards), [list.cards]);
  const hydrated = useHydrated();
  // Back finds its place only if the cards down there are drawn at once.
  const [all, setAll] = useState(() => (hydrated && pages ? cardsSeen(category) : undefined));
  const cards = all ?? first;
  const offered = useMemo(() => cards.filter(({ sold }) => !sold), [cards]);
  const { search } = useLocation();
  // Only on a page as it was loaded: where the router opens the list, Back must find its exact place.
  const [leavesOutUnseen] = useState(!hydrated);
  const filter = validFilter(hydrated ? search : "");
  const opened = offered.find(({ slug }) => slug === filter.get("item"));
  filter.delete("item");
  const shown = Number(filter.get("show")) || first.length;
  const { words, loadTerms } = useSearchTerms(category, filter.has("q"));
  const sizeTestOf = useSizes(category, filter);
  const found = filterCards(cards, filter, words, sizeTestOf?.(filter));
  const navigate = useNavigate();

  function open(event: React.MouseEvent) {
    const slug = slugOf(event.target, path);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    // What was sold has its page only, whose link the router follows.
    if (!slug || !isPlain || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    warm(event);
    const search = new URLSearchParams([...filter, ["item", slug]]).toString();
    afterPaint(() => navigate({ search }, { mask: `${path}/${slug}`, preventScrollReset: true }));
  }

  /** Of a finger only the tap, which is answered first: it would have to wait for this. */
  function warm(event: React.SyntheticEvent) {
    const slug = slugOf(event.target, path);
    if (!slug) return;
    afterPaint(() => {
      preload(loadDialog);
      loadProduct(slug).catch(() => undefined);
    });
  }

  return (
    <div className="container-page pt-1 pb-6 lg:pt-7">
      <MyPlace lists={category} cards={all || !pages ? found : undefined}>
        {cards.length > 0 ? (
          <FilterBar
            path={path}
            cards={offered}
            filter={filter}
            // What is not loaded yet is there as well.
            found={all || search ? found.filter(({ sold }) => !sold).length : count}
            total={count}
            onSearchFocus={loadTerms}
            sizeMenu={(isTouched) => <SizeMenu {...{ filter, isTouched }} />}
          >
            <CompareLink from={cards.length <= maxCompared && path} />
          </FilterBar>
        ) : null}
        {found.length > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click.
          <ul
            onClick={open}
            onPointerOver={(event) => event.pointerType !== "touch" && warm(event)}
            onFocus={warm}
            className={cn(
              "grid grid-cols-2 gap-2.5 sm:gap-5 lg:gap-6",
              cards.length > 4 ? "lg:grid-cols-3" : "lg:grid-cols-4",
              leavesOutUnseen && "leaves-out-unseen",
            )}
          >
            {(pages ? found.slice(0, shown) : found).map((card, index) => (
              <ProductCard
                key={card.slug}
                card={card}
                path={`${path}/${card.slug}`}
                isInList
                isNarrow={cards.length <= 4}
                priority={index < 2}
              />
            ))}
          </ul>
        ) : (
          <Suspense>
            <NothingFound {...{ path, filter, words, sizeTestOf }} cards={offered} />
          </Suspense>
        )}
        <OpenedProduct path={path} card={opened} filter={filter} />
      </MyPlace>
      {pages ? (
        <RestOfList
          {...{ category, path, pages, shown, filter }}
          found={all || search ? found.length : count}
          onCards={setAll}
        />
      ) : null}
    </div>
  );
}

interface OpenedProductProps {
  path: string;
  card?: CardFacts;
  filter: URLSearchParams;
}

function OpenedProduct({ path, card, filter }: OpenedProductProps) {
  const { mask } = useLocation();
  const navigate = useNavigate();
  const last = useRef<string>(undefined);

  // However it was closed, with Back too, the keyboard goes on from the card.
  useEffect(() => {
    if (!card && last.current)
      document
        .querySelector<HTMLElement>(`a[href="${path}/${last.current}"]`)
        ?.focus({ preventScroll: true });
    last.current = card?.slug;
  }, [card, path]);

  function close() {
    if (mask) navigate(-1);
    else navigate({ search: filter.toString() }, { replace: true, preventScrollReset: true });
  }

  const dialog = usePart(loadDialog, card !== undefined);
  return card && dialog ? (
    <dialog.default card={card} path={`${path}/${card.slug}`} onClose={close} />
  ) : null;
}

/** All cards of a list that was whole on this page before. */
function cardsSeen(category: string) {
  return loadedJson<CardFacts[]>(`/products/lists/${category}.json`);
}

/** More than the cards say, for the search; loaded when somebody is about to search. */
function useSearchTerms(category: Category, searching: boolean) {
  const [words, setWords] = useState<SearchTerms>();
  const loadTerms = () => {
    loadJson<SearchTerms>(`/products/words/${category}.json`).then(setWords, () => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a search begins.
  useEffect(() => {
    if (searching) loadTerms();
  }, [searching]);
  return { words, loadTerms };
}

/** What tells which products have the sizes that the filter asks for; loaded when it first asks for one. */
function useSizes(category: Category, filter: URLSearchParams) {
  const [testOf, setTestOf] = useState<SizeTestOf>();
  const isAsked = sizeNames.some((name) => filter.has(name));
  useEffect(() => {
    if (!isAsked) return;
    whenLoaded(import("./size-filter.ts"))
      .then(({ loadSizes }) => loadSizes(category))
      .then(
        (found) => setTestOf(() => found),
        () => undefined,
      );
  }, [isAsked, category]);
  return isAsked ? testOf : undefined;
}

/** Of the product whose link that is. */
function slugOf(target: EventTarget, path: string) {
  const address = (target as Element).closest("a")?.getAttribute("href");
  return address?.startsWith(`${path}/`) ? address.slice(path.length + 1) : undefined;
}
