/** The newest text of each lead that is shown, for its row or card. */
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import type { FinancingLead, LeadText } from "#app/lib/database.types.ts";
import { newestByLead } from "./text-state.ts";
import { textsQuery } from "./texts.queries.ts";

const noTexts: ReadonlyMap<string, LeadText> = new Map();
const NewestTextsContext = createContext(noTexts);

export const useNewestText = (leadId: string) => useContext(NewestTextsContext).get(leadId);

interface NewestTextsProps {
  leads: readonly FinancingLead[];
  children: React.ReactNode;
}

export function NewestTexts({ leads, children }: NewestTextsProps) {
  // Another order of the same leads is no other question.
  const ids = useSettled(
    leads
      .map(({ id }) => id)
      .sort()
      .join(),
  );
  const query = useQuery({ ...textsQuery(ids ? ids.split(",") : []), select: newestByLead });
  return <NewestTextsContext value={query.data ?? noTexts}>{children}</NewestTextsContext>;
}

const pause = 500;

/** Follows once nothing has changed for a moment: typing changes the rows with every letter. */
function useSettled(value: string) {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
