import { own } from "#shop/own.ts";
import type { ProductRow, PublishedRows } from "./published-rows.ts";

/** The products with the stock that is free: what is held for somebody is not offered meanwhile. */
export function freeStock(
  { products, holds = [] }: Pick<PublishedRows, "products" | "holds">,
  now: Date,
): ProductRow[] {
  const running = Object.groupBy(
    holds.filter(({ until }) => new Date(until) > now),
    ({ product_id }) => product_id,
  );
  return products.map((row) => {
    const held = own(running, row.id);
    if (!held) return row;
    const stock = { ...row.stock };
    for (const { showroom } of held) {
      const at = showroom as keyof typeof stock;
      stock[at] = Math.max(0, (stock[at] ?? 0) - 1);
    }
    return { ...row, stock };
  });
}
