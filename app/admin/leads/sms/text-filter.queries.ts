import { queryOptions } from "@tanstack/react-query";
import { read, rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import { statesOf, type TextFilter } from "./text-filter.ts";

const maxPages = 20;

/** The leads with a text of these states, the newest texts first. */
export const leadsWithTextQuery = (filter: TextFilter) =>
  queryOptions({
    queryKey: ["leads-with-text", filter],
    queryFn: async ({ signal }) => {
      const ids = new Set<string>();
      for (let page = 0; page < maxPages; page += 1) {
        const data = await read(
          signal,
          db()
            .from("lead_texts")
            .select("lead_id")
            .in("state", [...statesOf[filter]])
            .order("created_at", { ascending: false })
            .order("id")
            .range(page * rowsPerRequest, (page + 1) * rowsPerRequest - 1),
        );
        for (const { lead_id } of data) if (lead_id) ids.add(lead_id);
        if (data.length < rowsPerRequest) break;
      }
      return ids as ReadonlySet<string>;
    },
    enabled: filter !== "all",
    staleTime: 10_000,
    refetchInterval: 30_000,
  });
