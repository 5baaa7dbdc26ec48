import { useCallback, useMemo, useRef, useState } from "react";
import { useLatest } from "#app/admin/use-latest.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

/** Which leads are selected. `rows` are those of the current page, which a shift-click may span. */
export function useSelection(rows: readonly FinancingLead[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const latestRows = useLatest(rows);
  // The range of a shift-click reaches from the row that was clicked last.
  const lastToggled = useRef<string>(undefined);

  const toggle = useCallback(
    (lead: FinancingLead, isSelected: boolean, isRange?: boolean) => {
      const page = latestRows.current;
      const from = page.findIndex(({ id }) => id === lastToggled.current);
      const to = page.findIndex(({ id }) => id === lead.id);
      const range =
        isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [lead];
      lastToggled.current = lead.id;
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
      select: (leads: readonly FinancingLead[]) => setSelected(new Set(leads.map(({ id }) => id))),
      clear: () => setSelected(new Set()),
    }),
    [selected, toggle, selectPage],
  );
}

function withAll(
  known: ReadonlySet<string>,
  leads: readonly FinancingLead[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(known);
  for (const { id } of leads) isSelected ? next.add(id) : next.delete(id);
  return next;
}
