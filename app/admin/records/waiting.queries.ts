import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { rowsQuery } from "../requests.ts";

export type Waiting = Database["public"]["Functions"]["waiting_shoppers"]["Returns"][number];

export const waitingQuery = rowsQuery<Waiting[]>(
  ["waiting-shoppers"],
  () => db().rpc("waiting_shoppers"),
  { staleTime: 30_000 },
);

/** Tells all who asked about a product whether it is still there; null takes that back while no text has left. */
export async function answerStockChecks(product: string, answer: "here" | "gone" | null) {
  await db().rpc("answer_stock_checks", { product, answer: answer! }).throwOnError();
}
