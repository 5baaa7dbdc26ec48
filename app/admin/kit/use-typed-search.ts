import { useEffect, useState } from "react";
import { useLatest } from "../use-latest.ts";

const restMs = 400;

/**
 * What is typed into a list's search, which begins as `kept` in the address; `keep` writes it there when typing rests,
 * so that a reload finds the same list.
 */
export function useTypedSearch(kept: string, keep: (typed: string) => void) {
  const [typed, type] = useState(kept);
  const latest = useLatest(keep);
  useEffect(() => {
    if (typed.trim() === kept.trim()) return;
    const timer = setTimeout(() => latest.current(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, kept, latest]);
  return [typed, type] as const;
}
