import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";

/** What happened to one lead, newest first. `version` makes each change ask again. */
export const leadEventsQuery = (leadId: string, version: number) =>
  queryOptions({
    queryKey: ["lead-events", leadId, version],
    queryFn: async ({ signal }) => {
      const { data } = await db()
        .from("lead_events")
        .select("*")
        .eq("lead_id", leadId)
        .order("id", { ascending: false })
        .limit(500)
        .retry(false)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
