import type { Category } from "#app/catalog/product.ts";
import { productLists } from "#app/catalog/products.ts";
import { formatMoney, savings } from "#app/lib/money.ts";
import { cardFacts } from "./card-facts.ts";
import { packRows } from "./columns.ts";

/** What the page of a list needs. For loaders, at build time. */
export function listFacts(category: Category) {
  const { path, name, products } = productLists[category];
  const saved = products.map(({ priceCents, originalPriceCents }) =>
    savings(priceCents, originalPriceCents),
  );
  return {
    path,
    name,
    category,
    count: products.length,
    cards: packRows(products.map(cardFacts)),
    lowest: formatMoney(Math.min(...products.map(({ priceCents }) => priceCents))),
    mostSaved: `${Math.max(...saved.map(({ percent }) => percent))}%`,
  };
}
