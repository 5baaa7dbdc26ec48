import { queryOptions } from "@tanstack/react-query";
import { idsPerRequest, read } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** What happened to these leads, or to an inquiry, newest first. `version` makes each change ask again. */
export const leadEventsQuery = (
  leadIds: readonly string[],
  version: string,
  of: "lead_id" | "inquiry_id" = "lead_id",
) =>
  queryOptions({
    queryKey: ["lead-events", leadIds, version],
    queryFn: ({ signal }) =>
      read(
        signal,
        db()
          .from("lead_events")
          .select("*")
          .in(of, leadIds.slice(0, idsPerRequest))
          .order("at", { ascending: false })
          .order("id", { ascending: false })
          .limit(500)
          .retry(false),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
