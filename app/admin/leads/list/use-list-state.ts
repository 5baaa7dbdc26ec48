/** The list's state in the address, and the search box that runs a little ahead of it. */
import { useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTypedSearch } from "#app/admin/kit/use-typed-search.ts";
import { useStable } from "#app/admin/use-stable.ts";
import { type ListState, leadAddress, updateListState } from "./list-state.ts";

export function useListState() {
  const [params] = useSearchParams();
  const location = useLocation();
  // What the address says by now where it was corrected while one typed.
  const [corrected, setCorrected] = useState<{ key: string; state: ListState }>();
  const isCorrected = corrected?.key === location.key;
  const state = useMemo(
    () => (isCorrected ? corrected.state : leadAddress.read(params)),
    [params, corrected, isCorrected],
  );
  const navigate = useNavigate();
  const { typed: search, type, show } = useTypedSearch(state.search, keepSearch);

  function go(next: ListState, options: { replace?: boolean; state?: unknown } = {}) {
    const query = leadAddress.write(next).toString();
    void navigate(
      { search: query && `?${query}` },
      // No route loads anything for a filter.
      { preventScrollReset: true, defaultShouldRevalidate: false, ...options },
    );
  }

  /** Past the router, which would look at every link of the page again. */
  function correct(next: ListState) {
    const { pathname, key } = location;
    const query = leadAddress.write(next).toString();
    window.history.replaceState(window.history.state, "", `${pathname}${query && `?${query}`}`);
    setCorrected({ key, state: next });
  }

  function keepSearch(typed: string) {
    const next = updateListState(state, { search: typed });
    // One step back leaves the search, not its last letter.
    if (state.search) correct(next);
    else go(next);
  }

  function showList(next: ListState) {
    show(next.search);
    go(next);
  }

  function change(change: Partial<ListState>) {
    // What was typed a moment ago belongs to the same step.
    const typed = search.trim();
    showList(
      updateListState(state, { ...(typed !== state.search && { search: typed }), ...change }),
    );
  }

  const actions = useStable({
    change,
    sortBy: (sort: ListState["sort"]) => change({ sort }),
    applyView(view: string) {
      showList({ ...leadAddress.read(new URLSearchParams(view)), size: state.size });
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
  });
  return { state, type, search, ...actions };
}
