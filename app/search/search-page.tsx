import { Link, useNavigate, useSearchParams } from "react-router";
import { EntryCard } from "#app/cart/entry-card.tsx";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useShop } from "#app/storefront/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/search-page";
import { search } from "./search.ts";
import { searchAddress } from "./search-address.ts";
import { type SearchEntry, useSearchIndex } from "./search-index.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, {
    title: "Search",
    description: "Find furniture, packages and articles.",
    path: "/search",
  }),
  { name: "robots", content: "noindex" },
];

export default function SearchPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const query = hydrated ? (params.get("q") ?? "").trim() : "";

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(searchAddress(String(new FormData(event.currentTarget).get("q"))));
  }

  return (
    <div className="container-page min-h-[80dvh] py-8 sm:py-12">
      <h1 className="text-4xl sm:text-5xl">Search</h1>
      <search>
        <form
          key={query}
          action="/search"
          method="get"
          onSubmit={submit}
          className="mt-5 flex max-w-2xl gap-2"
        >
          <input
            type="search"
            name="q"
            defaultValue={query}
            aria-label="What are you looking for?"
            placeholder="Queen bed, gray sofa, rug size…"
            className="min-h-12 min-w-0 flex-1 rounded-lg border border-ink-soft/60 bg-surface px-4 text-base text-ink placeholder:text-ink-soft"
          />
          <button type="submit" className={button()}>
            <Icon name="search" />
            Search
          </button>
        </form>
      </search>
      {query ? <Results query={query} /> : <Places />}
    </div>
  );
}

function Results({ query }: { query: string }) {
  const { entries, failed } = useSearchIndex(true);
  const { phone } = useShop();
  if (failed) {
    return (
      <p role="alert" className="mt-8 rounded-card bg-tag-wash p-5">
        The search could not be loaded. Check the connection and try again, or call us at{" "}
        <a href={phone.href} className="font-semibold">
          {phone.label}
        </a>
        .
      </p>
    );
  }
  if (!entries) {
    return (
      <div className="mt-8">
        <Spinner label="Searching…" />
      </div>
    );
  }
  const found = search(entries, query);
  const articles = found.filter(({ kind }) => kind === "Article");
  const furniture = found.filter(({ kind }) => kind !== "Article");
  return (
    <>
      <p role="status" className="mt-6 text-lg">
        {found.length === 0
          ? `Nothing found for “${query}”.`
          : `${found.length} ${found.length === 1 ? "result" : "results"} for “${query}”`}
      </p>
      {found.length === 0 ? <Places /> : null}
      {furniture.length > 0 ? (
        <section aria-labelledby="found-furniture" className="mt-6">
          <h2 id="found-furniture" className="text-2xl">
            Furniture
          </h2>
          <ul className="mt-4 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
            {furniture.map((entry) => (
              <EntryCard key={entry.href} entry={entry} />
            ))}
          </ul>
        </section>
      ) : null}
      {articles.length > 0 ? <Articles articles={articles} /> : null}
    </>
  );
}

function Articles({ articles }: { articles: readonly SearchEntry[] }) {
  return (
    <section aria-labelledby="found-articles" className="mt-10">
      <h2 id="found-articles" className="text-2xl">
        Articles
      </h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {articles.map(({ href, title }) => (
          <li key={href} className="border-b border-line">
            <Link
              to={href}
              prefetch="intent"
              className="flex min-h-12 items-center gap-3 py-2 font-semibold text-ink no-underline hover:underline"
            >
              <Icon name="book" className="size-5 text-brass" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const places = [
  { to: "/deals/bedroom", label: "Bedroom" },
  { to: "/deals/living-room", label: "Living room" },
  { to: "/deals/dining-room", label: "Dining room" },
  { to: "/mattress-special", label: "Mattresses" },
  { to: "/clearance-items", label: "Clearance" },
  { to: "/instore-specials", label: "In-store specials" },
  { to: "/package-deals", label: "Packages" },
  { to: "/blog", label: "Style & care" },
] as const;

/** Where to look without words; all that a visitor without scripts gets, besides the phone. */
function Places() {
  const { phone } = useShop();
  return (
    <nav aria-labelledby="places" className="mt-8">
      <h2 id="places" className="text-xl">
        Or look around
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={button("outline")}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        Or ask a person:{" "}
        <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
      </p>
    </nav>
  );
}
