import { queryOptions } from "@tanstack/react-query";
import { read, rowsPerRequest } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";

/** What each lead bought and kept: how many items, and for how many cents. */
async function readBought(signal: AbortSignal) {
  const bought = new Map<string, { items: number; cents: number }>();
  for (let page = 0; ; page += 1) {
    const data = await read(
      signal,
      db()
        .from("sold")
        .select("lead_id, quantity, revenue_cents")
        .not("lead_id", "is", null)
        .order("id")
        .range(page * rowsPerRequest, (page + 1) * rowsPerRequest - 1),
    );
    for (const { lead_id, quantity, revenue_cents } of data) {
      const { items, cents } = bought.get(lead_id!) ?? { items: 0, cents: 0 };
      bought.set(lead_id!, { items: items + quantity!, cents: cents + revenue_cents! });
    }
    if (data.length < rowsPerRequest) return bought;
  }
}

/** The leads to whom something was sold that they kept. */
export const soldLeadsQuery = queryOptions({
  queryKey: ["sold-leads"],
  queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
    const bought = [...(await readBought(signal))];
    return new Set(bought.flatMap(([id, { items }]) => (items > 0 ? id : [])));
  },
  staleTime: 10_000,
  refetchInterval: 30_000,
});

/** What each lead paid for what they kept, in cents. */
export const paidQuery = queryOptions({
  queryKey: ["sold-leads", "paid"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
    const bought = [...(await readBought(signal))];
    return new Map(bought.map(([id, { cents }]) => [id, cents]));
  },
});
