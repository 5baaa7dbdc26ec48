import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { closeProblems, showProblem } from "../kit/problem-notice.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import type { Undoable } from "../kit/undo-store.ts";
import { isUnderWay, useWrite } from "../kit/use-write.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
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

/** Where it is sold, where the device's own showroom can't say it: a press there sells it. */
function askWhere(title: string, places: readonly ShowroomId[], sellAt: (at: ShowroomId) => void) {
  closeProblems();
  showProblem({
    title,
    description: (
      <span className="mt-2 flex flex-wrap gap-2">
        {places.map((at) => (
          <ToolButton
            key={at}
            onClick={() => {
              closeProblems();
              sellAt(at);
            }}
          >
            Sell from {showroomNames[at]}
          </ToolButton>
        ))}
      </span>
    ),
  });
}

/** “Sold 1” on a row: at this device's showroom, with no question. */
export function useSellOne() {
  const sell = useSell();
  const { write } = useWrite({ refused: "Not sold.", isOfMany: true });
  const [showroom, stand] = useDeviceShowroom();
  const last = useRef({ id: "", at: 0 });
  return async function sellOne(product: Product, at = showroom): Promise<void> {
    const stocked = showroomIds.filter((id) => product.stock[id].onHand > 0);
    if (!at) {
      return askWhere("Which showroom is this device in?", showroomIds, (here) => {
        stand(here);
        void sellOne(product, here);
      });
    }
    if (stocked.length > 0 && !stocked.includes(at)) {
      const title = `None left at ${showroomNames[at]}: ${product.title}.`;
      return askWhere(title, stocked, (there) => void sellOne(product, there));
    }
    const about = `sale ${product.id}`;
    const now = performance.now();
    const isDouble = last.current.id === product.id && now - last.current.at < doublePressMs;
    if (isDouble || isUnderWay(about)) return;
    last.current = { id: product.id, at: now };
    const sale = uuid();
    await write(
      // What was taken back may be sold at once.
      () => sell(product, { showroom: at, sale }, () => (last.current.id = "")),
      about,
    );
  };
}
