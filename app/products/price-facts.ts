import { formatMoney, savings } from "#shop/money.ts";
import type { Product } from "#shop/product.ts";

/** The span of a list's prices in words; nothing where nothing is on the list. For loaders. */
export function priceFacts(products: readonly Product[]) {
  if (products.length === 0) return undefined;
  const prices = products.map(({ priceCents }) => priceCents);
  // As its own card says it.
  const saved = products.flatMap(({ priceCents, originalPriceCents }) =>
    originalPriceCents ? savings(priceCents, originalPriceCents).percent : [],
  );
  return {
    lowest: formatMoney(Math.min(...prices)),
    highest: formatMoney(Math.max(...prices)),
    ...(saved.length > 0 ? { mostSaved: `${Math.max(...saved)}%` } : {}),
  };
}
