import { useEffect, useRef, useState } from "react";
import { useStable } from "../use-stable.ts";

const restMs = 300;

/**
 * What is typed into a list's search. `kept` is what the address says: where a link or the way back changes that, the
 * box follows. `keep` writes it there once typing rests, so that a reload finds the same list.
 */
export function useTypedSearch(kept: string, keep: (typed: string) => void) {
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { type, show, rest } = useStable({
    type(text: string) {
      clearTimeout(timer.current);
      setTyped(text);
      timer.current = setTimeout(() => rest(text.trim()), restMs);
    },
    /** At once, as somebody writes it into the address. */
    show(text: string) {
      clearTimeout(timer.current);
      written.current = text.trim();
      setTyped(text);
    },
    rest(text: string) {
      if (written.current === text) return;
      written.current = text;
      keep(text);
    },
  });
  useEffect(() => {
    if (kept !== written.current) show(kept);
  }, [kept, show]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { typed, type, show };
}
