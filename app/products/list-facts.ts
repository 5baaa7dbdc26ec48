import { countPages, listAddresses } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { listCards } from "./list-cards.ts";
import { priceFacts } from "./price-facts.ts";

/** What the page of a list needs. For loaders. */
export function listFacts(snapshot: Snapshot, category: Category) {
  const products = snapshot.products[category];
  const pages = countPages(snapshot, category);
  return {
    ...listAddresses[category],
    category,
    count: products.length,
    // One text: as values, each named by a number, they weigh half a kilobyte more.
    cards: JSON.stringify(listCards(snapshot, category, 1)),
    ...(pages > 1 ? { pages } : {}),
    ...priceFacts(products),
  };
}
