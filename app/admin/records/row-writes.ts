import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { changedRows, rowsPerRequest } from "../requests.ts";
import { undoChanges } from "./record-writes.ts";

export type DatabaseTables = Database["public"]["Tables"];

/** The tables whose rows have an id, and a version that each change is made over. */
export type RowTable =
  | ("showrooms" | "lenders" | "reviews" | "articles" | "packages")
  | ("offers" | "notices" | "delivery_zones" | "text_templates" | "lots");

export async function writeRow<Name extends RowTable>(
  table: Name,
  id: string,
  row: Partial<DatabaseTables[Name]["Row"]>,
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

export async function addRow<Name extends RowTable>(
  table: Name,
  row: Partial<DatabaseTables[Name]["Row"]>,
) {
  await db()
    .from(table)
    .insert(row as never)
    .throwOnError();
}

/** Adds a row, of version 0, with what a new one is `given`, or changes the one with that id over its version. */
export const saveRow = <Name extends RowTable>(
  table: Name,
  { id, version }: { id: string; version: number },
  row: Partial<DatabaseTables[Name]["Row"]>,
  given: Partial<DatabaseTables[Name]["Row"]> = {},
) =>
  version === 0
    ? addRow(table, { ...given, ...row, id })
    : writeRow(table, id, { ...row, version });

export async function deleteRow(table: RowTable, id: string, version: number) {
  changedRows(
    await db()
      .from(table)
      .delete()
      .eq("id" as never, id as never)
      .eq("version" as never, version as never)
      .select("version")
      .throwOnError(),
  );
}

export async function removeRow(
  table: RowTable,
  { id, version }: { id: string; version: number },
  key = id,
) {
  await deleteRow(table, id, version);
  return { undo: await undoOf(table, key) };
}

/** Puts the rows with these ids into this order: each gets its place anew, so that equal ones are told apart. */
export async function orderRows(table: "reviews" | "text_templates", ids: readonly string[]) {
  const columns = "id, position, version";
  const { data } = await db().from(table).select(columns).limit(rowsPerRequest).throwOnError();
  const rows = new Map(data.map((row) => [row.id, row]));
  for (const [position, id] of ids.entries()) {
    const row = rows.get(id);
    if (!row || row.position === position) continue;
    await writeRow(table, id, { position, version: row.version });
  }
}

/**
 * How what was just done to a row, and with it, is taken back; nothing where that cannot be read, since it is done.
 * `version` is the one that it left: what somebody else did right after it stays.
 */
export async function undoOf(
  table: RowTable | "shop" | "products" | "lot_counts",
  key: string,
  version?: number,
) {
  const changes = db()
    .from("changes")
    .select("catalog_version")
    .match({ table_name: table, record: key, ...(version && { row_version: version }) });
  const { data } = await changes.order("id", { ascending: false }).limit(1);
  return data?.[0] && undoOfStep(data[0].catalog_version);
}

/** How everything that was changed in one step is taken back; nothing where that cannot be read. */
export async function undoOfStep(version: number) {
  const { data } = await db().from("changes").select("id").eq("catalog_version", version);
  return data?.length ? () => undoChanges(data.map(({ id }) => id)) : undefined;
}
