import { queryOptions } from "@tanstack/react-query";
import { rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** The leads to whom a sale was noted that was not undone. */
export const soldLeadsQuery = queryOptions({
  queryKey: ["sold-leads"],
  queryFn: async ({ signal }) => {
    const ids = new Set<string>();
    for (let page = 0; ; page += 1) {
      const { data } = await db()
        .from("sales")
        .select("lead_id")
        .not("lead_id", "is", null)
        .is("undone_at", null)
        .order("id")
        .range(page * rowsPerRequest, (page + 1) * rowsPerRequest - 1)
        .abortSignal(signal)
        .throwOnError();
      for (const { lead_id } of data) if (lead_id) ids.add(lead_id);
      if (data.length < rowsPerRequest) return ids as ReadonlySet<string>;
    }
  },
  staleTime: 10_000,
  refetchInterval: 30_000,
});
