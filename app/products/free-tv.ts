import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** Whether something of a list comes with the free TV. For loaders. */
export const comesWithTv = ({ products }: Snapshot, list: Category) =>
  products[list].some(({ freeTv }) => freeTv);

/** What the list then says of it. */
export const freeTvWords = "Some frames come with a free 43-inch TV.";
