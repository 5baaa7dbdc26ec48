import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { comparedStore, maxCompared, maxSaved } from "#app/cart/saved.ts";
import { useLive } from "#app/live/use-live.ts";
import { loadProduct } from "#app/products/load-product.ts";
import type { ProductFacts } from "#app/products/product-facts.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { useSiteIndex } from "#app/site/site-index.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ListPicture } from "#app/ui/picture.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { CompareTable } from "./compare-table.tsx";
import { type Kind, kindOf, kinds, mixed, readChoice, slugOf } from "./kinds.ts";

/** Chooses what is compared; the choice is the page's address, so that it can be sent. */
export default function Comparison() {
  const { entries, failed } = useSiteIndex(true);
  const [params, setParams] = useSearchParams();
  // As it was when the page came: from then on the choice is the address.
  const [ticked] = useState(comparedStore.read);
  if (failed) {
    return (
      <p role="alert" className="mt-6 rounded-card bg-tag-wash p-5">
        We couldn’t load the furniture. Check your connection and reload the page.
      </p>
    );
  }
  if (!entries) return <Waiting />;
  const products = (entries as readonly SearchEntry[]).filter(({ type, sold }) => type && !sold);
  const { kind, others, named, chosen, tooMany } = readChoice(params, products, ticked);

  const offered = new Set(products.map(kindOf));
  const picked = kinds.filter((kind) => named.some((product) => kindOf(product) === kind));
  const near = kinds.filter((other) => other === kind || picked.includes(other));

  function choose(next: readonly SearchEntry[]) {
    const elsewhere = kind === mixed ? [] : named.filter((product) => kindOf(product) !== kind);
    // What stays keeps its place.
    const place = (product: SearchEntry) => named.indexOf(product) + 1 || maxSaved;
    const items = [...next, ...elsewhere]
      .slice(0, maxCompared)
      .sort((a, b) => place(a) - place(b))
      .map(slugOf);
    comparedStore.write(items);
    setParams({ kind: kind.id, items: items.join() }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {near.length > 1 ? (
        <Kinds
          label="What you picked"
          kinds={picked.length > 1 ? [mixed, ...near] : near}
          {...{ current: kind, named }}
        />
      ) : null}
      {kind === mixed && tooMany > 0 ? (
        <p className="mt-3 text-ink-soft">{`${tooMany} more picked. Remove one, or choose a kind.`}</p>
      ) : null}
      <Compared
        chosen={chosen}
        onRemove={(entry) => choose(chosen.filter((other) => other !== entry))}
      >
        {kind === mixed ? null : (
          <Choices key={kind.id} {...{ kind, others, chosen, tooMany }} onChoose={choose} />
        )}
        <h2 className="mt-8 font-display text-xl font-bold">Other kinds to compare</h2>
        <Kinds
          label="Other kinds"
          kinds={kinds.filter((other) => offered.has(other) && !near.includes(other))}
          {...{ current: kind, named }}
        />
      </Compared>
    </>
  );
}

function Waiting() {
  return (
    <div className="mt-8">
      <Spinner label="Loading…" />
    </div>
  );
}

interface KindsProps {
  label: string;
  kinds: readonly Kind[];
  current: Kind;
  /** What is ticked, of every kind. */
  named: readonly SearchEntry[];
}

/** The kinds of products, with how many of each are ticked. */
function Kinds({ label, kinds, current, named }: KindsProps) {
  const items = named.length > 0 ? `&items=${named.map(slugOf)}` : "";
  const ticked = (kind: Kind) =>
    kind === mixed ? named.length : named.filter((product) => kindOf(product) === kind).length;
  return (
    <nav aria-label={label} className="mt-4 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4">
      <ul className="flex gap-2 sm:flex-wrap">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Link
              to={`?kind=${kind.id}${items}`}
              replace
              preventScrollReset
              aria-current={kind === current ? "true" : undefined}
              className={button(
                kind === current ? "primary" : "outline",
                "md",
                "px-3.5 whitespace-nowrap",
              )}
            >
              {kind.name}
              {ticked(kind) > 0 ? ` · ${ticked(kind)}` : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ComparedProps {
  chosen: readonly SearchEntry[];
  onRemove: (entry: SearchEntry) => void;
  /** What stands below: after the table, so that it is not pushed away under a finger. */
  children: React.ReactNode;
}

/** The table of what is chosen, with today's prices and stock. */
function Compared({ chosen, onRemove, children }: ComparedProps) {
  const [isAwaited] = useState(chosen.length > 0);
  const [known, setKnown] = useState<Readonly<Record<string, ProductFacts>>>({});
  const [failed, setFailed] = useState(false);
  const live = useLive();
  const slugs = chosen.map(slugOf).join();
  useEffect(() => {
    if (!slugs) return;
    setFailed(false);
    Promise.all(slugs.split(",").map(loadProduct)).then(
      (found) => setKnown(Object.fromEntries(found.map((facts) => [facts.product.slug, facts]))),
      () => setFailed(true),
    );
  }, [slugs]);
  if (chosen.length === 0) {
    return (
      <>
        <p className="mt-6 rounded-card bg-sunken p-5">
          Nothing picked yet. Check “Compare” on any card, or choose two or more below.
        </p>
        {children}
      </>
    );
  }
  if (failed) {
    return (
      <>
        <p role="alert" className="mt-6 rounded-card bg-tag-wash p-5">
          We couldn’t load the details. Check your connection and try again.
        </p>
        {children}
      </>
    );
  }
  const columns = chosen.flatMap((entry) => {
    const facts = own(known, slugOf(entry));
    if (!facts) return [];
    const { product } = facts;
    const { today, former } = live?.find(product.slug) ?? {};
    const left = former ? { stock: { east: 0, west: 0 } } : today;
    const now = { ...product, ...left, opening: facts.opening };
    // Of another price it would be wrong.
    const payment = now.priceCents === product.priceCents ? facts.payment : undefined;
    return { entry, product: now, payment, gone: former?.words };
  });
  if (columns.length > 0) {
    return (
      <>
        <CompareTable columns={columns} onRemove={onRemove} />
        {children}
      </>
    );
  }
  const isFirst = isAwaited && Object.keys(known).length === 0;
  return (
    <>
      <Waiting />
      {isFirst ? null : children}
    </>
  );
}

interface ChoicesProps {
  kind: Kind;
  others: readonly SearchEntry[];
  chosen: readonly SearchEntry[];
  /** How many are ticked beyond those that stand side by side. */
  tooMany: number;
  onChoose: (chosen: readonly SearchEntry[]) => void;
}

function Choices({ kind, others, chosen, tooMany, onChoose }: ChoicesProps) {
  const isFull = chosen.length >= maxCompared;
  // Below a comparison they would fill a phone's screen many times. It stays open while somebody chooses.
  const [isOpen] = useState(chosen.length < 2);
  return (
    <details className="mt-8" open={isOpen}>
      <summary className={button("outline", "md", "list-none")}>
        {chosen.length > 0 ? "Add another" : "Choose"}
        <Icon name="down" className="size-4" />
      </summary>
      <fieldset
        className="mt-3"
        // As they stand: the next box may be ticked before the address has changed.
        onChange={({ currentTarget }) => {
          const boxes = currentTarget.querySelectorAll("input");
          onChoose(others.filter((_, at) => boxes[at]!.checked));
        }}
      >
        <legend className="font-display text-2xl">{kind.name}</legend>
        <p role="status" className="text-ink-soft">
          {`${chosen.length} of ${maxCompared} selected`}
          {tooMany > 0 ? `, ${tooMany} more selected` : ""}
          {isFull ? ". Remove one to add another." : ""}
        </p>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((entry) => {
            const isChosen = chosen.includes(entry);
            return (
              <li key={entry.href}>
                <label
                  className={cn(
                    "flex min-h-16 flex-wrap items-center gap-3 rounded-lg border p-2 pr-3 sm:flex-nowrap",
                    isChosen ? "border-spruce bg-spruce-wash" : "border-line bg-surface",
                  )}
                >
                  <input
                    ref={(box) => {
                      if (box) box.checked = isChosen;
                    }}
                    type="checkbox"
                    disabled={isFull && !isChosen}
                  />
                  {entry.image ? (
                    <ListPicture
                      src={entry.image}
                      alt=""
                      sizes="4rem"
                      className="block aspect-4/3 w-16 overflow-hidden rounded-lg bg-sunken"
                    />
                  ) : null}
                  <span className="min-w-24 flex-1 text-sm leading-tight font-semibold">
                    {entry.title}
                  </span>
                  <span>{formatMoney(entry.priceCents ?? 0)}</span>
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
    </details>
  );
}
