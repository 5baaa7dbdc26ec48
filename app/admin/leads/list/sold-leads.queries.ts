import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { readAll } from "../../requests.ts";

/** What each lead bought and kept: how many items, and for how many cents. */
async function readBought(signal: AbortSignal) {
  const bought = new Map<string, { items: number; cents: number }>();
  const sold = await readAll(signal, () =>
    db()
      .from("sold")
      .select("lead_id, quantity, revenue_cents")
      .not("lead_id", "is", null)
      .order("id"),
  );
  for (const { lead_id, quantity, revenue_cents } of sold) {
    const { items, cents } = bought.get(lead_id!) ?? { items: 0, cents: 0 };
    bought.set(lead_id!, { items: items + quantity!, cents: cents + revenue_cents! });
  }
  return bought;
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
