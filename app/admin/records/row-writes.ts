/** Writes rows by their id, and takes back what was done to one. Each throws what the database refuses. */
import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { changedRows, rowsPerRequest } from "../requests.ts";
import { undoChanges } from "./record-writes.ts";

type Tables = Database["public"]["Tables"];

/** The tables whose rows have an id, and a version that each change is made over. */
type Table =
  | ("showrooms" | "lenders" | "reviews" | "articles" | "packages")
  | ("offers" | "notices" | "delivery_zones" | "text_templates" | "lots");

/** Changes the row with that id, over the version that the change names. */
export async function writeRow<Name extends Table>(
  table: Name,
  id: string,
  row: Partial<Tables[Name]["Row"]>,
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

/** Adds a row. */
export async function addRow<Name extends Table>(table: Name, row: Partial<Tables[Name]["Row"]>) {
  await db()
    .from(table)
    .insert(row as never)
    .throwOnError();
}

/** Adds a row, of version 0, with what a new one is `given`, or changes the one with that id over its version. */
export const saveRow = <Name extends Table>(
  table: Name,
  { id, version }: { id: string; version: number },
  row: Partial<Tables[Name]["Row"]>,
  given: Partial<Tables[Name]["Row"]> = {},
) =>
  version === 0
    ? addRow(table, { ...given, ...row, id })
    : writeRow(table, id, { ...row, version });

/** How the form of a row saves it, with what is `given` to a new one. The history knows it by its id, or by `keyOf`. */
export const formOfRow = <Name extends Table>(
  table: Name,
  { id, version }: { id: string; version: number },
  given: Partial<Tables[Name]["Row"]> = {},
  keyOf: (row: Partial<Tables[Name]["Row"]>) => string = () => id,
) => ({
  record: { table, key: id },
  version,
  async write(row: Partial<Tables[Name]["Row"]>, over: number) {
    await saveRow(table, { id, version: over }, row, given);
    return { undo: await undoOf(table, keyOf(row), over + 1) };
  },
});

/** Removes the row with that id: what somebody else has changed since that version stays. */
export async function deleteRow(table: Table, id: string, version: number) {
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
  table: Table | "shop" | "products" | "lot_counts",
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
