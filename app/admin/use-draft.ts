import { useCallback, useState } from "react";
import { clashesOf, type Fields, type Kept, parseKept, typed, without } from "./draft.ts";
import { useLatest } from "./use-latest.ts";
import { usePersistedState } from "./use-persisted-state.ts";

/**
 * What is typed into a form, kept on this device until it is saved or dropped: a closed tab or a lost
 * line loses none of it. `name` says which form, and of what. `record` is what is saved now, with its
 * version: where somebody else saves another value of a field that was typed into, that is a clash.
 */
export function useDraft<Values extends Fields>(
  name: string,
  record: Values,
  version: number | null = null,
) {
  const [kept, keep] = usePersistedState<Kept | null>(`draft:${name}`, parseKept);
  const [wasKept, setWasKept] = useState(kept !== null);
  const latest = useLatest({ kept, record, version });
  const change = useCallback(
    (next: Partial<Values>) => {
      const { kept, record, version } = latest.current;
      keep(typed(kept, next as Fields, record, version));
    },
    [keep, latest],
  );
  const drop = useCallback(() => {
    setWasKept(false);
    keep(null);
  }, [keep]);
  const clashes = clashesOf(kept, record);
  return {
    values: { ...record, ...kept?.fields } as Values,
    change,
    drop,
    /** Something is typed that was not saved. */
    isTyped: kept !== null,
    /** The form opened with what was typed another time and never saved. */
    wasKept,
    clashes,
    /** How many times the record was saved since typing began here. */
    behind: version !== null && kept?.version ? Math.max(1, version - kept.version) : 1,
    /** The version over which typing began here. */
    since: kept?.version ?? 0,
    /** Leaves the clashing fields, or those that are given, to what somebody else saved. */
    takeTheirs: (names: readonly string[] = clashes) => keep(kept && without(kept, names)),
  };
}
