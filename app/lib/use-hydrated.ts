import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered HTML and while it hydrates, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
