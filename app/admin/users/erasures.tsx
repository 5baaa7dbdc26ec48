import { queryOptions, useQuery } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { formatDateTime, plural } from "../format.ts";

const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: async ({ signal }) => {
    const { data } = await db()
      .from("erasures")
      .select("*")
      .order("id", { ascending: false })
      .limit(100)
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

/** That somebody was erased, and by whom; nothing where nobody was. */
export function Erasures() {
  const { data: erasures } = useQuery(erasuresQuery);
  if (!erasures || erasures.length === 0) return null;
  return (
    <section aria-labelledby="erasures">
      <h2 id="erasures" className="text-xl">
        Erased on request
      </h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {erasures.map(({ id, at, erased_by_email, erased_by, what, leads, texts }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="w-44 shrink-0 text-ink-soft">
              {formatDateTime(at)}
            </time>
            <span className="min-w-0 break-words">
              {erased_by_email ?? erased_by ?? "The shop's server"} erased{" "}
              {what === "account"
                ? "an account."
                : `${plural(leads, "request")} with ${plural(texts, "text")}.`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
