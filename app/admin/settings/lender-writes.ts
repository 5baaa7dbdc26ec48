/** Writes the lenders. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { Done } from "../kit/use-write.ts";
import { deleteRow, writeRow } from "../records/row-writes.ts";

/** Removes a lender; one that requests or texts name is switched off instead, and keeps its name for them. */
export async function removeLender({ id, version, name, active }: Tables<"lenders">) {
  try {
    await deleteRow("lenders", id, version);
  } catch (error) {
    if ((error as { code?: string }).code !== "23503") throw error;
    if (active) await writeRow("lenders", id, { active: false, version });
    return {
      title: `${name} is off the site.`,
      note: "It stays in this list because requests use its name.",
      ...(active && {
        undo: () => writeRow("lenders", id, { active: true, version: version + 1 }),
      }),
    } satisfies Done;
  }
}

/** Puts them into this order. */
export async function orderLenders(ids: string[]) {
  await db().rpc("order_lenders", { ids }).throwOnError();
}
