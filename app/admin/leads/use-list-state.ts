/** The list's state in the address, and the search box that runs a little ahead of it. */
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changeState, type ListState, readState, writeState } from "./list-state.ts";

const typingPause = 300;

export function useListState() {
  const [params] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const navigate = useNavigate();
  const location = useLocation();
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

  function go(next: ListState, options: { replace?: boolean; state?: unknown } = {}) {
    const query = writeState(next).toString();
    void navigate({ search: query && `?${query}` }, { preventScrollReset: true, ...options });
  }

  const current = useRef(state);
  current.current = state;

  function type(text: string) {
    setSearch(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const from = current.current;
      const next = changeState(from, { search: text.trim() });
      if (next.search === from.search) return;
      written.current = next.search;
      // One step back leaves the search, not its last letter.
      go(next, { replace: from.search !== "" });
    }, typingPause);
  }

  return {
    state,
    search,
    type,
    change(change: Partial<ListState>) {
      clearTimeout(timer.current);
      // What was typed a moment ago belongs to the same step.
      const typed = "search" in change ? {} : { search: search.trim() };
      const next = changeState(state, {
        ...(typed.search === state.search ? {} : typed),
        ...change,
      });
      written.current = next.search;
      setSearch(next.search);
      go(next);
    },
    applyView(view: string) {
      const next = { ...readState(new URLSearchParams(view)), size: state.size };
      written.current = next.search;
      setSearch(next.search);
      go(next);
    },
    openLead(id: string) {
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
      if ((location.state as { isFromList?: boolean } | null)?.isFromList) void navigate(-1);
      else go({ ...state, lead: null }, { replace: true });
    },
  };
}
