/**
 * Keys that recycle rows: what stays in the list keeps its row, and what is new takes the row of what
 * left, which is cheaper than a new one at every keystroke of a search.
 */
import { useLayoutEffect, useMemo, useRef } from "react";

export function useRecycledRowKeys(rows: readonly { id: string }[]) {
  const shown = useRef<ReadonlyMap<string, number>>(new Map());
  const rowKeys = useMemo(() => {
    // A row with the focus is not given to another: the next key would act on the wrong one.
    const focused = document.activeElement?.closest<HTMLElement>(
      "[data-lead], [data-product]",
    )?.dataset;
    return assignRowKeys(shown.current, rows, focused?.lead ?? focused?.product);
  }, [rows]);
  useLayoutEffect(() => {
    shown.current = rowKeys;
  }, [rowKeys]);
  return rowKeys;
}

export function assignRowKeys(
  before: ReadonlyMap<string, number>,
  rows: readonly { id: string }[],
  reserved?: string,
): ReadonlyMap<string, number> {
  const staying = new Set(rows.map(({ id }) => id));
  const free = [...before].flatMap(([id, slot]) =>
    staying.has(id) || id === reserved ? [] : [slot],
  );
  let fresh = Math.max(-1, ...before.values()) + 1;
  return new Map(rows.map(({ id }) => [id, before.get(id) ?? free.shift() ?? fresh++]));
}
