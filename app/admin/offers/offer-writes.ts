/** Writes offers, notices and packages. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { undoChanges } from "../records/record-writes.ts";
import { changedRows } from "../requests.ts";
import type { Dated, OfferOrNotice } from "./offer.ts";
import { type PackageRow, type PackageValues, packageSlug } from "./package-fields.ts";

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

/** How what was just done to a row, and with it, is taken back; nothing where that cannot be read, since it is done. */
export async function undoOf(
  table: "offers" | "notices" | "packages" | "reviews" | "articles",
  id: string,
) {
  const { data } = await db()
    .from("changes")
    .select("catalog_version")
    .eq("table_name", table)
    .eq("record", id)
    .order("id", { ascending: false })
    .limit(1);
  return data?.[0] && undoOfStep(data[0].catalog_version);
}

/** How everything that was changed in one step is taken back; nothing where that cannot be read. */
export async function undoOfStep(version: number) {
  const { data } = await db().from("changes").select("id").eq("catalog_version", version);
  return data?.length ? () => undoChanges(data.map(({ id }) => id)) : undefined;
}

/** A new one with this id, where `version` is 0, or other facts over that version. */
export async function savePackage(
  values: PackageValues,
  { id, version, position }: Pick<PackageRow, "id" | "version" | "position">,
) {
  const table = db().from("packages");
  const write =
    version === 0
      ? table.insert({ ...values, id, position, slug: packageSlug(values.name, id) } as never)
      : table.update({ ...values, version } as never).eq("id", id);
  changedRows(await write.select("id").throwOnError());
}

/** As it is shown, with its offers: what somebody else has changed since stays. */
export async function removePackage(id: string, version: number) {
  changedRows(
    await db()
      .from("packages")
      .delete()
      .eq("id", id)
      .eq("version", version)
      .select("id")
      .throwOnError(),
  );
}

export type PackageChange = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** `version` is the one that it was made over. */
export async function changePackage(id: string, change: PackageChange & { version: number }) {
  changedRows(await db().from("packages").update(change).eq("id", id).select("id").throwOnError());
}
