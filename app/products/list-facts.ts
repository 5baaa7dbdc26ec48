import type { Category } from "#app/catalog/product.ts";
import { listAddresses } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { cardFacts } from "./card-facts.ts";
import { packRows } from "./columns.ts";
import { priceFacts } from "./price-facts.ts";

/** What the page of a list needs. For loaders. */
export function listFacts(snapshot: Snapshot, category: Category) {
  const products = snapshot.products[category];
  return {
    ...listAddresses[category],
    category,
    count: products.length,
    cards: packRows(products.map((product) => cardFacts(snapshot, product))),
    ...priceFacts(products),
  };
}
