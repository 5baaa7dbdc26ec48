import { EntryCard } from "#app/cart/entry-card.tsx";
import { entriesOf, useSiteIndex } from "#app/site/site-index.ts";

/** Products that were looked at before, as they are today. */
export default function RecentList({ slugs }: { slugs: readonly string[] }) {
  const { entries } = useSiteIndex(true);
  return (
    <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {entriesOf(slugs, entries ?? []).map((entry) => (
        <EntryCard key={entry.href} entry={entry} />
      ))}
    </ul>
  );
}
