/** The newest text of each lead that is shown, for its row or card. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { FinancingLead, LeadText } from "#supabase/database.types.ts";
import { useDebounced } from "../../kit/use-debounced.ts";
import { smsQuery } from "./sms.queries.ts";
import { newestByLead } from "./sms-state.ts";

const noTexts: ReadonlyMap<string, LeadText> = new Map();
const NewestSmsContext = createContext(noTexts);

export const useNewestSms = (leadId: string) => useContext(NewestSmsContext).get(leadId);

/** Typing changes the rows with every letter: they are asked about once it pauses. */
const pause = 500;

interface NewestSmsProps {
  leads: readonly FinancingLead[];
  children: React.ReactNode;
}

export function NewestSms({ leads, children }: NewestSmsProps) {
  // Another order of the same leads is no other question.
  const ids = useDebounced(
    leads
      .map(({ id }) => id)
      .sort()
      .join(),
    pause,
  );
  const query = useQuery({
    ...smsQuery(ids ? ids.split(",") : []),
    select: newestByLead,
    placeholderData: keepPreviousData,
  });
  return <NewestSmsContext value={query.data ?? noTexts}>{children}</NewestSmsContext>;
}
