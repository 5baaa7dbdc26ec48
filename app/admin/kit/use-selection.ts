import { useCallback, useMemo, useRef, useState } from "react";
import { useLatest } from "../use-latest.ts";

interface Row {
  id: string;
}

/** Which rows of a list are selected. `rows` are those of the current page, which a shift-click may span. */
export function useSelection(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const latestRows = useLatest(rows);
  // The range of a shift-click reaches from the row that was clicked last.
  const lastToggled = useRef<string>(undefined);

  const toggle = useCallback(
    (row: Row, isSelected: boolean, isRange?: boolean) => {
      const page = latestRows.current;
      const from = page.findIndex(({ id }) => id === lastToggled.current);
      const to = page.findIndex(({ id }) => id === row.id);
      const range =
        isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      lastToggled.current = row.id;
      setSelected((known) => withAll(known, range, isSelected));
    },
    [latestRows],
  );
  const selectPage = useCallback(
    (isSelected: boolean) => setSelected((known) => withAll(known, latestRows.current, isSelected)),
    [latestRows],
  );
  return useMemo(
    () => ({
      selected,
      toggle,
      selectPage,
      select: (rows: readonly Row[]) => setSelected(new Set(rows.map(({ id }) => id))),
      clear: () => setSelected(new Set()),
    }),
    [selected, toggle, selectPage],
  );
}

function withAll(known: ReadonlySet<string>, rows: readonly Row[], isSelected: boolean) {
  const next = new Set(known);
  for (const { id } of rows) isSelected ? next.add(id) : next.delete(id);
  return next;
}
