import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered HTML and while it hydrates, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The same for what stands on a page many times: it comes in small steps, between which touches are answered. */
export function useHydratedSoon() {
  return useDeferredValue(true, false);
}
