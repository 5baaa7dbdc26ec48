import { useSyncExternalStore } from "react";

const media = (query: string) => (typeof window === "undefined" ? undefined : matchMedia(query));

/** What is read where there is a window: no wider than a phone, or too narrow for a table. */
const queries = { phone: media("(max-width: 39.99rem)"), table: media("(max-width: 63.99rem)") };

/** Whether the window is too narrow for a table, or for more than one column of a phone. */
export function useIsNarrow(least: keyof typeof queries = "table") {
  const query = queries[least];
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener("change", listener);
      return () => query?.removeEventListener("change", listener);
    },
    () => query?.matches ?? false,
    () => false,
  );
}
