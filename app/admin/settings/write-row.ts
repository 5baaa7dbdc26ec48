import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { changedRows } from "../requests.ts";

type Tables = Database["public"]["Tables"];

/** Changes the one row whose key is given, over a version. Throws what the database refuses. */
export async function writeRow<Table extends "showrooms" | "lenders">(
  table: Table,
  [column, key]: readonly [column: "id" | "position", key: string | number],
  row: Tables[Table]["Update"],
) {
  changedRows(
    await db()
      .from(table)
      .update(row as never)
      .eq(column as never, key as never)
      .select("version")
      .throwOnError(),
  );
}
