import { useSyncExternalStore } from "react";

/** Below this the columns do not fit, and leads are cards. */
const narrow =
  typeof window === "undefined" ? undefined : window.matchMedia("(max-width: 63.99rem)");

/** Whether the window is too narrow for the table. */
export function useIsNarrow() {
  return useSyncExternalStore(
    subscribe,
    () => narrow?.matches ?? false,
    () => false,
  );
}

function subscribe(listener: () => void) {
  narrow?.addEventListener("change", listener);
  return () => narrow?.removeEventListener("change", listener);
}
