import { cardsPerPage, listedPieces } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { cardFacts } from "./card-facts.ts";
import { packCards } from "./card-packing.ts";

/** The cards of one page of a list, the first of which is 1; of all pages without a number. For loaders. */
export function packedCards(snapshot: Snapshot, category: Category, page?: number) {
  const pieces = listedPieces(snapshot, category);
  const shown = page ? pieces.slice((page - 1) * cardsPerPage, page * cardsPerPage) : pieces;
  return packCards(shown.map((product) => cardFacts(snapshot, product)));
}
