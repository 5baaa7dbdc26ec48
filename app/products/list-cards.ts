import { cardsPerPage, listedProducts } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { type CardFacts, cardFacts } from "./card-facts.ts";

/** The cards of one page of a list, the first of which is 1; of all pages without a number. For loaders. */
export function listCards(snapshot: Snapshot, category: Category, page?: number): CardFacts[] {
  const products = listedProducts(snapshot, category);
  const shown = page ? products.slice((page - 1) * cardsPerPage, page * cardsPerPage) : products;
  return shown.map((product) => cardFacts(snapshot, product));
}
