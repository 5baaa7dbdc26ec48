import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { rowsPerRequest, rowsQuery } from "../requests.ts";
import type { ShowroomId } from "./product-labels.ts";

export type Move = Tables<"stock_moves">;

export const movesQuery = rowsQuery<Move[]>(
  ["moves"],
  () =>
    db()
      .from("stock_moves")
      .select("*")
      .is("unloaded_showroom", null)
      .order("sent_at")
      .limit(rowsPerRequest),
  { staleTime: 30_000 },
);

interface NewMove {
  product: string;
  from: ShowroomId;
  to: ShowroomId;
  quantity: number;
  /** Made once for one press: a second try after a lost answer is the same move. */
  move: string;
}

export async function moveStock({ from, to, ...move }: NewMove) {
  await db()
    .rpc("move_stock", { ...move, from_showroom: from, to_showroom: to })
    .throwOnError();
}

export async function unloadMove(move: string, showroom: string | null) {
  await db()
    .rpc("unload_move", { move, showroom: showroom as string })
    .throwOnError();
}
