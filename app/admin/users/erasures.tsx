import { queryOptions, useQuery } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { plural } from "../format.ts";
import { read } from "../requests.ts";
import { Section } from "../section.tsx";
import { EraseNumber } from "./erase-number.tsx";
import { Log } from "./log.tsx";

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
      <Log className="mt-3" rows={erasures.map((one) => ({ ...one, words: sentence(one) }))} />
    </Section>
  );
}

function sentence({ erased_by_email, erased_by, what, leads, texts }: Tables<"erasures">) {
  const who = erased_by_email ?? erased_by ?? "The shop's server";
  if (what === "account") return `${who} erased an account.`;
  if (what === "holds") return `${who} erased the holds of a number.`;
  return `${who} erased ${plural(leads, "request")} with ${plural(texts, "text")}.`;
}
