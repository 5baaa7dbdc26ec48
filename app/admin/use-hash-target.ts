import { useEffect } from "react";
import { useLocation } from "react-router";

/** Brings the part of a page that its address names into view, once what is above it is there. */
export function useHashTarget(isReady: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press of such a link leads there again.
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash, key]);
}
