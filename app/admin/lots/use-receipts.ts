import { useQueryClient } from "@tanstack/react-query";
import { offerUndo } from "../kit/undo-store.ts";
import { useKeptQueue } from "../kit/use-kept-queue.ts";
import { removeOriginals } from "../pictures/local-originals.ts";
import { sendOriginal } from "../pictures/storage.ts";
import { showroomNames } from "../records/product-labels.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { undoOf } from "../records/row-writes.ts";
import { type LotItem, lotItemsKey, receiveProduct } from "./lots.queries.ts";
import { type KeptReceipt, parseReceipts, withReceipts } from "./receipts.ts";

export type Receipts = ReturnType<typeof useReceipts>;

/** Counts in what this device received, with or without a line now. */
export function useReceipts() {
  const client = useQueryClient();
  const forget = async ({ picture }: KeptReceipt) => {
    if (picture) await removeOriginals([picture]);
  };
  const queue = useKeptQueue("receipts", parseReceipts, hand, forget);

  async function hand(receipt: KeptReceipt) {
    const { request, title, problem: _, ...one } = receipt;
    if (one.picture) await sendOriginal(one.picture);
    await receiveProduct(one, request);
    // The line may be gone again before the list is read anew.
    client.setQueriesData<LotItem[]>(
      { queryKey: lotItemsKey },
      (items) => items && withReceipts(items, [receipt]),
    );
    const undo = await undoOf("lot_counts", one.product);
    await refreshRecords(client);
    const words = `${one.arrived} × ${title} at ${showroomNames[one.showroom]}.`;
    if (undo) offerUndo({ title: words, undo });
  }

  return {
    ...queue,
    /** One that was refused: its product is received again, with another picture if any. */
    discard(receipt: KeptReceipt) {
      queue.remove(receipt.request);
      void forget(receipt);
    },
  };
}
