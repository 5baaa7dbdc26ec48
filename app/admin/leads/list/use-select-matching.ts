import { useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { MatchingLeads } from "./matching-leads.ts";

/** Selects every lead that matches, once each is here. */
export function useSelectMatching(
  { matching, database }: Pick<MatchingLeads, "matching" | "database">,
  select: (leads: readonly FinancingLead[]) => void,
) {
  /** How many were read so far; null while nothing is read. */
  const [read, setRead] = useState<number | null>(null);

  async function selectMatching() {
    if (!database) return select(matching);
    setRead(0);
    try {
      const signal = new AbortController().signal;
      select(await database.readAll(signal, (leads) => setRead(leads.length)));
    } catch {
      showToast({
        title: "Failed to load financing leads.",
        description: "Nothing else was selected.",
        tone: "destructive",
      });
    } finally {
      setRead(null);
    }
  }
  return { read, selectMatching };
}
