import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { changedRows } from "../requests.ts";

/** Changes the shop's facts over the version that is given. Throws what the database refuses. */
export async function writeShop(row: Partial<Tables<"shop">>) {
  changedRows(
    await db().from("shop").update(row).eq("the_only_row", true).select("version").throwOnError(),
  );
}
