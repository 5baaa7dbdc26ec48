import { createContext, use } from "react";
import type { Piece } from "../catalog/catalog.queries.ts";

/** What a row asks for; the same functions at every render, so that rows are not drawn again for them. */
export interface PieceActions {
  open: (kind: "price" | "sold" | "hold", piece: Piece) => void;
  /** One of them, at this device's showroom, at once. */
  sellOne: (piece: Piece) => void;
  /** Live, or sold where none is left. */
  setState: (piece: Piece, state: "live" | "sold") => void;
  toggle: (piece: Piece, isSelected: boolean) => void;
}

export const PieceActionsContext = createContext<PieceActions | null>(null);

export function usePieceActions() {
  const actions = use(PieceActionsContext);
  if (!actions) throw new Error("A piece stands outside of its list.");
  return actions;
}
