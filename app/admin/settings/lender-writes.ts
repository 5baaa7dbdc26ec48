/** Writes the lenders. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { deleteRow, undoOf, writeRow } from "../records/row-writes.ts";

/** Removes a lender; one that requests or texts name is switched off instead, and keeps its name for them. */
export async function removeLender({ id, version, name, active }: Tables<"lenders">) {
  try {
    await deleteRow("lenders", id, version);
    return { undo: await undoOf("lenders", name) };
  } catch (error) {
    if ((error as { code?: string }).code !== "23503") throw error;
    if (active) await writeRow("lenders", id, { active: false, version });
    return {
      title: `${name} is off the site.`,
      note: "It stays in this list because requests use its name.",
      undo: active ? await undoOf("lenders", name, version + 1) : undefined,
    };
  }
}

/** Puts them into this order. */
export async function orderLenders(ids: string[]) {
  await db().rpc("order_lenders", { ids }).throwOnError();
}
