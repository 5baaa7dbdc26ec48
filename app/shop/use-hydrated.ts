import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the prerendered page and while it hydrates, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
