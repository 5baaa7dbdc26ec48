import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { changedRows, chunksOf, idsPerRequest, readAll } from "../requests.ts";

export type PricePlan = Tables<"price_plans">;
export type ListedPlan = PricePlan & {
  products: Pick<Tables<"products">, "title" | "slug" | "state" | "price_cents">;
};

export const pricePlansQuery = queryOptions({
  queryKey: ["price-plans"],
  queryFn: ({ signal }) =>
    readAll<ListedPlan>(signal, () =>
      db()
        .from("price_plans")
        .select("*, products(title, slug, state, price_cents)")
        .order("starts_at", { ascending: false })
        .order("id"),
    ),
  staleTime: 30_000,
});

export const costsQuery = queryOptions({
  queryKey: ["costs"],
  queryFn: async ({ signal }) => {
    const rows = await readAll(signal, () =>
      db()
        .from("product_notes")
        .select("product_id, cost_cents")
        .not("cost_cents", "is", null)
        .order("product_id"),
    );
    return new Map(rows.map(({ product_id, cost_cents }) => [product_id, cost_cents!]));
  },
  staleTime: 30_000,
});

export type NewPlan = Pick<PricePlan, "id" | "product_id" | "kind" | "starts_at" | "batch"> &
  Partial<PricePlan>;

/** All of them or none; the same ids twice are the same plans. */
export async function addPlans(plans: readonly NewPlan[]) {
  const { error } = await db()
    .from("price_plans")
    .insert([...plans] as never);
  if (error && error.code !== "23505") throw error;
}

/** Takes plans back: each product has the price that holds without them. */
export async function takePlansBack(batch: string) {
  changedRows(
    await db().from("price_plans").delete().eq("batch", batch).select("id").throwOnError(),
  );
}

/** Ends running plans: a sale gives the regular price back, a falling price stays where it is. */
export async function endPlans(plans: readonly PricePlan[], at: string) {
  const ids = plans.map(({ id }) => id);
  for (const some of chunksOf(ids, idsPerRequest)) {
    changedRows(
      await db()
        .from("price_plans")
        .update({ ends_at: at })
        .in("id", some)
        .select("id")
        .throwOnError(),
    );
  }
}
