/** A list of hundreds of pieces comes in pages: its own address has the first of them, and finds all. */
import type { Category } from "./product.ts";
import { listedAsSold } from "./products.ts";
import type { Snapshot } from "./snapshot.ts";

export const cardsPerPage = 60;

/** What stands on a list: what is for sale, then what was sold lately. */
export function listedPieces(snapshot: Snapshot, category: Category) {
  return [...snapshot.products[category], ...listedAsSold(snapshot, category)];
}

/** How many pages the list has; one where it is empty. */
export function countPages(snapshot: Snapshot, category: Category) {
  return Math.max(1, Math.ceil(listedPieces(snapshot, category).length / cardsPerPage));
}

/** The address of a page after the first. */
export function listPagePath(category: Category, page: number) {
  return `/lists/${category}/${page}`;
}
