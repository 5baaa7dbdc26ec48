import { queryOptions } from "@tanstack/react-query";
import { idsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** What happened to these leads, or to an inquiry, newest first. `version` makes each change ask again. */
export const leadEventsQuery = (
  leadIds: readonly string[],
  version: string,
  of: "lead_id" | "inquiry_id" = "lead_id",
) =>
  queryOptions({
    queryKey: ["lead-events", leadIds, version],
    queryFn: async ({ signal }) => {
      const { data } = await db()
        .from("lead_events")
        .select("*")
        .in(of, leadIds.slice(0, idsPerRequest))
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
