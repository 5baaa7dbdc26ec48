import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { preload, usePart } from "#app/start/lazy.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { searchAddress } from "./search-address.ts";

let loaded: typeof import("./suggestions.tsx") | undefined;
const loadSuggestions = async () => {
  loaded = await import("./suggestions.tsx");
  return loaded;
};
// Touched before anything listened: it is fetched beside hydration.
if (!import.meta.env.SSR && document.activeElement?.role === "combobox") preload(loadSuggestions);

/**
 * Search for the header: a form that works by itself, which shows what it finds as one types. What
 * finds and shows it is loaded with the first focus.
 */
export function SearchBox({ className }: { className?: string }) {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { key, pathname, search, state } = useLocation();
  const shown = open && query.trim().length > 1;
  const suggestions = usePart(loadSuggestions, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list.
  useEffect(() => {
    setOpen(false);
    if (pathname === "/search")
      setQuery(state?.typed ?? new URLSearchParams(search).get("q") ?? "");
  }, [key]);

  return (
    <search className={cn("search-box block", className)}>
      <form
        ref={box}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          // A phone's keys would stay over what is found.
          if (matchMedia("(pointer: coarse)").matches)
            event.currentTarget.querySelector("input")!.blur();
          navigate(searchAddress(query));
        }}
        onBlur={({ relatedTarget }) => {
          if (!box.current?.contains(relatedTarget)) setOpen(false);
        }}
      >
        <input
          type="search"
          name="q"
          placeholder="Search"
          aria-label="Search products and articles"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown ? active : undefined}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setOpen(true);
            setActive(undefined);
          }}
          onFocus={() => preload(loadSuggestions)}
          onKeyDown={(event) =>
            loaded?.moveByKey(event, { box: box.current!, open, shown, active, setOpen, setActive })
          }
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
        <div id={listId} role="listbox" aria-label="Suggestions" hidden={!shown}>
          {shown && suggestions ? (
            <suggestions.default query={query} active={active} listId={listId} />
          ) : null}
        </div>
      </form>
    </search>
  );
}
