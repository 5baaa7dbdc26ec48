import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { type Suggestion, suggestionWords } from "#shop/suggestions.ts";
import { RowsSection } from "../kit/rows.tsx";
import { read } from "../requests.ts";

const suggestionsQuery = queryOptions({
  queryKey: ["suggestions"],
  queryFn: async ({ signal }) => {
    const data = await read(signal, db().rpc("read_suggestions"));
    return data as Suggestion[];
  },
  staleTime: 60_000,
});

/** At most three things to do with the stock, each with the numbers that say why. */
export function Suggestions() {
  const { data = [] } = useQuery(suggestionsQuery);
  return (
    <RowsSection id="suggestions" title="Worth doing">
      {data.map((suggestion) => {
        const { kind, slug } = suggestion;
        return (
          <li key={kind}>
            <Link
              to={slug ? `/admin/products/${slug}` : "/admin#waiting"}
              className="block p-3 text-ink no-underline [overflow-wrap:anywhere] hover:bg-sunken"
            >
              {suggestionWords(suggestion)}
            </Link>
          </li>
        );
      })}
    </RowsSection>
  );
}
