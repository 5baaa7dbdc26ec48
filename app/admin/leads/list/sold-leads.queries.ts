import { queryOptions } from "@tanstack/react-query";
import { rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** The leads to whom something was sold that they kept. */
export const soldLeadsQuery = queryOptions({
  queryKey: ["sold-leads"],
  queryFn: async ({ signal }) => {
    const kept = new Map<string, number>();
    for (let page = 0; ; page += 1) {
      const { data } = await db()
        .from("sold")
        .select("lead_id, quantity")
        .not("lead_id", "is", null)
        .order("id")
        .range(page * rowsPerRequest, (page + 1) * rowsPerRequest - 1)
        .abortSignal(signal)
        .throwOnError();
      for (const { lead_id, quantity } of data) {
        kept.set(lead_id!, (kept.get(lead_id!) ?? 0) + quantity!);
      }
      if (data.length < rowsPerRequest) {
        const ids = [...kept].flatMap(([id, items]) => (items > 0 ? id : []));
        return new Set(ids) as ReadonlySet<string>;
      }
    }
  },
  staleTime: 10_000,
  refetchInterval: 30_000,
});
