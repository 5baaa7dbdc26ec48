import { useMemo, useRef, useState } from "react";
import { useStable } from "../use-stable.ts";

interface Row {
  id: string;
}

/** Which rows of a list are selected. `rows` are those of the current page, which a shift-click may span. */
export function useSelection(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // The range of a shift-click reaches from the row that was clicked last.
  const lastToggled = useRef<string>(undefined);
  const acts = useStable({
    toggle(row: Row, isSelected: boolean, isRange?: boolean) {
      const from = rows.findIndex(({ id }) => id === lastToggled.current);
      const to = rows.findIndex(({ id }) => id === row.id);
      const range =
        isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      lastToggled.current = row.id;
      setSelected(withAll(selected, range, isSelected));
    },
    selectPage: (isSelected: boolean) => setSelected(withAll(selected, rows, isSelected)),
    select: (rows: readonly Row[]) => setSelected(new Set(rows.map(({ id }) => id))),
    clear: () => setSelected(new Set()),
  });
  return useMemo(() => ({ selected, ...acts }), [selected, acts]);
}

function withAll(known: ReadonlySet<string>, rows: readonly Row[], isSelected: boolean) {
  const next = new Set(known);
  for (const { id } of rows) isSelected ? next.add(id) : next.delete(id);
  return next;
}
