import { useWrite } from "../kit/use-write.ts";
import { changeProducts, type ProductChange, reverse } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";

/**
 * Gives every product the same list or state, in one transaction that can be undone; answers whether it
 * did, and says why not.
 */
export function useChangeProducts() {
  const { write } = useWrite({ refused: "Nothing was changed.", isOfMany: true });
  return (products: readonly Product[], to: Pick<ProductChange, "list" | "state">, title: string) =>
    write(async () => {
      const after = await changeProducts(
        products.map(({ id, version }) => ({ id, version, ...to })),
      );
      return { title, undo: () => changeProducts(reverse(products, after), true) };
    }, products.map(({ id }) => id).join());
}
