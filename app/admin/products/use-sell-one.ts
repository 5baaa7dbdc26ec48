import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Undoable } from "../kit/undo-store.ts";
import { isUnderWay, useWrite } from "../kit/use-write.ts";
import { showroomNames } from "../records/product-labels.ts";
import {
  type Sale,
  type SaleResult,
  sellProduct,
  storeProducts,
  undoSale,
} from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { useIsLimited } from "../use-is-limited.ts";

/** Sells, shows what is left, and answers how the sale is taken back. Throws what is refused. */
export function useSell() {
  const client = useQueryClient();
  const isLimited = useIsLimited();
  return async function sell(
    product: Product,
    sale: Omit<Sale, "product">,
    onUndo?: () => unknown,
  ): Promise<Undoable> {
    const result = await sellProduct({ ...sale, product: product.id });
    show(product, result);
    const { quantity = 1, showroom } = sale;
    return {
      title: `Sold ${quantity} × ${product.title} at ${showroomNames[showroom]}.`,
      note: noteOf(result),
      ...(result.packages.length > 0 && !isLimited
        ? { link: { to: "/admin/offers#packages", words: "View package" } }
        : {}),
      undo: () => {
        onUndo?.();
        return undoSale(result.sale);
      },
    };
  };

  function show(product: Product, { left, state }: SaleResult) {
    const stock = { ...product.stock };
    for (const showroom of ["east", "west"] as const) {
      stock[showroom] = { ...stock[showroom], onHand: left[showroom] ?? 0 };
    }
    storeProducts(client, new Map([[product.id, { stock, state }]]));
  }
}

function noteOf({ state, packages }: SaleResult) {
  const last = state === "sold" ? "That was the last one. It will show “Sold” for seven days." : "";
  const within = packages.length > 0 ? `It’s also in ${packages.join(", ")}.` : "";
  return [last, within].filter(Boolean).join(" ");
}

/** A second press on the same row within this time is a double press, not a second sale. */
const doublePressMs = 600;

/** “Sold 1” on a row: at this device's showroom, with no question. */
export function useSellOne() {
  const sell = useSell();
  const { write } = useWrite({ refused: "Not sold.", isOfMany: true });
  const [showroom] = useDeviceShowroom();
  const last = useRef({ id: "", at: 0 });
  return async function sellOne(product: Product) {
    if (!showroom) {
      showToast({
        title: "Which showroom is this device in?",
        description: "Choose the showroom at the top. “Sold 1” will then count there.",
      });
      return;
    }
    const about = `sale ${product.id}`;
    const now = performance.now();
    const isDouble = last.current.id === product.id && now - last.current.at < doublePressMs;
    if (isDouble || isUnderWay(about)) return;
    last.current = { id: product.id, at: now };
    const sale = uuid();
    await write(
      // What was taken back may be sold at once.
      () => sell(product, { showroom, sale }, () => (last.current.id = "")),
      about,
    );
  };
}
