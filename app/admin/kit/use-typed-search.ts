import { useEffect, useMemo, useRef, useState } from "react";
import { useLatest } from "../use-latest.ts";

const restMs = 300;

/**
 * What is typed into a list's search. `kept` is what the address says: where a link or the way back changes that, the
 * box follows. `keep` writes it there once typing rests, so that a reload finds the same list.
 */
export function useTypedSearch(kept: string, keep: (typed: string) => void) {
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(keep);
  // The same functions at every render, so that what they are given to is not drawn again for them.
  const { type, show } = useMemo(() => {
    /** At once, as somebody writes it into the address. */
    function show(text: string) {
      clearTimeout(timer.current);
      written.current = text.trim();
      setTyped(text);
    }
    function type(text: string) {
      clearTimeout(timer.current);
      setTyped(text);
      timer.current = setTimeout(() => {
        const isNew = written.current !== text.trim();
        written.current = text.trim();
        if (isNew) latest.current(text.trim());
      }, restMs);
    }
    return { type, show };
  }, [latest]);
  useEffect(() => {
    if (kept !== written.current) show(kept);
  }, [kept, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typed, type, show };
}
