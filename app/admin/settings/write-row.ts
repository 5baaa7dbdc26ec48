import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { changedRows } from "../requests.ts";

type Tables = Database["public"]["Tables"];

/** Changes the row with that id, over a version. Throws what the database refuses. */
export async function writeRow<Table extends "showrooms" | "lenders">(
  table: Table,
  id: string,
  row: Tables[Table]["Update"],
) {
  changedRows(
    await db()
      .from(table)
      .update(row as never)
      .eq("id" as never, id as never)
      .select("version")
      .throwOnError(),
  );
}
