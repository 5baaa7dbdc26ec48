import { changeProducts, type ProductChange, reverse } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { useUndoableChange } from "../undo/use-undoable-change.ts";

/**
 * Gives every product the same list or state, in one transaction that can be undone; answers whether it
 * did, and says why not.
 */
export function useChangeProducts() {
  const { take } = useUndoableChange();
  return (products: readonly Product[], to: Pick<ProductChange, "list" | "state">, title: string) =>
    take(async () => {
      const after = await changeProducts(
        products.map(({ id, version }) => ({ id, version, ...to })),
      );
      return { title, undo: () => changeProducts(reverse(products, after), true) };
    });
}
