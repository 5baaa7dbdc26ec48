import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** What the page of all deals says of a list where something of it comes with the free TV. For loaders. */
export const freeTvWords = ({ products }: Snapshot, list: Category): { tv?: string } =>
  products[list].some(({ freeTv }) => freeTv)
    ? { tv: " Some come with a free 43-inch TV while they last; brands vary." }
    : {};

/** The terms of it, which stand under the price: "free" has its conditions beside it (16 CFR 251.1). */
export const freeTvTerms =
  "Free 43-inch TV, one per bed while they last. Brand and model vary. The price is the same without it.";
