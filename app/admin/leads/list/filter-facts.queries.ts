/** What filters know of leads beside the leads themselves. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read, readAll, rowsPerRequest } from "../../requests.ts";
import { type LeadFilter, textFilters } from "./filters.ts";

/** The leads with a text of these states. */
export const leadsWithTextQuery = (filter: LeadFilter["text"]) =>
  queryOptions({
    queryKey: ["leads-with-text", filter],
    queryFn: async ({ signal }): Promise<ReadonlySet<string | null>> => {
      const states = filter === "all" ? [] : textFilters[filter][1];
      const texts = await readAll(signal, () =>
        db().from("lead_texts").select("lead_id").in("state", states).order("id"),
      );
      return new Set(texts.map(({ lead_id }) => lead_id));
    },
    enabled: filter !== "all",
    staleTime: 10_000,
    refetchInterval: 30_000,
  });

/** What each lead bought and kept: how many items, and for how many cents. */
export const soldLeadsQuery = queryOptions({
  queryKey: ["sold-leads"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, { items: number; cents: number }>> => {
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
  },
  staleTime: 10_000,
  refetchInterval: 30_000,
});

/** Every lender that a lead may name, those that are no longer on the site among them. */
export const lenderNamesQuery = queryOptions({
  queryKey: ["lender-names"],
  queryFn: async ({ signal }) => {
    const data = await read(
      signal,
      db().from("lenders").select("name").order("position").limit(rowsPerRequest),
    );
    return data.map(({ name }) => name);
  },
  staleTime: 300_000,
});
