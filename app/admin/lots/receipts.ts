import { type ShowroomId, showroomIds } from "../records/product-labels.ts";
import type { LotItem, Receipt } from "./lots.queries.ts";

export interface KeptReceipt extends Receipt {
  /** Made once: however often it is sent, it is counted in once. */
  request: string;
  title: string;
  problem?: string;
}

const isText = (found: unknown) => typeof found === "string" && found.length > 0;
const isCount = (found: unknown) => Number.isInteger(found) && Number(found) >= 0;

export function parseReceipts(found: unknown): KeptReceipt[] {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one: Partial<KeptReceipt> | null) =>
      [one?.request, one?.product, one?.title].every(isText) &&
      [one?.arrived, one?.damaged, one?.price_cents].every(isCount) &&
      [one?.description ?? "", one?.picture ?? ""].every((text) => typeof text === "string") &&
      showroomIds.includes(one?.showroom as ShowroomId),
  );
}

/** The products of a lot as this device has received them; of several of one product the last. */
export function withReceipts(
  items: readonly LotItem[],
  receipts: readonly KeptReceipt[],
): LotItem[] {
  const kept = new Map(receipts.map((one) => [one.product, one]));
  return items.map((item) => {
    const { arrived, damaged, showroom, price_cents, description } = kept.get(item.id) ?? {};
    if (!item.lot_counts || arrived === undefined) return item;
    const counts = { arrived, damaged: damaged!, showroom: showroom! };
    return {
      ...{ ...item, price_cents: price_cents!, description: description ?? item.description },
      lot_counts: { ...item.lot_counts, ...counts },
    };
  });
}
