import { Link } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { search } from "./search.ts";
import { searchAddress } from "./search-address.ts";
import { type SearchEntry, useSearchIndex } from "./search-index.ts";

const most = 7;

interface SuggestionsProps {
  query: string;
  /** Id of the option that the arrow keys are on. */
  active: string | undefined;
  listId: string;
}

/** The options of the search box: what is found, then the way to all of it. */
export default function Suggestions({ query, active, listId }: SuggestionsProps) {
  const { entries, failed } = useSearchIndex(true);
  if (failed) return <Note>Suggestions are not available right now. Press Enter to search.</Note>;
  if (!entries) return <Note>Looking…</Note>;
  const found = search(entries, query);
  if (found.length === 0) return <Note>Nothing found for “{query.trim()}”.</Note>;
  const option = (id: string) => ({
    id,
    role: "option",
    "aria-selected": id === active,
    tabIndex: -1,
  });
  const row = (id: string) =>
    cn(
      "flex min-h-11 items-center gap-3 rounded-lg px-2 py-1.5 text-ink no-underline hover:bg-sunken",
      id === active && "bg-sunken outline-2 outline-brass",
    );
  const allId = `${listId}-all`;
  return (
    <>
      {found.slice(0, most).map((entry, index) => {
        const id = `${listId}-${index}`;
        return (
          <Link key={entry.href} to={entry.href} {...option(id)} className={row(id)}>
            <EntryPicture entry={entry} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 leading-snug font-semibold">{entry.title}</span>
              <span className="block text-sm text-ink-soft">{entry.kind}</span>
            </span>
            {entry.priceCents === undefined ? null : (
              <span className="price">{formatMoney(entry.priceCents)}</span>
            )}
          </Link>
        );
      })}
      <Link
        to={searchAddress(query)}
        {...option(allId)}
        className={cn(row(allId), "justify-center font-semibold text-spruce")}
      >
        {found.length === 1 ? "See the one result" : `See all ${found.length} results`}
      </Link>
    </>
  );
}

function EntryPicture({ entry: { image } }: { entry: SearchEntry }) {
  if (!image) {
    return (
      <span className="grid h-12 w-16 shrink-0 place-items-center rounded-md bg-brass-wash text-brass">
        <Icon name="book" />
      </span>
    );
  }
  return (
    <img
      src={`${image}-400.webp`}
      alt=""
      width={64}
      height={48}
      className="h-12 w-16 shrink-0 rounded-md bg-sunken object-cover"
    />
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="option"
      tabIndex={-1}
      aria-selected={false}
      aria-disabled
      className="px-3 py-2.5 text-ink-soft"
    >
      {children}
    </div>
  );
}
