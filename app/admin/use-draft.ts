import { useCallback, useState } from "react";
import { usePersistedState } from "./use-persisted-state.ts";

type Draft = Record<string, string>;

/**
 * What is typed into a form, kept on this device until it is saved or dropped: a closed tab or a lost
 * line loses none of it. `name` says which form, and of what.
 */
export function useDraft<Fields extends Draft>(name: string, initial: Fields) {
  const [kept, keep] = usePersistedState<Draft | null>(`draft:${name}`, parseDraft);
  const [wasKept, setWasKept] = useState(kept !== null);
  const values = { ...initial, ...kept } as Fields;
  const change = useCallback(
    (next: Partial<Fields>) => keep({ ...kept, ...next } as Draft),
    [kept, keep],
  );
  const drop = useCallback(() => {
    setWasKept(false);
    keep(null);
  }, [keep]);
  return {
    values,
    change,
    drop,
    /** The form opened with what was typed another time and never saved. */
    wasKept,
  };
}

function parseDraft(found: unknown): Draft | null {
  if (found === null || typeof found !== "object" || Array.isArray(found)) return null;
  const entries = Object.entries(found).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
