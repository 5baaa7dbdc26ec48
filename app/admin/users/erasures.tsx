import { queryOptions, useQuery } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { formatDateTime, plural } from "../format.ts";
import { read } from "../requests.ts";
import { Section } from "../section.tsx";
import { EraseNumber } from "./erase-number.tsx";

const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: ({ signal }) =>
    read(signal, db().from("erasures").select("*").order("id", { ascending: false }).limit(100)),
});

/** Erasing one person by their number, and that somebody was erased and by whom. */
export function Erasures() {
  const { data: erasures = [] } = useQuery(erasuresQuery);
  return (
    <Section
      title="Erased on request"
      about="When someone asks you to delete their data, erase their financing requests and holds by phone number."
    >
      <EraseNumber />
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
                : what === "holds"
                  ? "the holds of a number."
                  : `${plural(leads, "request")} with ${plural(texts, "text")}.`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
