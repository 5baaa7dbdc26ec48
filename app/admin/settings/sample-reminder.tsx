import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { sampleFacts } from "./sample-facts.ts";
import { lendersQuery, showroomsQuery } from "./settings.queries.ts";

/** What is plainly invented still, whether it is marked or not. */
export function SampleReminder({ shop }: { shop: Tables<"shop"> }) {
  const { data: showrooms } = useQuery(showroomsQuery);
  const { data: lenders } = useQuery(lendersQuery);
  if (!showrooms || !lenders) return null;
  const found = sampleFacts({
    ...{ shop, lenders },
    showrooms: showrooms.filter(({ is_shown }) => is_shown),
  });
  return (
    <div className="mt-4">
      <h3 className="text-base">
        {found.length > 0
          ? "Still made up in other settings"
          : "Your other settings look like your own"}
      </h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {found.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li className="text-ink-soft">
          The articles and any pictures you didn’t upload come with the site.
        </li>
      </ul>
    </div>
  );
}
