/** The list's state in the address, and the search box that runs a little ahead of it. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLatest } from "#app/admin/use-latest.ts";
import {
  type ListState,
  parseListState,
  serializeListState,
  updateListState,
} from "./list-state.ts";

const debounceMs = 300;

export function useListState() {
  const [params] = useSearchParams();
  const location = useLocation();
  // What the address says by now where it was corrected while one typed.
  const [corrected, setCorrected] = useState<{ key: string; state: ListState }>();
  const isCorrected = corrected?.key === location.key;
  const state = useMemo(
    () => (isCorrected ? corrected.state : parseListState(params)),
    [params, corrected, isCorrected],
  );
  const navigate = useNavigate();
  const [search, setSearch] = useState(state.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, a saved view or a link changed the address: the box follows.
  const written = useRef(state.search);
  useEffect(() => {
    if (state.search === written.current) return;
    written.current = state.search;
    clearTimeout(timer.current);
    setSearch(state.search);
  }, [state.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const latest = useLatest({ state, search, location });

  // The same functions at every render, so that what they are given to is not drawn again for them.
  const actions = useMemo(() => {
    function go(next: ListState, options: { replace?: boolean; state?: unknown } = {}) {
      const query = serializeListState(next).toString();
      void navigate(
        { search: query && `?${query}` },
        // No route loads anything for a filter.
        { preventScrollReset: true, defaultShouldRevalidate: false, ...options },
      );
    }

    /** Past the router, which would look at every link of the page again. */
    function correct(next: ListState) {
      const { pathname, key } = latest.current.location;
      const query = serializeListState(next).toString();
      window.history.replaceState(window.history.state, "", `${pathname}${query && `?${query}`}`);
      setCorrected({ key, state: next });
    }

    function show(next: ListState) {
      written.current = next.search;
      setSearch(next.search);
      go(next);
    }

    const actions = {
      type(text: string) {
        setSearch(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const from = latest.current.state;
          const next = updateListState(from, { search: text.trim() });
          if (next.search === from.search) return;
          written.current = next.search;
          // One step back leaves the search, not its last letter.
          if (from.search) correct(next);
          else go(next);
        }, debounceMs);
      },
      change(change: Partial<ListState>) {
        const { state, search } = latest.current;
        clearTimeout(timer.current);
        // What was typed a moment ago belongs to the same step.
        const typed = "search" in change ? {} : { search: search.trim() };
        show(
          updateListState(state, { ...(typed.search === state.search ? {} : typed), ...change }),
        );
      },
      sortBy: (sort: ListState["sort"]) => actions.change({ sort }),
      applyView(view: string) {
        show({ ...parseListState(new URLSearchParams(view)), size: latest.current.state.size });
      },
      openLead(id: string) {
        const { state, location } = latest.current;
        const isSwitch = state.lead !== null;
        go(
          { ...state, lead: id },
          {
            replace: isSwitch,
            state: isSwitch ? location.state : { isFromList: true },
          },
        );
      },
      closeLead() {
        const { state, location } = latest.current;
        if ((location.state as { isFromList?: boolean } | null)?.isFromList) void navigate(-1);
        else go({ ...state, lead: null }, { replace: true });
      },
    };
    return actions;
  }, [navigate, latest]);

  return { state, search, ...actions };
}
