import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Piece } from "../catalog/catalog.queries.ts";
import { showroomNames } from "../catalog/catalog.ts";
import {
  refreshCatalog,
  type Sale,
  type SaleResult,
  sellPiece,
  storePieces,
  undoSale,
} from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { offerUndo } from "../undo/undo-store.ts";

/** Sells and says what came of it; answers whether it was sold. */
export function useSell() {
  const client = useQueryClient();
  return async function sell(piece: Piece, sale: Omit<Sale, "product">, onUndo?: () => void) {
    const result = await sellPiece({ ...sale, product: piece.id });
    show(piece, result);
    const { quantity = 1, showroom } = sale;
    offerUndo({
      title: `Sold ${quantity} × ${piece.title} at ${showroomNames[showroom]}.`,
      note: noteOf(result),
      ...(result.packages.length > 0
        ? { link: { to: "/admin/offers#packages", words: "Look at it" } }
        : {}),
      undo: () => {
        onUndo?.();
        return undoSale(result.sale);
      },
    });
    void refreshCatalog(client);
  };

  function show(piece: Piece, { left, state }: SaleResult) {
    const stock = { ...piece.stock };
    for (const showroom of ["east", "west"] as const) {
      stock[showroom] = { ...stock[showroom], onHand: left[showroom] ?? 0 };
    }
    storePieces(client, new Map([[piece.id, { stock, state }]]));
  }
}

function noteOf({ state, packages }: SaleResult) {
  const last = state === "sold" ? "That was the last one: it shows “Sold” for seven days." : "";
  const within = packages.length > 0 ? `It is also in ${packages.join(", ")}.` : "";
  return [last, within].filter(Boolean).join(" ");
}

/** A second press on the same row within this time is a double press, not a second sale. */
const doublePressMs = 600;

/** “Sold 1” on a row: at this device's showroom, with no question. */
export function useSellOne() {
  const sell = useSell();
  const [showroom] = useDeviceShowroom();
  const last = useRef({ id: "", at: 0 });
  return async function sellOne(piece: Piece) {
    if (!showroom) {
      showToast({
        title: "Which showroom is this device in?",
        description: "Choose East or West at the top once; “Sold 1” then means there.",
      });
      return;
    }
    const now = performance.now();
    if (last.current.id === piece.id && now - last.current.at < doublePressMs) return;
    last.current = { id: piece.id, at: now };
    try {
      // What was taken back may be sold at once.
      await sell(piece, { showroom, sale: uuid() }, () => {
        last.current.id = "";
      });
    } catch (error) {
      showToast({ title: "Not sold.", description: describeFailure(error), tone: "destructive" });
    }
  };
}
