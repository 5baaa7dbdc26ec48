/** What pages say of prices that change by themselves. */

import { own } from "#shop/own.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { ProductRow, PublishedRows, ShownPlan } from "./published-rows.ts";

/** The products with what is said of their planned prices: a price does not fall while its product is held. */
export function withPricePlans(
  products: ProductRow[],
  rows: PublishedRows,
  now: Date,
): ProductRow[] {
  const held = new Set(
    (rows.holds ?? []).filter(({ until }) => new Date(until) > now).map((hold) => hold.product_id),
  );
  return products.map((row) => {
    const plan = own(rows.price_plans, row.id);
    return plan && ("ends_at" in plan || !held.has(row.id)) ? { ...row, price_plan: plan } : row;
  });
}

export function pricePlanOfRow(plan: ShownPlan): Pick<AnyProduct, "priceUntil" | "nextPrice"> {
  if ("ends_at" in plan) return { priceUntil: plan.ends_at };
  return { nextPrice: { at: plan.next_at, cents: plan.next_cents } };
}
