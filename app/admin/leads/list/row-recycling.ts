/**
 * Keys that let rows be filled anew instead of being made anew: a lead keeps its row while it is shown,
 * and one that comes takes the row of one that went. That halves what a keystroke in the search costs.
 */
import { useLayoutEffect, useMemo, useRef } from "react";
import type { FinancingLead } from "#app/lib/database.types.ts";

export function useRecycledRowKeys(leads: readonly FinancingLead[]) {
  const shown = useRef<ReadonlyMap<string, number>>(new Map());
  const rowKeys = useMemo(() => {
    // A row with the focus is not given to another lead: the next key would act on the wrong one.
    const focused = document.activeElement?.closest<HTMLElement>("[data-lead]")?.dataset.lead;
    return assignRowKeys(shown.current, leads, focused);
  }, [leads]);
  useLayoutEffect(() => {
    shown.current = rowKeys;
  }, [rowKeys]);
  return rowKeys;
}

export function assignRowKeys(
  before: ReadonlyMap<string, number>,
  leads: readonly { id: string }[],
  reserved?: string,
): ReadonlyMap<string, number> {
  const staying = new Set(leads.map(({ id }) => id));
  const free = [...before].flatMap(([id, slot]) =>
    staying.has(id) || id === reserved ? [] : [slot],
  );
  let fresh = Math.max(-1, ...before.values()) + 1;
  return new Map(leads.map(({ id }) => [id, before.get(id) ?? free.shift() ?? fresh++]));
}
