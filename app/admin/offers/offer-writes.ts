/** Writes offers, notices and packages. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { undoChanges } from "../records/record-writes.ts";
import { changedRows } from "../requests.ts";
import type { Dated, OfferOrNotice } from "./offer.ts";
import type { PackageRow } from "./package.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

/** A new one with this id, where `version` is 0, or other words and dates over that version. */
export async function saveOffer(
  row: OfferOrNotice,
  { id, version }: Pick<Dated, "id" | "version">,
) {
  // The two tables share what is asked of them here; each row goes to its own.
  const table = db().from(("words" in row ? "notices" : "offers") as "notices");
  const write =
    version === 0
      ? table.insert({ ...row, id } as never)
      : table.update({ ...row, version } as never).eq("id", id);
  changedRows(await write.select("id").throwOnError());
}

export async function endOffer({ id, place, version }: Dated, at: string) {
  changedRows(
    await db()
      .from(tableOf(place))
      .update({ ends_at: at, version })
      .eq("id", id)
      .select("id")
      .throwOnError(),
  );
}

/** As it is shown: what somebody else has changed since stays. */
export async function removeOffer({
  id,
  place,
  version,
}: Pick<Dated, "id" | "version"> & { place: string }) {
  changedRows(
    await db()
      .from(tableOf(place))
      .delete()
      .eq("id", id)
      .eq("version", version)
      .select("id")
      .throwOnError(),
  );
}

/** How what was just done to an offer is taken back; nothing where that cannot be read, since it is done. */
export async function undoOf({ id, place }: Pick<Dated, "id" | "place">) {
  const { data } = await db()
    .from("changes")
    .select("id")
    .eq("table_name", tableOf(place))
    .eq("record", id)
    .order("id", { ascending: false })
    .limit(1);
  return data?.length ? () => undoChanges(data.map(({ id }) => id)) : undefined;
}

export type PackageChange = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** `version` is the one that it was made over. */
export async function changePackage(id: string, change: PackageChange & { version: number }) {
  changedRows(await db().from("packages").update(change).eq("id", id).select("id").throwOnError());
}
