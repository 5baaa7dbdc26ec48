import { useNavigate, useSearchParams } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import type { Route } from "./+types/search-page";
import { Places } from "./places.tsx";
import { filterNames, searchAddress } from "./search-address.ts";

export { links } from "#app/products/list-links.ts";

const loadResults = () => import("./search-results.tsx");

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
  const isAsked =
    hydrated && (query !== "" || ["condition", ...filterNames].some((name) => params.has(name)));
  const results = usePart(loadResults, isAsked);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(searchAddress(String(new FormData(event.currentTarget).get("q"))));
  }

  return (
    <div className="container-page min-h-[80dvh] py-6">
      <h1 className={isAsked ? "text-2xl" : "text-3xl sm:text-5xl"}>Search</h1>
      {isAsked ? (
        results ? (
          <results.default query={query} />
        ) : null
      ) : (
        <>
          <search>
            <form
              action="/search"
              method="get"
              onSubmit={submit}
              className="mt-5 flex max-w-2xl gap-2"
            >
              <input
                type="search"
                name="q"
                aria-label="What are you looking for?"
                placeholder="Queen bed, gray sofa, rug size…"
                className="min-h-12 min-w-0 flex-1 rounded-lg border border-field bg-surface px-4 text-base text-ink"
              />
              <button type="submit" className={button()}>
                <Icon name="search" />
                Search
              </button>
            </form>
          </search>
          <NeedsScripts />
          <Places />
        </>
      )}
    </div>
  );
}
