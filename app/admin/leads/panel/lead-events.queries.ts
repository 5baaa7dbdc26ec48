import { queryOptions } from "@tanstack/react-query";
import { idsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** What happened to these leads, newest first. `version` makes each change ask again. */
export const leadEventsQuery = (leadIds: readonly string[], version: string) =>
  queryOptions({
    queryKey: ["lead-events", leadIds, version],
    queryFn: async ({ signal }) => {
      const { data } = await db()
        .from("lead_events")
        .select("*")
        .in("lead_id", leadIds.slice(0, idsPerRequest))
        .order("at", { ascending: false })
        .order("id", { ascending: false })
        .limit(500)
        .retry(false)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
