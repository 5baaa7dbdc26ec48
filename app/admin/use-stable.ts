import { useMemo } from "react";
import { own } from "#shop/own.ts";
import { useLatest } from "./use-latest.ts";

/** The same functions at every render, so that what they are given to is not drawn again for them; they do what the last render's do. */
export function useStable<Functions extends object>(functions: Functions): Functions {
  const latest = useLatest(functions as Record<string, (...given: unknown[]) => unknown>);
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [
          name,
          (...given: unknown[]) => own(latest.current, name)!(...given),
        ]),
      ) as Functions,
    [latest],
  );
}
