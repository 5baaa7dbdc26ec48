import { useEffect } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { EntryCard } from "#app/cart/entry-card.tsx";
import { zipStore } from "#app/delivery/zip-field.tsx";
import type { CardFacts } from "#app/products/card-facts.ts";
import { filterCards, savedCents, validFilter } from "#app/products/filter.ts";
import { FilterBar } from "#app/products/filter-bar.tsx";
import { homeSizesStore } from "#app/products/home-sizes.ts";
import { savingLabel } from "#app/products/labels.ts";
import { MyPlace } from "#app/products/my-place.tsx";
import { ProductCard } from "#app/products/product-card.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { ListPicture } from "#app/ui/picture.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { formatMoney } from "#shop/money.ts";
import type { Category } from "#shop/product.ts";
import { countOf } from "#shop/words.ts";
import { DoorAssumed } from "./door-assumed.tsx";
import { Answers, Articles } from "./found-answers.tsx";
import { insteadOf } from "./instead.ts";
import { Places } from "./places.tsx";
import { type QueryFilter, readQuery } from "./read-query.ts";
import { filterNames } from "./search-address.ts";
import type { SearchEntry } from "./search-entry.ts";
import { useSearch } from "./use-search.ts";

/** Everything that is found for the address, `?q=queen+bed&max=500`. */
export default function SearchResults({ query }: { query: string }) {
  const { search, failed } = useSearch();
  const [asked] = useSearchParams();
  const params = validFilter(asked);
  const { phone } = useShop();
  const { state } = useLocation();
  const door = homeSizesStore.useValue()["door.widthIn"];
  const isPlaced = zipStore.useValue() !== "" || door !== undefined;
  useWordsAsFilter(query, params);
  if (failed) {
    return (
      <p role="alert" className="mt-8 rounded-card bg-tag-wash p-5">
        Search didn’t load. Check your connection and try again, or call us at{" "}
        <a href={phone.href} className="font-semibold">
          {phone.label}
        </a>
        .
      </p>
    );
  }
  if (!search) {
    return (
      <div className="mt-8">
        <Spinner label="Searching…" />
      </div>
    );
  }
  const { words } = readQuery(query);
  const filter = filterOf(params);
  const { answers, furniture, nearest, articles, articlesLead } = search(words, filter);
  const typed: string = state?.typed ?? query;
  const forQuery = typed && ` for “${typed}”`;
  const total = answers.length + furniture.length + articles.length;
  const found = furniture.length || articles.length;
  const instead =
    answers.length + furniture.length === 0 && nearest.length > 0 && !articlesLead
      ? insteadOf(typed, words, filter, nearest)
      : undefined;
  return (
    <>
      <p role="status" className="mt-1" data-nothing-found={total === 0 ? query : undefined}>
        {total === 0 || instead
          ? (instead?.said ?? `Nothing found${forQuery}.`)
          : `${found > 0 ? countOf(found, "result") : countOf(answers.length, "answer")}${forQuery}`}
      </p>
      {furniture.length === 0 && (total === 0 || hasFilter(params)) ? (
        <Link
          to={`/saved?${new URLSearchParams([["alert", ""], ...params])}`}
          className={button("outline", "md", "mt-3")}
        >
          Tell me when one comes in
        </Link>
      ) : null}
      {/\bdoors?\b/i.test(typed) ? <DoorAssumed params={params} /> : null}
      {answers.length > 0 ? <Answers answers={answers} /> : null}
      {/\bweight\b/i.test(typed) ? <WeightLimits entries={furniture} /> : null}
      {articlesLead ? <Articles articles={articles} /> : null}
      {furniture.length + nearest.length > 0 || hasFilter(params) ? (
        <MyPlace
          lists={everyList}
          isPlaced={isPlaced}
          askedZip={answers.find(({ zip }) => zip)?.zip}
          cards={furniture.flatMap(({ card }) => card ?? [])}
        >
          {furniture.length > 0 || hasFilter(params) ? (
            <Furniture entries={furniture} total={search(query).furniture.length} params={params} />
          ) : null}
          {nearest.length > 0 ? <Nearest entries={nearest} {...instead} /> : null}
        </MyPlace>
      ) : null}
      {articles.length > 0 && !articlesLead ? <Articles articles={articles} /> : null}
      {total === answers.length && nearest.length === 0 ? (
        <>
          <Places />
          {total === 0 ? <BiggestSavings entries={search("").furniture} /> : null}
        </>
      ) : null}
    </>
  );
}

function filterOf(params: URLSearchParams): QueryFilter {
  const [condition, another] = params.getAll("condition");
  const numbers = filterNames.flatMap((name) => {
    const value = Number(params.get(name));
    return value > 0 ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(numbers), ...(condition && !another ? { condition } : {}) };
}

function hasFilter(params: URLSearchParams) {
  return ["condition", ...filterNames].some((name) => params.has(name));
}

/** A price or a size in words becomes a filter of the address, which can be taken off. */
function useWordsAsFilter(query: string, params: URLSearchParams) {
  const navigate = useNavigate();
  useEffect(() => {
    const { words, filter } = readQuery(query);
    if (Object.keys(filter).length === 0) return;
    const next = new URLSearchParams(params);
    next.set("q", words);
    if (!words) next.delete("q");
    for (const [name, value] of Object.entries(filter)) next.set(name, String(value));
    // The field and the headline go on showing what was typed.
    const state = { typed: query };
    navigate(`?${next}`, { replace: true, preventScrollReset: true, state });
  }, [query, params, navigate]);
}

const lists: Record<Category, true> = {
  bedroom: true,
  "living-room": true,
  "dining-room": true,
  clearance: true,
  mattress: true,
  "in-store": true,
};
const everyList = Object.keys(lists).join(" ");

const grid = "mt-4 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4";

function Furniture({
  entries,
  total,
  params,
}: {
  entries: readonly SearchEntry[];
  /** How many products and packages there are at whatever price and size. */
  total: number;
  params: URLSearchParams;
}) {
  const byCard = new Map(
    entries.flatMap((entry) => (entry.card ? [[entry.card, entry] as const] : [])),
  );
  const cards: readonly CardFacts[] = [...byCard.keys()];
  const filter = new URLSearchParams([...params].filter(([name]) => name !== "q"));
  const shown = filterCards(cards, filter);
  const packages = entries.filter(({ card }) => !card);
  return (
    <section aria-labelledby="found-furniture" className="mt-2">
      <h2 id="found-furniture" className="mb-2 text-2xl">
        Furniture
      </h2>
      <FilterBar
        path="/search"
        cards={cards}
        filter={params}
        found={shown.length + packages.length}
        total={total}
        hidden={["q", "door", "width", "about", "seat", "holds"]}
      />
      <ul className={grid}>
        {shown.map((card) => (
          <ProductCard
            key={card.slug}
            card={card}
            path={byCard.get(card)!.href}
            isNarrow
            Heading="h3"
          />
        ))}
        {packages.map((entry) => (
          <FoundCard key={entry.href} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** A product's card, or a package's that looks like one. */
function FoundCard({ entry }: { entry: SearchEntry }) {
  const { card, title, href, kind, image, priceCents, originalPriceCents } = entry;
  if (card) return <ProductCard card={card} path={href} isNarrow Heading="h3" />;
  if (!image || !priceCents || !originalPriceCents) return <EntryCard entry={entry} />;
  return (
    <li className="product-card">
      <ListPicture src={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" />
      <p className="note">{kind}</p>
      <h3>
        <Link to={href} prefetch="intent">
          {title}
        </Link>
      </h3>
      <p className="cost">
        <b>{formatMoney(priceCents)}</b>
        <span>
          compare at <s>{formatMoney(originalPriceCents)}</s>
        </span>
      </p>
      <p className="saving">{savingLabel(priceCents, originalPriceCents)}</p>
      <Link to={href} className={button("outline", "md", "order")}>
        See what’s in it
      </Link>
    </li>
  );
}

interface NearestProps {
  title?: string | undefined;
  entries: readonly SearchEntry[];
}

function Nearest({ title = "Close matches", entries }: NearestProps) {
  return (
    <section aria-labelledby="found-nearest" className="mt-10">
      <h2 id="found-nearest" className="text-2xl">
        {title}
      </h2>
      <ul className={grid}>
        {entries.map((entry) => (
          <FoundCard key={entry.href} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** What the first few of them hold, where somebody asks for that. */
function WeightLimits({ entries }: { entries: readonly SearchEntry[] }) {
  const held = entries.filter(({ holdsLb }) => holdsLb).slice(0, 4);
  if (held.length === 0) return null;
  return (
    <section aria-label="Weight limits" className="mt-4 rounded-card bg-spruce-wash p-4">
      <p className="text-lg font-bold">Weight limits</p>
      <ul className="mt-1">
        {held.map(({ title, href, holdsLb }) => (
          <li key={href}>
            <Link to={href} className="font-semibold text-spruce">
              {title}
            </Link>
            : {holdsLb} lb
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where nothing is found: something to look at all the same. */
function BiggestSavings({ entries }: { entries: readonly SearchEntry[] }) {
  const shown = entries
    .flatMap(({ card, sold, href }) => (card?.originalPriceCents && !sold ? { card, href } : []))
    .sort((a, b) => savedCents(b.card) - savedCents(a.card))
    .slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="savings" className="mt-10">
      <h2 id="savings" className="text-2xl">
        In stock now: our biggest savings
      </h2>
      <ul className={grid}>
        {shown.map(({ card, href }) => (
          <ProductCard key={href} card={card} path={href} isNarrow Heading="h3" />
        ))}
      </ul>
    </section>
  );
}
