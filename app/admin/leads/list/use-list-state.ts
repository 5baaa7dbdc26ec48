/** The list's state in the address, and the search box that runs a little ahead of it. */
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTypedSearch } from "../../kit/use-typed-search.ts";
import { useStable } from "../../use-stable.ts";
import { type ListState, leadAddress, updateListState } from "./list-state.ts";

export function useListState() {
  const [params] = useSearchParams();
  const location = useLocation();
  const state = useMemo(() => leadAddress.read(params), [params]);
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

  function keepSearch(typed: string) {
    const next = updateListState(state, { search: typed });
    // One step back leaves the search, not its last letter.
    go(next, state.search ? { replace: true, state: location.state } : {});
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
