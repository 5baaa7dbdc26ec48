import { useId, useState } from "react";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { field } from "../controls.ts";
import { plural } from "../format.ts";
import { type Loading, LoadState } from "./load-state.tsx";
import { ToolButton } from "./tool-button.tsx";

interface SearchFieldProps {
  /** What it searches, and by what: "Search leads by name or phone". */
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** Enter leads to what was found. */
  onEnter?: () => void;
}

interface ListPageProps {
  search: SearchFieldProps;
  /** `Choice`s, and buttons behind them. */
  filters: React.ReactNode;
  /** How many filters are set: said on a phone, where they stand behind one button. */
  filtersSet: number;
  /** Lists that are one press away: `Chips`. */
  chips?: React.ReactNode;
  /** A `BulkBar` where rows are selected. */
  bulk?: React.ReactNode;
  /** How many rows there are; where there are none, `state` says why. */
  count: number;
  state: ListStateProps;
  /** `Pages` */
  pages: React.ReactNode;
  /** The rows. */
  children: React.ReactNode;
}

/**
 * A list of the back office: it is searched in the browser, filtered, selected from and turned page by
 * page. `useListAddress` knows what its address says, `useSelection` what is selected.
 */
export function ListPage(props: ListPageProps) {
  const { search, filters, filtersSet, chips, bulk, count, state, pages, children } = props;
  const [isUnfolded, unfold] = useState(false);
  const id = useId();
  return (
    // What lies behind the bar of the selected can be scrolled out from under it.
    <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-3", Boolean(bulk) && "pb-28 lg:pb-16")}>
      <search className="flex flex-wrap items-end gap-2">
        <div className="flex w-full flex-wrap gap-2 sm:w-54">
          <SearchField {...search} />
          {filters ? (
            <ToolButton
              aria-expanded={isUnfolded}
              aria-controls={id}
              className="sm:hidden"
              onClick={() => unfold(!isUnfolded)}
            >
              Filters{filtersSet > 0 ? ` (${filtersSet})` : ""}
            </ToolButton>
          ) : null}
        </div>
        <div
          id={id}
          className={cn(
            "flex w-full flex-wrap items-end gap-2 sm:contents",
            !isUnfolded && "max-sm:hidden",
          )}
        >
          {filters}
        </div>
      </search>
      {chips}
      {bulk}
      {count > 0 ? children : <ListState {...state} />}
      {pages}
    </div>
  );
}

interface ListStateProps {
  /** What one row is called: "lead". */
  noun: string;
  /** How many there are without the filters. */
  all: number;
  isFiltered: boolean;
  /** What the rows come from. */
  of: Loading;
  /** Some could not be loaded, so that nothing is known of them. */
  isCutOff?: boolean;
  words: { failed: string; noneFound: string; noneYet: string; noneYetHint: string };
  onShowAll: () => void;
}

/** What stands where rows would: they load, they could not be loaded, none matches, or there is none yet. */
function ListState(props: ListStateProps) {
  const { noun, all, isFiltered, of, isCutOff, words, onShowAll } = props;
  if (of.isLoadingError || of.isPending) {
    return <LoadState isPage of={of} what={`${noun}s`} failed={words.failed} />;
  }
  const isNone = all === 0 && !isFiltered && !isCutOff;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-10 text-center">
      <p className="font-semibold">{isNone ? words.noneYet : words.noneFound}</p>
      {isCutOff ? (
        <p className="text-ink-soft">Some couldn’t be loaded, so they’re not searched.</p>
      ) : null}
      {isNone ? <p className="text-ink-soft">{words.noneYetHint}</p> : null}
      {all > 0 ? (
        <button type="button" className={button("outline", "sm")} onClick={onShowAll}>
          Show all {plural(all, noun)}
        </button>
      ) : null}
    </div>
  );
}

export const searchFieldId = "search";

/** Where a list is searched, letter by letter. Escape leaves it. */
function SearchField({ label, placeholder, value, onType, onEnter }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 grow basis-40">
      <label htmlFor={searchFieldId} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        id={searchFieldId}
        type="search"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Enter" || !onEnter) return;
          // What takes the focus isn't pressed by the same key.
          event.preventDefault();
          onEnter();
        }}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        className={field("pl-8")}
      />
    </div>
  );
}
