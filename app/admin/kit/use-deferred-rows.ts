import { useDeferredValue, useLayoutEffect, useMemo, useRef } from "react";

export const rowsId = "leads-rows";

/** No row is lower than this, in pixels, and no pair of cards side by side, by two: never too few follow. */
const lowest = { row: 40, card: 60 } as const;

/**
 * What the list draws: `items`, but while a search is typed only those that can be seen follow each
 * letter, and the rows below the screen stay as they were until it rests. That halves what a letter costs.
 */
export function useDeferredRows<Item extends { id: string }>(
  items: Item[],
  isTyping: boolean,
  look: keyof typeof lowest,
) {
  const isBusy = useDeferredValue(isTyping);
  const seen = useMemo(() => {
    const top = isBusy ? document.getElementById(rowsId)?.getBoundingClientRect().top : undefined;
    return top === undefined
      ? undefined
      : Math.max(1, Math.ceil((innerHeight - top) / lowest[look]));
  }, [isBusy, look]);

  const before = useRef(items);
  const drawn = useMemo(
    () => (seen === undefined ? items : updateVisibleRows(seen, items, before.current)),
    [items, seen],
  );
  useLayoutEffect(() => {
    before.current = drawn;
  }, [drawn]);
  return drawn;
}

/** The first `seen` of `items`, then what was drawn below them before; nothing twice, never more than `items`. */
export function updateVisibleRows<Item extends { id: string }>(
  seen: number,
  items: readonly Item[],
  before: readonly Item[],
): Item[] {
  const first = items.slice(0, seen);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...before.slice(seen).filter(({ id }) => !ids.has(id))].slice(0, items.length);
}
