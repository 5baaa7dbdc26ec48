import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { ShowroomId } from "../records/product-labels.ts";
import { readAll, rowsPerRequest, rowsQuery } from "../requests.ts";

export type Lot = Tables<"lots">;

export const lotsQuery = rowsQuery<Lot[]>(["lots"], () =>
  db()
    .from("lots")
    .select("*")
    .order("arrived_on", { ascending: false })
    .order("created_at", { ascending: false })
    .limit(rowsPerRequest),
);

const readItems = (signal: AbortSignal, lot: string) =>
  readAll(signal, () =>
    db()
      .from("products")
      .select(
        "id, slug, title, state, price_cents, compare_at_cents, version, description, type, style, size, colors, finish, materials, pieces, condition, condition_reason, facts, lot_counts(expected, arrived, damaged, showroom), product_notes(cost_cents)",
      )
      .eq("lot_id", lot)
      .neq("state", "archived")
      .order("added_on")
      .order("id"),
  );

export type LotItem = Awaited<ReturnType<typeof readItems>>[number];

export const lotItemsKey = ["lot-items"];

export const lotItemsQuery = (lot: string) =>
  queryOptions({
    queryKey: [...lotItemsKey, lot],
    queryFn: ({ signal }) => readItems(signal, lot),
  });

export interface Receipt {
  product: string;
  showroom: ShowroomId;
  /** In order. */
  arrived: number;
  damaged: number;
  price_cents: number;
  description?: string;
  picture?: string;
}

/** Counts in what came of a product; received again, it corrects the count. The same request twice is one. */
export async function receiveProduct(receipt: Receipt, request: string) {
  await db().rpc("receive_product", receipt).setHeader("Idempotency-Key", request).throwOnError();
}
