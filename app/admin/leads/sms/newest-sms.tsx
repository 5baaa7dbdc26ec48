/** The newest text of each lead that is shown, for its row or card. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import type { FinancingLead, LeadText } from "#supabase/database.types.ts";
import { smsQuery } from "./sms.queries.ts";
import { newestByLead } from "./sms-state.ts";

const noTexts: ReadonlyMap<string, LeadText> = new Map();
const NewestSmsContext = createContext(noTexts);

export const useNewestSms = (leadId: string) => useContext(NewestSmsContext).get(leadId);

interface NewestSmsProps {
  leads: readonly FinancingLead[];
  children: React.ReactNode;
}

export function NewestSms({ leads, children }: NewestSmsProps) {
  // Another order of the same leads is no other question.
  const ids = useSettled(
    leads
      .map(({ id }) => id)
      .sort()
      .join(),
  );
  const query = useQuery({
    ...smsQuery(ids ? ids.split(",") : []),
    select: newestByLead,
    placeholderData: keepPreviousData,
  });
  return <NewestSmsContext value={query.data ?? noTexts}>{children}</NewestSmsContext>;
}

const pause = 500;

/** Follows once nothing has changed for a moment: typing changes the rows with every letter. */
function useSettled(value: string) {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
