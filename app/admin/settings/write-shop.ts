import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { undoOf } from "../records/row-writes.ts";
import { changedRows } from "../requests.ts";

/** Changes the shop's facts over the version that is given; answers how that is taken back. Throws what the database refuses. */
export async function writeShop(
  { name }: Pick<Tables<"shop">, "name">,
  row: Partial<Tables<"shop">> & Pick<Tables<"shop">, "version">,
) {
  changedRows(
    await db().from("shop").update(row).eq("the_only_row", true).select("version").throwOnError(),
  );
  return { undo: await undoOf("shop", row.name ?? name, row.version + 1) };
}
