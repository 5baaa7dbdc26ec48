import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { read } from "../../requests.ts";
import { worklistsQuery } from "../list/database-leads.queries.ts";
import { isFinancing } from "../shared/inquiries.ts";
import { changedLeadsKey, type LeadList } from "../shared/leads.queries.ts";
import { firstDay, type Period } from "../shared/periods.ts";
import { isWaiting } from "../shared/worklists.ts";
import {
  daysFrom,
  leadsInPeriod,
  type Overview,
  overviewOf,
  type ReadOverview,
  summarizeLeads,
} from "./overview.ts";

/** The same numbers as `summarizeLeads`, counted by the database. */
const overviewQuery = (period: Period, today: Date) => {
  const first = firstDay(period, today);
  const days = daysFrom(first, period + 1);
  return queryOptions({
    queryKey: [...changedLeadsKey, "overview", first.toISOString(), period],
    queryFn: async ({ signal }): Promise<Overview> => {
      const data = await read(
        signal,
        db().rpc("read_overview", { days: days.map((day) => day.toISOString()) }),
      );
      return overviewOf(data as unknown as ReadOverview, days.slice(0, -1));
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
};

/** The numbers of a period, counted here or, where the database searches, by it. */
export function useOverview(list: LeadList, period: Period, today: Date) {
  const { usesDatabaseSearch, isComplete } = list;
  const { leads } = list;
  const financing = useMemo(
    () => (leads.every(isFinancing) ? leads : leads.filter(isFinancing)),
    [leads],
  );
  const here = useDeferredValue(usesDatabaseSearch ? none : financing);
  const found = useMemo(() => leadsInPeriod(here, period, today), [here, period, today]);
  const counted = useStableArray(found.counted);
  const summary = useMemo(() => summarizeLeads(counted, period, today), [counted, period, today]);
  const waiting = useMemo(() => here.filter(isWaiting).length, [here]);
  const fromDatabase = useQuery({ ...overviewQuery(period, today), enabled: usesDatabaseSearch });
  const { data: worklists } = useQuery({ ...worklistsQuery, enabled: usesDatabaseSearch });
  return usesDatabaseSearch
    ? {
        overview: fromDatabase.data ?? summary,
        waiting: worklists?.waiting ?? 0,
        isCounted: fromDatabase.data !== undefined && worklists !== undefined,
      }
    : { overview: summary, waiting, isCounted: isComplete || found.isWhole };
}

const none: readonly FinancingLead[] = [];

/** The same array as long as it holds the same items. */
function useStableArray<Item>(items: readonly Item[]) {
  const [stable, setStable] = useState(items);
  const isSame =
    items.length === stable.length && items.every((item, index) => item === stable[index]);
  if (isSame) return stable;
  setStable(items);
  return items;
}
