import type { Category } from "#app/catalog/product.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";

/** Whether something of a list comes with the free TV. For loaders. */
export const comesWithTv = ({ products }: Snapshot, list: Category) =>
  products[list].some(({ freeTv }) => freeTv);

/** What the list then says of it. */
export const freeTvWords = "Some frames come with a free 43-inch TV.";
