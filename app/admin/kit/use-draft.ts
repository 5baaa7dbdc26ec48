import { useState } from "react";
import { storedSession } from "#app/lib/stored-session.ts";
import { keepDraft, readDraft, takeDraft } from "../lock/drafts.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { useStable } from "../use-stable.ts";
import {
  afterSaving,
  conflictingFields,
  type Draft,
  type Fields,
  parseDraft,
  withoutFields,
  withTyped,
} from "./draft.ts";

/**
 * What is typed into a form, kept on this device until it is saved or dropped: a closed tab or a lost
 * line loses none of it. `name` says which form, and of what. `record` is what is saved now, with its
 * version: where somebody else saves another value of a field that was typed into, that is a clash. What
 * `isPrivate`, of a customer, is kept in this tab's memory only, for the same person.
 */
export function useDraft<Values extends Fields>(
  name: string,
  record: Values,
  version: number | null = null,
  isPrivate = false,
) {
  const onDevice = usePersistedState<Draft | null>(`draft:${name}`, parseDraft);
  const inMemory = useMemory(name);
  const [kept, keep] = isPrivate ? inMemory : onDevice;
  const [wasRestored, setWasRestored] = useState(kept !== null);
  const { change, drop, settle } = useStable({
    change: (next: Partial<Values>) => keep(withTyped(kept, next as Fields, record, version)),
    drop() {
      setWasRestored(false);
      keep(null);
    },
    /** These values were saved; what was typed meanwhile stays. */
    settle(written: Fields) {
      setWasRestored(false);
      keep(kept && afterSaving(kept, written, version));
    },
  });
  const clashes = conflictingFields(kept, record);
  return {
    values: { ...record, ...kept?.fields } as Values,
    change,
    drop,
    settle,
    /** Something is typed that was not saved. */
    isTyped: kept !== null,
    /** The form opened with what was typed another time and never saved. */
    wasRestored,
    clashes,
    /** How many times the record was saved since typing began here. */
    behind: version !== null && kept?.version ? Math.max(1, version - kept.version) : 1,
    /** The version over which typing began here. */
    since: kept?.version ?? 0,
    /** Leaves the clashing fields, or those that are given, to what somebody else saved. */
    takeTheirs: (names: readonly string[] = clashes) => keep(kept && withoutFields(kept, names)),
  };
}

/** A draft in this tab's memory, through a closed sheet and a lock. */
function useMemory(name: string) {
  const email = storedSession()?.email ?? "";
  const [kept, setKept] = useState(() => readDraft<Draft>(email, name) ?? null);
  function keep(next: Draft | null) {
    if (next) keepDraft(email, name, next);
    else takeDraft(email, name);
    setKept(next);
  }
  return [kept, keep] as const;
}
