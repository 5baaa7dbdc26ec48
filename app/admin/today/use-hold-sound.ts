import { useEffect, useRef } from "react";
import { playNewLead } from "../leads/alerts/sound.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import type { HoldRequest } from "./hold-requests.queries.ts";
import { newRequests } from "./new-requests.ts";

/** Plays the sound of a new lead for a request to hold, where this person has it on. */
export function useHoldSound(waiting: readonly HoldRequest[] | undefined) {
  const [isOn] = usePersistedState("sound", (found) => found === true);
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const isNew = newRequests(known.current, waiting).length > 0;
    known.current = new Set([...(known.current ?? []), ...waiting.map(({ id }) => id)]);
    if (isNew && isOn) playNewLead();
  }, [waiting, isOn]);
}
