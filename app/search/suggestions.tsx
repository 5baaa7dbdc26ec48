import { memo, useDeferredValue } from "react";
import { Link } from "react-router";
import { homeSizesStore } from "#app/products/home-sizes.ts";
import { preload } from "#app/start/lazy.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ListPicture } from "#app/ui/picture.tsx";
import { formatMoney } from "#shop/money.ts";
import { type Completion, completionsOf } from "./completions.ts";
import { type QueryFilter, readQuery } from "./read-query.ts";
import type { Search } from "./search.ts";
import { searchAddress } from "./search-address.ts";
import type { SearchEntry } from "./search-entry.ts";
import { loadSearch, useSearch } from "./use-search.ts";

const most = 7;

// Loaded when the box is touched: what finds is made while somebody types, and then the page of what is found is
// fetched. A failure shows with the options.
if (!import.meta.env.SSR)
  loadSearch()
    .then(() => preload(() => import("./search-results.tsx")))
    .catch(() => undefined);

interface SuggestionsProps {
  query: string;
  /** Id of the option that the arrow keys are on. */
  active: string | undefined;
  listId: string;
}

interface Moved {
  box: HTMLElement;
  open: boolean;
  shown: boolean;
  active: string | undefined;
  setOpen: (open: boolean) => void;
  setActive: (id: string | undefined) => void;
}

/** What keys do in the box while it shows options: the arrows go through them, Enter takes one. */
export function moveByKey(event: React.KeyboardEvent, moved: Moved) {
  const { box, open, shown, active, setOpen, setActive } = moved;
  const { key } = event;
  if (key === "Escape" && open) {
    event.preventDefault();
    setOpen(false);
    setActive(undefined);
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    if (!shown) return setOpen(true);
    const ids = [...box.querySelectorAll("[role=option][id]")].map(({ id }) => id);
    const place = active === undefined ? -1 : ids.indexOf(active);
    // One place beyond the ends is the input itself.
    const places = ids.length + 1;
    const next = (place + 1 + (key === "ArrowDown" ? 1 : -1) + places) % places;
    setActive(ids[next - 1]);
    document.getElementById(ids[next - 1] ?? "")?.scrollIntoView({ block: "nearest" });
  } else if (key === "Enter" && active !== undefined) {
    event.preventDefault();
    document.getElementById(active)?.click();
  }
}

/** The options of the search box. A letter stands in its field before anything is looked for. */
export default function Suggestions({ query, ...rest }: SuggestionsProps) {
  return <Options query={useDeferredValue(query)} {...rest} />;
}

/** How to go on typing, what is found, then the way to all of it. */
const Options = memo(function Options({ query, active, listId }: SuggestionsProps) {
  const { search, failed } = useSearch();
  if (failed) return <Note>Suggestions aren’t available right now. Press Enter to search.</Note>;
  if (!search) return <Note>Looking…</Note>;
  const { words, filter } = readQuery(query);
  const { answers, furniture, nearest, articles, articlesLead } = searchTyped(
    search,
    words,
    filter,
  );
  const first = articlesLead ? articles : answers.slice(0, 2);
  const completions = completionsOf(query, search, homeSizesStore.read()["door.widthIn"]);
  // As on the page of results, what only comes near is called that, and follows what is found.
  const near = answers.length + furniture.length > 0 ? [] : nearest;
  const shown = [...new Set([...first, ...furniture, ...near, ...articles])].slice(
    0,
    most - completions.length,
  );
  if (shown.length === 0) return <Note>Nothing found for “{query.trim()}”.</Note>;
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
      {completions.map((completion, index) => {
        const id = `${listId}-goes-on-${index}`;
        return (
          <Link
            key={completion.text}
            to={completion.href}
            state={{ typed: completion.text }}
            {...option(id)}
            className={row(id)}
          >
            <CompletionWords {...completion} />
          </Link>
        );
      })}
      {shown.map((entry, index) => {
        const id = `${listId}-${index}`;
        return (
          <Link key={entry.title} to={entry.href} {...option(id)} className={row(id)}>
            <EntryPicture entry={entry} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 leading-snug font-semibold">{entry.title}</span>
              <span
                className={cn(
                  "text-sm text-ink-soft",
                  entry.kind === "Answer" ? "block" : "line-clamp-2",
                )}
              >
                {near.includes(entry) ? "Close match" : (entry.text ?? entry.kind)}
              </span>
            </span>
            {entry.priceCents === undefined ? null : (
              <span className="price">{formatMoney(entry.priceCents)}</span>
            )}
          </Link>
        );
      })}
      <Link
        to={searchAddress(query)}
        prefetch="render"
        {...option(allId)}
        className={cn(row(allId), "justify-center font-semibold text-spruce")}
      >
        {near.length > 0
          ? "See close matches"
          : shown.length === 1
            ? "See the result"
            : "See all results"}
      </Link>
    </>
  );
});

function CompletionWords({ text, count }: Completion) {
  return (
    <>
      <Icon name="search" className="ml-1 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 leading-snug font-semibold">{text}</span>
      <span className="text-sm text-ink-soft">
        {count}
        <span className="sr-only"> {count === 1 ? "result" : "results"}</span>
      </span>
    </>
  );
}

/**
 * Where nothing has all words, the last one may not be typed to its end, nor the price: "gray sofa un" finds gray sofas
 * meanwhile, and "sofa under 90" sofas.
 */
function searchTyped(search: Search, words: string, { max, ...others }: QueryFilter) {
  const filter = max ? { max, ...others } : others;
  const found = search(words, filter);
  if (found.answers.length + found.furniture.length > 0) return found;
  if (max && max < 100) return search(words, others);
  const typed = words.replace(/\s+\S{1,3}$/, "");
  return typed === words ? found : search(typed, filter);
}

function EntryPicture({ entry: { image, kind } }: { entry: SearchEntry }) {
  if (!image) {
    return (
      <span className="grid h-12 w-16 shrink-0 place-items-center rounded-md bg-brass-wash text-brass">
        <Icon name={kind === "Answer" ? "message" : "menu"} />
      </span>
    );
  }
  return (
    <ListPicture
      src={image}
      alt=""
      sizes="4rem"
      className="block h-12 w-16 shrink-0 overflow-hidden rounded-md bg-sunken"
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
