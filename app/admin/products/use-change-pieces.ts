import type { Piece } from "../catalog/catalog.queries.ts";
import { changePieces, type PieceChange, reverse } from "../catalog/catalog-writes.ts";
import { useCatalogStep } from "../undo/use-catalog-step.ts";

/**
 * Gives every piece the same list or state, in one transaction that can be undone; answers whether it
 * did, and says why not.
 */
export function useChangePieces() {
  const { take } = useCatalogStep();
  return (pieces: readonly Piece[], to: Pick<PieceChange, "list" | "state">, title: string) =>
    take(async () => {
      const after = await changePieces(pieces.map(({ id, version }) => ({ id, version, ...to })));
      return { title, undo: () => changePieces(reverse(pieces, after), true) };
    });
}
