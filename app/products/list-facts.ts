import { countPages } from "#app/catalog/list-pages.ts";
import type { Category } from "#app/catalog/product.ts";
import { listAddresses } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { packedCards } from "./packed-cards.ts";
import { priceFacts } from "./price-facts.ts";

/** What the page of a list needs. For loaders. */
export function listFacts(snapshot: Snapshot, category: Category) {
  const products = snapshot.products[category];
  const pages = countPages(snapshot, category);
  return {
    ...listAddresses[category],
    category,
    count: products.length,
    cards: packedCards(snapshot, category, 1),
    ...(pages > 1 ? { pages } : {}),
    ...priceFacts(products),
  };
}
