import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "#app/ui/toast.ts";
import type { Piece } from "../catalog/catalog.queries.ts";
import {
  changePieces,
  type PieceChange,
  refreshCatalog,
  reverse,
} from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { offerUndo } from "../undo/undo-store.ts";

/**
 * Gives every piece the same list or state, in one transaction that can be undone; answers whether it
 * did, and says why not.
 */
export function useChangePieces() {
  const client = useQueryClient();
  return async function change(
    pieces: readonly Piece[],
    to: Pick<PieceChange, "list" | "state">,
    title: string,
  ) {
    try {
      const after = await changePieces(pieces.map(({ id, version }) => ({ id, version, ...to })));
      offerUndo({
        title,
        undo: async () => {
          await changePieces(reverse(pieces, after), true);
          await refreshCatalog(client);
        },
      });
      return true;
    } catch (error) {
      showToast({
        title: "Nothing was changed.",
        description: describeFailure(error),
        tone: "destructive",
      });
      return false;
    } finally {
      void refreshCatalog(client);
    }
  };
}
